import type { ReactNode } from 'react'
import { PAYOUTS_LEFT_OUT } from '#domain/funds/fund-labels.ts'
import type { PlanSearch } from '#domain/funds/fund-page-query.ts'
import { planFormOf } from '#domain/funds/plan-form.ts'
import type { PlanOutcome } from '#domain/funds/plan-outcome.ts'
import { dateLabel } from '#ui/data/day-label.ts'
import { Change, Money } from '#ui/data/number.tsx'
import { PlanPicture } from './plan-picture.tsx'
import { noRateWords } from './plan-words.ts'

type Props = { readonly asked: PlanSearch; readonly outcome: PlanOutcome; readonly pays: boolean }

const YEAR_DAYS = 365
/** The final value, the amount paid in and the details. */
export function PlanResult({ asked, outcome, pays }: Props) {
  const { plan, deposit } = planFormOf(asked)
  const { paidIn, takenOut, value, day } = outcome
  const gain = value + takenOut - paidIn
  return (
    <div className="plan-result part-wide">
      <div className="plan-figures">
        <p className="plan-key plan-value">
          {plan === 'swp' ? 'Remaining' : 'Worth'} on {dateLabel(day)}
          {pays && `, ${PAYOUTS_LEFT_OUT}`}
        </p>
        <output className="figure-value">
          <Rupees value={value} />
        </output>
        <p className="text-ink-2">{storyOf(plan, outcome)}</p>
        <dl>
          <Fact name="Invested" mark={plan === 'swp' ? '' : 'plan-moved'}>
            <Rupees value={paidIn} />
          </Fact>
          {plan === 'swp' && (
            <Fact name="Withdrawn" mark="plan-moved">
              <Rupees value={takenOut} />
            </Fact>
          )}
          <Fact name={gain < 0 ? 'Loss' : 'Gain'}>
            <Rupees value={Math.abs(gain)} /> <Change percent={(gain / paidIn) * 100} />
          </Fact>
          <Fact name={pays ? `XIRR, ${PAYOUTS_LEFT_OUT}` : 'XIRR'}>
            <Rate outcome={outcome} />
          </Fact>
          <Fact name={`In an FD at ${deposit}%`} mark="plan-deposit">
            {outcome.deposit.emptied === null ? (
              <Rupees value={outcome.deposit.value} />
            ) : (
              `ran out on ${dateLabel(outcome.deposit.emptied)}`
            )}
          </Fact>
        </dl>
      </div>
      <PlanPicture kind={plan} outcome={outcome} />
    </div>
  )
}

function storyOf(plan: string, { payments, withdrawals, first, emptied }: PlanOutcome): string {
  if (plan === 'lump-sum') return `One payment, on ${dateLabel(first)}.`
  if (plan === 'swp') {
    const end = emptied === null ? '' : ` The money ran out on ${dateLabel(emptied)}.`
    return `One payment, on ${dateLabel(first)}, and ${counted(withdrawals, 'withdrawal')}.${end}`
  }
  return `${counted(payments, 'payment')}, the first on ${dateLabel(first)}.`
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

const Rupees = ({ value }: { readonly value: number }) => <Money value={value} currency="INR" digits={0} />

function Fact({
  name,
  mark = '',
  children,
}: {
  readonly name: string
  readonly mark?: string
  readonly children: ReactNode
}) {
  return (
    <div>
      <dt className={mark ? `plan-key ${mark}` : undefined}>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Rate({ outcome: { xirr, first, day } }: { readonly outcome: PlanOutcome }) {
  if (xirr.kind === 'none') return noRateWords[xirr.reason]
  const rates = xirr.kind === 'rate' ? [xirr.rate] : xirr.rates
  const isShort = (Date.parse(day) - Date.parse(first)) / 86_400_000 < YEAR_DAYS
  return (
    <>
      {rates.map((rate, at) => (
        <span key={rate}>
          {at > 0 && ' or '}
          <Change percent={rate * 100} />
        </span>
      ))}{' '}
      p.a.{rates.length > 1 && ': more than one rate fits'}
      {isShort && ', extrapolated to a full year'}
    </>
  )
}
