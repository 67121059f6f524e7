import './measures.css'
import type { Figures } from '#domain/measures/figures.ts'
import { monthNames } from '#ui/data/day-label.ts'
import { formatSigned } from '#ui/data/format-number.ts'
import { Part } from '#ui/data/part.tsx'
import { Wide } from '#ui/data/wide.tsx'
import { Definition } from '../definition.tsx'

type Years = Figures['years']

/** Older years are collapsed. */
const MOST_YEARS = 12

/** Every year and month, newest first. */
export function CalendarTable({ figures }: { readonly figures: Figures }) {
  const years = figures.years.toReversed()
  const [shown, folded] = [years.slice(0, MOST_YEARS), years.slice(MOST_YEARS)]
  const hasPartial = years.some(({ partial, partialMonths }) => partial || partialMonths.length > 0)
  if (years.length === 0) return null
  return (
    <Part id="calendar" title="Calendar years and months">
      <YearBars years={shown} />
      <Months years={shown} />
      {folded.length > 0 && (
        <details className="measure-more part-wide">
          <summary>
            {folded.length === 1 ? 'One earlier year' : `${folded.length} earlier years`}, back to {folded.at(-1)?.year}
          </summary>
          <Months years={folded} />
        </details>
      )}
      <p className="text-ink-2">
        Changes in %. The stronger the colour, the larger the change: under 1, 3 or 6, or more.
        {hasPartial && ' An asterisk (*) marks a partial month or year.'}
      </p>
      <Definition of={['calendarYears', 'calendarMonths']} />
    </Part>
  )
}

/** One scale for all bars, with zero at the same place. */
function YearBars({ years }: { readonly years: Years }) {
  const changes = years.map(({ change }) => Math.round(change * 1000))
  const [low, high] = [Math.min(0, ...changes), Math.max(0, ...changes)]
  return (
    <ol className="measure-years part-wide">
      {years.map(({ year, change, partial }, at) => (
        <li key={year}>
          {year}
          <svg
            className={change < 0 ? 'loss' : 'gain'}
            viewBox={`${low} 0 ${high - low || 1} 1`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d={`M0 0H${changes[at]}V1H0z`} />
          </svg>
          <b>
            {formatSigned(change * 100, 1)}%{partial && '*'}
          </b>
        </li>
      ))}
    </ol>
  )
}

/** Up to 500 cells: short class names, a letter for the sign and a digit for the size. */
function Months({ years }: { readonly years: Years }) {
  const label = `Months of ${years.at(-1)?.year} to ${years[0]?.year}`
  return (
    <Wide label={label}>
      <table className="measure-months">
        <thead>
          <tr>
            <th scope="col">Year</th>
            {monthNames.map((month) => (
              <th key={month} scope="col">
                {month}
              </th>
            ))}
            <th scope="col">Full year</th>
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, change, partial, months, partialMonths }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              {months.map((tenths, at) => (
                <td key={monthNames[at]} className={tenths === null ? undefined : stepOf(tenths)}>
                  {tenths !== null && formatSigned(tenths / 10, 1) + (partialMonths.includes(at + 1) ? '*' : '')}
                </td>
              ))}
              <td>
                {formatSigned(change * 100, 1)}
                {partial && '*'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  )
}

/** One scale for all funds, so that a calm one looks calm. */
function stepOf(tenths: number): string | undefined {
  const size = Math.abs(tenths)
  const step = size >= 60 ? 4 : size >= 30 ? 3 : size >= 10 ? 2 : 1
  return tenths === 0 ? undefined : `${tenths < 0 ? 'l' : 'g'}${step}`
}
