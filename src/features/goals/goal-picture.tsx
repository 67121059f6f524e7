import type { ReactNode } from 'react'
import { dayAfterMonths } from '#domain/goals/goal-time.ts'
import type { Day } from '#domain/time/day.ts'
import { timeTicks, valueTicks } from '#ui/chart/scale.ts'
import { formatMoney } from '#ui/data/format-number.ts'
import { useSystemOf } from '#ui/data/number-system.ts'

/** The drawing is a square of this side, stretched to its place. */
export const SIDE = 1000
/** Padding above the highest value. */
const PADDING = 1.06

export type Place = {
  /** By months from today. */
  readonly x: (months: number) => number
  readonly y: (amount: number) => number
}

type Props = {
  /** What it shows, in words. */
  readonly label: string
  readonly from: Day
  readonly months: number
  readonly most: number
  readonly currency: string
  readonly children: (place: Place) => ReactNode
  /** Round marks, which must not be stretched. */
  readonly marks?: readonly { readonly months: number; readonly amount: number; readonly text: string }[]
}

/** Amounts over the coming years, with quiet axes. The data is in the table of years. */
export function GoalPicture({ label, from, months, most, currency, children, marks = [] }: Props) {
  const system = useSystemOf(currency)
  const max = Math.max(most, 1) * PADDING
  const y = (amount: number) => Math.round(SIDE * (1 - Math.min(amount, max) / max))
  const x = (at: number) => Math.round((SIDE * at) / months)
  const ticks = valueTicks({ min: 0, max }, 'linear', 4)
  const span = { from: from * 86_400, to: dayAfterMonths(from, months) * 86_400 }
  const across = (at: number) => (at - span.from) / (span.to - span.from || 1)
  return (
    <div className="goal-picture" role="img" aria-label={label}>
      <svg className="amount-personal" aria-hidden="true">
        {ticks.map((tick) => (
          <text key={tick} x="100%" dx="-8" y={percent(y(tick))} dy="0.35em" textAnchor="end">
            {withoutNoughts(formatMoney(tick, currency, { short: true, system }))}
          </text>
        ))}
      </svg>
      <div className="goal-picture-stage">
        <svg viewBox={`0 0 ${SIDE} ${SIDE}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="goal-grid" d={ticks.map((tick) => `M0 ${y(tick)}H${SIDE}`).join('')} />
          {children({ x, y })}
        </svg>
        <svg className="goal-picture-marks" aria-hidden="true">
          {marks.map(({ months: at, amount, text }) => (
            <g key={text}>
              <circle cx={percent(x(at))} cy={percent(y(amount))} r="5" />
              <text
                x={percent(x(at))}
                y={percent(y(amount))}
                dy="-0.75em"
                textAnchor={x(at) < 60 ? 'start' : x(at) > 940 ? 'end' : 'middle'}
              >
                {text}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <svg className="goal-picture-x" aria-hidden="true">
        {timeTicks(span, 6).map(({ at, label: text }) => (
          <text
            key={at}
            x={percent(SIDE * across(at))}
            y="1.25em"
            textAnchor={across(at) < 0.04 ? 'start' : across(at) > 0.96 ? 'end' : 'middle'}
          >
            {text}
          </text>
        ))}
      </svg>
    </div>
  )
}

const percent = (place: number) => `${Math.round(place * 10) / 100}%`
/** ₹25 lakh instead of ₹25.00 lakh. */
const withoutNoughts = (text: string) => text.replace(/\.(\d*?)0+(?!\d)/, (_, kept: string) => (kept ? `.${kept}` : ''))
