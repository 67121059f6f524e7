import type { PostFigure } from '#domain/blog/figures/post-figure.ts'
import { type Point, pathThrough } from '#ui/chart/path.ts'
import { timeTicks, valueTicks } from '#ui/chart/scale.ts'
import { formatTick, formatUnit } from './figure-format.ts'

const SIDE = 1000
const DAY_SECONDS = 86_400
/** Padding above the highest value. */
const PADDING = 0.04

/** The figure's lines with quiet axes; `at` marks a chosen place. The data is in the table below it. */
export function FigurePicture({ figure, at }: { readonly figure: PostFigure; readonly at: number | undefined }) {
  const { lines, x: across, y: up } = figure
  const { from, to, min, max } = reachOf(figure)
  const x = (value: number) => Math.round((SIDE * (value - from)) / (to - from || 1))
  const y = (value: number) => Math.round(SIDE * (1 - (value - min) / (max - min || 1)))
  const rows = valueTicks({ min, max }, 'linear', 4)
  const columns =
    across.unit === 'day'
      ? timeTicks({ from: from * DAY_SECONDS, to: to * DAY_SECONDS }, 5).map((tick) => ({
          at: tick.at / DAY_SECONDS,
          label: tick.label,
        }))
      : valueTicks({ min: from, max: to }, 'linear', 5).map((tick) => ({
          at: tick,
          label: formatTick(tick, across.unit),
        }))
  return (
    <div className="post-picture" role="img" aria-label={wordsOf(figure)}>
      <svg aria-hidden="true">
        {rows.map((tick) => (
          <text key={tick} x="100%" dx="-8" y={percent(y(tick))} dy="0.35em" textAnchor="end">
            {formatTick(tick, up.unit)}
          </text>
        ))}
      </svg>
      <svg viewBox={`0 0 ${SIDE} ${SIDE}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="post-picture-grid" d={rows.map((tick) => `M0 ${y(tick)}H${SIDE}`).join('')} />
        {min < 0 && max > 0 && <path className="post-picture-zero" d={`M0 ${y(0)}H${SIDE}`} />}
        {lines.map((line, n) => (
          <path
            key={line.label}
            className={`post-picture-line post-color-${n + 1}`}
            d={pathThrough(line.xs.map((value, point): Point => [x(value), y(line.ys[point] ?? 0)]))}
          />
        ))}
        {at !== undefined && <path className="post-picture-at" d={`M${x(at)} 0V${SIDE}`} />}
      </svg>
      <svg className="post-picture-x" aria-hidden="true">
        {columns.map((tick) => (
          <text key={tick.at} x={percent(x(tick.at))} y="1.25em" textAnchor={anchorAt(x(tick.at))}>
            {tick.label}
          </text>
        ))}
      </svg>
    </div>
  )
}

function reachOf({ lines }: PostFigure) {
  const [xs, ys] = [lines.flatMap((line) => line.xs), lines.flatMap((line) => line.ys)]
  const [low, high] = [Math.min(0, ...ys), Math.max(0, ...ys)]
  const air = (high - low) * PADDING
  return { from: Math.min(...xs), to: Math.max(...xs), min: low < 0 ? low - air : 0, max: high > 0 ? high + air : 0 }
}

const wordsOf = ({ title, results }: PostFigure) =>
  `${title}. ${results.map(({ label, value, unit }) => `${label}: ${formatUnit(value, unit)}`).join('. ')}.`

const percent = (place: number) => `${place / 10}%`
const anchorAt = (place: number) => (place < 40 ? 'start' : place > 960 ? 'end' : 'middle')
