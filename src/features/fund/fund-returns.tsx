import './fund-figures.css'
import type { FundChip } from '#domain/funds/found-funds.ts'
import type { SheetFigures } from '#domain/funds/fund-details.ts'
import { PAYOUTS_LEFT_OUT, paysOut, returnLabels } from '#domain/funds/fund-labels.ts'
import type { Horizon } from '#domain/measures/returns.ts'
import { monthsAfter } from '#domain/time/calendar.ts'
import { isoDay, readIsoDay } from '#domain/time/day.ts'
import { dateLabel } from '#ui/day-label.ts'
import { Change, Money } from '#ui/number.tsx'
import { Part } from '#ui/part.tsx'
import { Definition } from './definition.tsx'
import { percent, roundedPercent } from './figure-words.ts'

const PUT_IN = 10_000

type Props = { readonly figures: SheetFigures; readonly option: FundChip['option'] }

/** What it brought, in a sentence and over every stretch of time. */
export function FundReturns({ figures, option }: Props) {
  const found = new Map(figures.returns.map((row) => [row.horizon, row]))
  return (
    <Part id="returns" title="Returns">
      <Glance figures={figures} option={option} />
      {paysOut(option) && <p className="text-ink-2">All returns: {PAYOUTS_LEFT_OUT}.</p>}
      <dl className="fund-returns-all part-wide">
        {figures.days.map(({ days, from, change }) => (
          <div key={days}>
            <dt>{days} days</dt>
            <dd>
              <Change percent={roundedPercent(change)} />
            </dd>
            <dd>from {dateLabel(from)}</dd>
          </div>
        ))}
        {(Object.keys(returnLabels) as Horizon[]).map((horizon) => (
          <OneReturn key={horizon} horizon={horizon} row={found.get(horizon)} figures={figures} />
        ))}
      </dl>
      <Definition of={['returnOver', 'annualised']} />
    </Part>
  )
}

type Row = SheetFigures['returns'][number]
type OneProps = { readonly horizon: Horizon; readonly row: Row | undefined; readonly figures: SheetFigures }

/** Above a year the yearly figure first, and what it came to in all second. */
function OneReturn({ horizon, row, figures }: OneProps) {
  if (!row)
    return (
      <div>
        <dt>{returnLabels[horizon]}</dt>
        <dd>—</dd>
        <dd>{whyNot(horizon, figures)}</dd>
      </div>
    )
  const yearly = horizon !== '1Y' && row.annualised !== null
  return (
    <div>
      <dt>{horizon === 'Max' && !yearly ? 'Since inception' : returnLabels[horizon]}</dt>
      <dd>
        <Change percent={roundedPercent(row.annualised ?? row.change)} />
      </dd>
      {yearly && <dd>{percent(row.change)} in total</dd>}
      <dd>from {dateLabel(row.from)}</dd>
    </div>
  )
}

/** A dash says why. */
function whyNot(horizon: Horizon, { weekly, current, first, last }: SheetFigures): string {
  if (!current && horizon !== 'Max') return `no NAV since ${dateLabel(last)}`
  if (weekly) return 'needs daily NAVs'
  const from = monthsBefore(last, horizon)
  return from !== undefined && from >= first ? 'no NAV near that date' : `first NAV ${dateLabel(first)}`
}

const months: Partial<Record<Horizon, number>> = { '1M': 1, '3M': 3, '6M': 6, '1Y': 12, '3Y': 36, '5Y': 60, '10Y': 120 }

function monthsBefore(last: string, horizon: Horizon): string | undefined {
  const [day, back] = [readIsoDay(last), months[horizon]]
  return day === undefined || back === undefined ? undefined : isoDay(monthsAfter(day, -back))
}

const glances = [
  ['5Y', 'five years ago'],
  ['3Y', 'three years ago'],
  ['1Y', 'a year ago'],
] as const

/** What somebody wants to know first: what came of money, and how deep it went on the way. */
function Glance({ figures: { returns, risk, first }, option }: Props) {
  const known = glances.flatMap(([horizon, when]) =>
    returns.flatMap((row) => (row.horizon === horizon ? [{ row, when }] : [])),
  )
  const whole = returns.find(({ horizon }) => horizon === 'Max')
  const { row, when } = known[0] ?? { row: whole, when: `on ${dateLabel(first)}` }
  if (!row) return null
  const fall = risk.find(({ horizon }) => horizon === row.horizon)?.drawdown
  return (
    <p className="fund-glance">
      <Money value={PUT_IN} currency="INR" digits={0} /> invested {when} would be{' '}
      <strong>
        <Money value={PUT_IN * (1 + row.change)} currency="INR" digits={0} />
      </strong>{' '}
      now
      {row.annualised !== null &&
        (when === 'a year ago' ? `: ${percent(row.change)}` : `: ${percent(row.annualised)} a year`)}
      {paysOut(option) && `, ${PAYOUTS_LEFT_OUT}`}. {fall === undefined ? '' : fallWords(fall)}
    </p>
  )
}

const fallWords = (fall: SheetFigures['risk'][number]['drawdown']) =>
  fall ? `The max drawdown was ${percent(-fall.depth)}.` : 'It had no drawdown.'
