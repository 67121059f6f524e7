import type { PlanKind } from '#domain/funds/fund-page-query.ts'
import type { PlanOutcome } from '#domain/funds/plan-outcome.ts'
import { type Point, pathThrough } from '#ui/chart/path.ts'
import { timeTicks, valueTicks } from '#ui/chart/scale.ts'
import { dayLabel } from '#ui/data/day-label.ts'
import { formatMoney } from '#ui/data/format-number.ts'
import { useSystemOf } from '#ui/data/number-system.ts'

const SIDE = 1000
/** Padding above the maximum. */
const PADDING = 1.04

/** Invested, value and FD over time, from zero. The legend is at the figures. */
export function PlanPicture({ kind, outcome }: { readonly kind: PlanKind; readonly outcome: PlanOutcome }) {
  const system = useSystemOf('INR')
  const { moved, value, deposit } = outcome.course
  const max = Math.max(...moved, ...value, ...deposit, 1) * PADDING
  const ticks = valueTicks({ min: 0, max }, 'linear', 4)
  const span = { from: Date.parse(outcome.first) / 1000, to: Date.parse(outcome.day) / 1000 }
  const x = (at: number) => (at - span.from) / (span.to - span.from || 1)
  const line = (course: readonly number[]) =>
    pathThrough(course.map((amount, at): Point => [unit(at / (course.length - 1 || 1)), unit(1 - amount / max)]))
  const worth = line(value)
  const tickLabel = (tick: number) => withoutNoughts(formatMoney(tick, 'INR', { short: true, system }))
  return (
    <div
      className="plan-picture"
      role="img"
      aria-label={`Value from ${dayLabel(span.from)} to ${dayLabel(span.to)}, compared with the amount ${kind === 'swp' ? 'withdrawn' : 'invested'} and an FD; the highest line reaches ${formatMoney(max / PADDING, 'INR', { short: true, system })}`}
    >
      <svg className="plan-y" aria-hidden="true">
        {ticks.map((tick) => (
          <text key={tick} x="100%" dx="-8" y={percent(1 - tick / max)} dy="0.35em" textAnchor="end">
            {tickLabel(tick)}
          </text>
        ))}
      </svg>
      <svg viewBox={`0 0 ${SIDE} ${SIDE}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="plan-grid" d={ticks.map((tick) => `M0 ${unit(1 - tick / max)}H${SIDE}`).join('')} />
        <path className="plan-area" d={`${worth}V${SIDE}H0Z`} />
        <path className="plan-deposit" d={line(deposit)} />
        <path className="plan-moved" d={line(moved)} />
        <path className="plan-value" d={worth} />
      </svg>
      <svg className="plan-x" aria-hidden="true">
        {timeTicks(span, 6).map(({ at, label }) => (
          <text
            key={at}
            x={percent(x(at))}
            y="1.25em"
            textAnchor={x(at) < 0.04 ? 'start' : x(at) > 0.96 ? 'end' : 'middle'}
          >
            {label}
          </text>
        ))}
      </svg>
    </div>
  )
}

const unit = (share: number) => Math.round(share * SIDE)
const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`
/** ₹25 lakh instead of ₹25.00 lakh. */
const withoutNoughts = (text: string) => text.replace(/\.(\d*?)0+(?!\d)/, (_, kept: string) => (kept ? `.${kept}` : ''))
