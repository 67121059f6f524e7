import { memo } from 'react'
import { markedValue, type Series, thinned, within } from './chart-series.ts'
import { type PaneView, TIME_TICKS, VALUE_TICKS } from './pane-view.ts'
import { type Point, pathThrough } from './path.ts'
import { type Extent, extentOf, position, type ScaleKind, timeTicks, valueTicks } from './scale.ts'

const SIDE = 1000
const MOST_POINTS = 400

/** The chart as SVG in the HTML: complete without scripts and the same size as the canvas. */
export const ChartPicture = memo(function ChartPicture({
  lines,
  span,
  kind,
  filled = false,
  marks = [],
  formatTick,
  ticks: count = VALUE_TICKS,
}: PaneView) {
  const shown = lines.map((line) => within(line, span))
  const extent = extentOf(shown, kind)
  const x = (at: number) => (at - span.from) / (span.to - span.from || 1)
  const y = (value: number) => 1 - position(value, extent, kind)
  const ticks = valueTicks(extent, kind, count)
  return (
    <div className="chart-picture">
      <svg className="chart-y" aria-hidden="true">
        {ticks.map((tick) => (
          <text key={tick} x="100%" dx="-8" y={percent(y(tick))} dy="0.35em" textAnchor="end">
            {formatTick(tick)}
          </text>
        ))}
      </svg>
      <svg className="chart-lines" viewBox={`0 0 ${SIDE} ${SIDE}`} preserveAspectRatio="none" aria-hidden="true">
        {ticks.map((tick) => (
          <path key={tick} className="chart-grid" d={`M0 ${unit(y(tick))}H${SIDE}`} />
        ))}
        {shown.map((line, at) => {
          const points = pointsOf(thinned(line, MOST_POINTS), x, y, kind)
          const d = pathThrough(points)
          return (
            <g key={line.id} className={`chart-color-${line.color}`}>
              {filled && at === 0 && <path className="chart-area" d={areaOf(d, points[0], extent, y)} />}
              <path className="chart-line" d={d} />
            </g>
          )
        })}
      </svg>
      {marks.length > 0 && (
        <svg className="chart-marks" aria-hidden="true">
          {marks.map((at, index) => {
            const value = markedValue(lines[0], at, span, kind === 'log')
            if (value === null) return null
            const [left, top] = [percent(x(at)), percent(y(value))]
            return (
              <g key={at}>
                <circle cx={left} cy={top} r="0.5rem" />
                <text x={left} y={top} dy="0.35em" textAnchor="middle">
                  {index + 1}
                </text>
              </g>
            )
          })}
        </svg>
      )}
      <svg className="chart-x" aria-hidden="true">
        {timeTicks(span, TIME_TICKS).map(({ at, label }) => (
          <text key={at} x={percent(x(at))} y="1.25em" textAnchor={anchorAt(x(at))}>
            {label}
          </text>
        ))}
      </svg>
    </div>
  )
})

function pointsOf(line: Series, x: (at: number) => number, y: (value: number) => number, kind: ScaleKind): Point[] {
  return line.times.flatMap((at, index): Point[] => {
    const value = line.values[index] ?? null
    // Gaps are bridged, as on the canvas.
    return value === null || (kind === 'log' && value <= 0) ? [] : [[unit(x(at)), unit(y(value))]]
  })
}

function areaOf(d: string, first: Point | undefined, { min, max }: Extent, y: (value: number) => number): string {
  return first ? `${d}V${unit(y(Math.min(Math.max(0, min), max)))}H${first[0]}Z` : ''
}

const unit = (share: number) => Math.round(share * SIDE)
const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`
const anchorAt = (share: number) => (share < 0.04 ? 'start' : share > 0.96 ? 'end' : 'middle')
