import type { ReactNode } from 'react'
import { valueTicks } from '#ui/chart/scale.ts'
import { formatMoney } from '#ui/data/format-number.ts'
import { useSystemOf } from '#ui/data/number-system.ts'

/** The drawing is a square of this side, stretched to its place. */
export const SIDE = 1000
/** Padding above the highest value. */
const PADDING = 1.04

export type Place = {
  readonly x: (year: number) => number
  readonly y: (amount: number) => number
}

type Props = {
  /** What it shows, in words. */
  readonly label: string
  readonly years: number
  readonly most: number
  readonly least?: number
  /** The marks, drawn in the square. */
  readonly children: (place: Place) => ReactNode
}

/** A picture of rupees over years, with quiet axes. The data is in the table beside it. */
export function SumPicture({ label, years, most, least = 0, children }: Props) {
  const system = useSystemOf('INR')
  const extent = { min: Math.min(0, least), max: Math.max(most, 1) * PADDING }
  const y = (amount: number) => Math.round(SIDE * (1 - (amount - extent.min) / (extent.max - extent.min)))
  const x = (year: number) => Math.round((SIDE * year) / years)
  const ticks = valueTicks(extent, 'linear', 4)
  const tickLabel = (tick: number) => withoutNoughts(formatMoney(tick, 'INR', { short: true, system }))
  return (
    <div className="sum-picture" role="img" aria-label={label}>
      <svg aria-hidden="true">
        {ticks.map((tick) => (
          <text key={tick} x="100%" dx="-8" y={percent(y(tick))} dy="0.35em" textAnchor="end">
            {tickLabel(tick)}
          </text>
        ))}
      </svg>
      <svg viewBox={`0 0 ${SIDE} ${SIDE}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="sum-grid" d={ticks.map((tick) => `M0 ${y(tick)}H${SIDE}`).join('')} />
        {children({ x, y })}
      </svg>
      <svg className="sum-x" aria-hidden="true">
        {yearTicks(years).map((year) => (
          <text
            key={year}
            x={percent(x(year))}
            y="1.25em"
            textAnchor={year === 0 ? 'start' : x(year) > 960 ? 'end' : 'middle'}
          >
            {year === 0 ? 'Year 0' : year}
          </text>
        ))}
      </svg>
    </div>
  )
}

function yearTicks(years: number): number[] {
  const step = [1, 2, 5, 10].find((each) => years / each <= 6) ?? 10
  return Array.from({ length: Math.floor(years / step) + 1 }, (_, at) => at * step)
}

const percent = (place: number) => `${place / 10}%`
/** ₹25 lakh instead of ₹25.00 lakh. */
const withoutNoughts = (text: string) => text.replace(/\.(\d*?)0+(?!\d)/, (_, kept: string) => (kept ? `.${kept}` : ''))
