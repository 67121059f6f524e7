import './measures.css'
import { type InstrumentKind, instrumentWords } from '#catalogue/instruments.ts'
import type { Currency } from '#catalogue/money.ts'
import type { Figures } from '#domain/measures/figures.ts'
import { returnLabels } from '#domain/measures/return-labels.ts'
import type { Horizon } from '#domain/measures/returns.ts'
import { monthsAfter } from '#domain/time/calendar.ts'
import { isoDay, readIsoDay } from '#domain/time/day.ts'
import { dateLabel } from '#ui/data/day-label.ts'
import { Change, Money } from '#ui/data/number.tsx'
import { Part } from '#ui/data/part.tsx'
import { Definition } from '../definition.tsx'
import { percent, roundedPercent } from '../figure-words.ts'

const INVESTED = 10_000

type Props = {
  readonly kind: InstrumentKind
  readonly currency: Currency
  readonly figures: Figures
  /** What the figures leave out, such as payouts. */
  readonly leftOut?: string | undefined
}

/** Returns in a sentence and by period. */
export function TrailingReturns({ kind, currency, figures, leftOut }: Props) {
  const found = new Map(figures.returns.map((row) => [row.horizon, row]))
  return (
    <Part id="returns" title="Returns">
      <Glance figures={figures} currency={currency} leftOut={leftOut} />
      {leftOut && <p className="text-ink-2">All returns: {leftOut}.</p>}
      <dl className="measure-returns part-wide">
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
          <OneReturn key={horizon} kind={kind} horizon={horizon} row={found.get(horizon)} figures={figures} />
        ))}
      </dl>
      <Definition of={['returnOver', 'annualised']} />
    </Part>
  )
}

type Row = Figures['returns'][number]
type OneProps = Pick<Props, 'kind' | 'figures'> & { readonly horizon: Horizon; readonly row: Row | undefined }

/** Above one year: the yearly return first, the total second. */
function OneReturn({ kind, horizon, row, figures }: OneProps) {
  if (!row)
    return (
      <div>
        <dt>{returnLabels[horizon]}</dt>
        <dd>—</dd>
        <dd>{whyNot(kind, horizon, figures)}</dd>
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

/** Why there is no figure. */
function whyNot(kind: InstrumentKind, horizon: Horizon, { weekly, current, first, last }: Figures): string {
  const { value, values } = instrumentWords[kind]
  if (!current && horizon !== 'Max') return `no ${value} since ${dateLabel(last)}`
  if (weekly) return `needs daily ${values}`
  const from = monthsBefore(last, horizon)
  return from !== undefined && from >= first ? `no ${value} near that date` : `first ${value} ${dateLabel(first)}`
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

/** The summary: the final value of an investment and the worst drawdown. */
function Glance({ figures: { returns, risk, first }, currency, leftOut }: Omit<Props, 'kind'>) {
  const known = glances.flatMap(([horizon, when]) =>
    returns.flatMap((row) => (row.horizon === horizon ? [{ row, when }] : [])),
  )
  const whole = returns.find(({ horizon }) => horizon === 'Max')
  const { row, when } = known[0] ?? { row: whole, when: `on ${dateLabel(first)}` }
  if (!row) return null
  const fall = risk.find(({ horizon }) => horizon === row.horizon)?.drawdown
  return (
    <p className="part-lead">
      <Money value={INVESTED} currency={currency} digits={0} /> invested {when} would be{' '}
      <strong>
        <Money value={INVESTED * (1 + row.change)} currency={currency} digits={0} />
      </strong>{' '}
      now
      {row.annualised !== null &&
        (when === 'a year ago' ? `: ${percent(row.change)}` : `: ${percent(row.annualised)} a year`)}
      {leftOut && `, ${leftOut}`}. {fall === undefined ? '' : fallWords(fall)}
    </p>
  )
}

const fallWords = (fall: Figures['risk'][number]['drawdown']) =>
  fall ? `The max drawdown was ${percent(-fall.depth)}.` : 'There was no drawdown.'
