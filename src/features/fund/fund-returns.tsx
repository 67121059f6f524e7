import './fund-figures.css'
import type { SheetFigures } from '#domain/fund-sheet.ts'
import type { Horizon } from '#domain/returns.ts'
import { dateLabel } from '#ui/day-label.ts'
import { Change, Money } from '#ui/number.tsx'
import { Part } from '#ui/part.tsx'
import { Definition } from './definition.tsx'
import { horizonNames, percent } from './figure-words.ts'

const PUT_IN = 10_000

type Props = { readonly figures: SheetFigures }

/** What it brought, in a sentence and over every stretch of time. */
export function FundReturns({ figures }: Props) {
  const found = new Map(figures.returns.map((row) => [row.horizon, row]))
  return (
    <Part id="returns" title="Returns">
      <Glance figures={figures} />
      <dl className="fund-returns-all part-wide">
        {(Object.keys(horizonNames) as Horizon[]).map((horizon) => {
          const row = found.get(horizon)
          return (
            <div key={horizon}>
              <dt>{horizonNames[horizon]}</dt>
              {row ? (
                <>
                  <dd>
                    <Change percent={row.change * 100} />
                  </dd>
                  {row.annualised !== null && <dd>{percent(row.annualised, 2)} a year</dd>}
                  <dd>from {dateLabel(row.from)}</dd>
                </>
              ) : (
                <dd>—</dd>
              )}
            </div>
          )
        })}
      </dl>
      <Definition of={['returnOver', 'annualised']} />
    </Part>
  )
}

const glances = [
  ['5Y', 'five years ago'],
  ['3Y', 'three years ago'],
  ['1Y', 'a year ago'],
] as const

/** What somebody wants to know first: what came of money, and how deep it went on the way. */
function Glance({ figures: { returns, risk, first } }: Props) {
  const known = glances.flatMap(([horizon, when]) =>
    returns.flatMap((row) => (row.horizon === horizon ? [{ row, when }] : [])),
  )
  const whole = returns.find(({ horizon }) => horizon === 'Max')
  const { row, when } = known[0] ?? { row: whole, when: `on ${dateLabel(first)}` }
  if (!row) return null
  const fall = risk.find(({ horizon }) => horizon === row.horizon)?.drawdown
  return (
    <p className="fund-glance">
      <Money value={PUT_IN} currency="INR" digits={0} /> put in {when} would be{' '}
      <strong>
        <Money value={PUT_IN * (1 + row.change)} currency="INR" digits={0} />
      </strong>{' '}
      now{row.annualised !== null && `: ${percent(row.annualised)} a year`}.{' '}
      {fall ? `On the way it was down by up to ${percent(-fall.depth)}.` : 'On the way it never fell.'}
    </p>
  )
}
