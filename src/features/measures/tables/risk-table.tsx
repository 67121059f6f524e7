import './measures.css'
import type { ReactNode } from 'react'
import type { BasicFigures, Figures } from '#domain/measures/figures.ts'
import type { Horizon } from '#domain/measures/returns.ts'
import { dateLabel } from '#ui/data/day-label.ts'
import { formatNumber } from '#ui/data/format-number.ts'
import { Change } from '#ui/data/number.tsx'
import { Part } from '#ui/data/part.tsx'
import { Wide } from '#ui/data/wide.tsx'
import { Definition } from '../definition.tsx'
import { horizonNames, monthLabel, percent } from '../figure-words.ts'

type Props = {
  readonly figures: Pick<Figures, 'risk' | 'best'>
  /** Below the table: the risk-free rate form. */
  readonly children: ReactNode
}

type Risk = BasicFigures['risk']

/** Volatility, drawdown and risk-adjusted returns. */
export function RiskTable({ figures: { risk, best }, children }: Props) {
  return (
    <Part id="risk" title="Risk">
      <Wide label="Risk by period">
        <table className="figure-table">
          <thead>
            <tr>
              <td />
              {risk.map(({ horizon }) => (
                <th key={horizon} scope="col">
                  {stretchOf(horizon)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, figure]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {risk.map((row) => (
                  <td key={row.horizon}>{figure(row)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
      <Falls risk={risk} />
      {children}
      <Definition of={['volatility', 'monthlyRisk', 'sharpe', 'sortino', 'maxDrawdown']} />
      <Extremes best={best} />
    </Part>
  )
}

const share = (value: number | null) => (value === null ? '—' : percent(value))
const ratio = (value: number | null) => (value === null ? '—' : formatNumber(value, 2))

const rows: readonly (readonly [name: string, figure: (row: Risk[number]) => string])[] = [
  ['Volatility, daily', ({ volatility }) => share(volatility)],
  ['Volatility, monthly', ({ monthly }) => share(monthly.volatility)],
  ['Sharpe ratio, daily', ({ sharpe }) => ratio(sharpe)],
  ['Sharpe ratio, monthly', ({ monthly }) => ratio(monthly.sharpe)],
  ['Sortino ratio, daily', ({ sortino }) => ratio(sortino)],
  ['Max drawdown', ({ drawdown }) => (drawdown === null ? 'none' : percent(drawdown.depth))],
]

/** One line per drawdown; it may be the worst of several periods. */
function Falls({ risk }: { readonly risk: Risk }) {
  const falls = Map.groupBy(
    risk.filter(({ drawdown }) => drawdown !== null),
    ({ drawdown }) => `${drawdown?.peak} ${drawdown?.trough}`,
  )
  return (
    <ul className="measure-falls">
      {[...falls].map(([key, [first, ...others]]) => (
        <li key={key}>
          <strong>{[first, ...others].map((row) => (row ? stretchOf(row.horizon) : '')).join(', ')}:</strong>{' '}
          {first?.drawdown && fallSentence(first.drawdown)}
        </li>
      ))}
    </ul>
  )
}

/** Short enough for a column header. */
const stretchOf = (horizon: Horizon) => (horizon === 'Max' ? 'All' : horizonNames[horizon])

const fallSentence = ({ depth, peak, trough, recovery }: NonNullable<Risk[number]['drawdown']>) =>
  `fell ${percent(-depth)} from ${dateLabel(peak)} to ${dateLabel(trough)}, ${recovery ? `back on ${dateLabel(recovery)}` : 'not yet recovered'}.`

const spans = [
  ['day', 'Day', dateLabel],
  ['month', 'Month', monthLabel],
  ['year', 'Year', (day: string) => day.slice(0, 4)],
] as const

function Extremes({ best }: Pick<Figures, 'best'>) {
  const known = spans.filter(([name]) => best[name] !== null)
  if (known.length === 0) return null
  return (
    <>
      <h3 className="measure-sub">Best and worst</h3>
      <Wide label="Best and worst day, month and year">
        <table className="figure-table measure-extremes">
          <thead>
            <tr>
              <td />
              <th scope="col">Best</th>
              <th scope="col">Worst</th>
            </tr>
          </thead>
          <tbody>
            {known.map(([name, label, when]) => (
              <tr key={name}>
                <th scope="row">{label}</th>
                {[best[name]?.best, best[name]?.worst].map(
                  (one, at) =>
                    one && (
                      <td key={at === 0 ? 'best' : 'worst'}>
                        <Change percent={one.change * 100} /> <span>{when(one.to)}</span>
                      </td>
                    ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
      <Definition of={['bestAndWorst']} />
    </>
  )
}
