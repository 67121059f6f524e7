import type { GrowthYear } from '#domain/money/growth.ts'

const WIDTH = 1000
const HEIGHT = 600

/** An area chart of value over paid-in money, drawn like a banyan: a root for each year. */
export function GrowthPicture({ course }: { course: readonly GrowthYear[] }) {
  const end = course.at(-1) ?? { year: 1, paidIn: 1, value: 1 }
  const x = (year: number) => Math.round((year / end.year) * WIDTH)
  const y = (amount: number) => Math.round(HEIGHT * (1 - amount / end.value))
  const line = (amount: (year: GrowthYear) => number) =>
    course.map((one) => `${x(one.year)} ${y(amount(one))}`).join('L')
  const roots = course.slice(1, -1).map((one) => `M${x(one.year)} ${y(one.value)}V${HEIGHT}`)
  // Beside the line, on its left where it is steep.
  const late = course[Math.round(end.year * 0.85)] ?? end
  const nameAt = { x: `${x(late.year) / 10}%`, y: `${(y(late.value) / HEIGHT) * 100}%` }
  // Inside its own area, or above it if that is too low.
  const paidShare = end.paidIn / end.value
  const paidNameAt = 100 * (paidShare > 0.2 ? 1 - paidShare / 2 : 0.92 - paidShare)
  return (
    <div className="growth-picture" aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="growth-crown" d={`M${line(({ value }) => value)}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`} />
        <path className="growth-ground" d={`M${line(({ paidIn }) => paidIn)}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`} />
        <path className="growth-roots" d={roots.join('')} />
        <path className="growth-line" d={`M${line(({ value }) => value)}`} />
        <path className="growth-line growth-paid" d={`M${line(({ paidIn }) => paidIn)}`} />
      </svg>
      <svg aria-hidden="true">
        <text className="growth-name-value" x={nameAt.x} dx="-14" y={nameAt.y} textAnchor="end">
          value
        </text>
        <text className="growth-name-paid" x="100%" dx="-8" y={`${paidNameAt}%`} dy="0.35em" textAnchor="end">
          amount invested
        </text>
      </svg>
      <p className="growth-axis">
        <span>now</span>
        <span>
          {end.year} {end.year === 1 ? 'year' : 'years'}
        </span>
      </p>
    </div>
  )
}
