import { memo } from 'react'
import { markedValue, type Series, thinned, within } from './chart-series.ts'
import { type PaneView, TIME_TICKS, VALUE_TICKS } from './pane-view.ts'
import { type Point, pathThrough } from './path.ts'
import { type Extent, extentOf, position, type ScaleKind, timeTicks, valueTicks } from './scale.ts'

const SIDE = 1000
const MOST_POINTS = 400

/** The chart as SVG in the HTML: complete without scripts and the same size as the canvas. */
export const ChartPicture = memo(function ChartPicture(view: PaneView) {
  const { lines, span, kind, filled = false, layer, holds = [], formatTick } = view
  const shown = lines.map((line) => within(line, span))
  const extent = extentOf([...shown, ...(layer?.reach(span) ?? []), { values: holds }], kind)
  const x = (at: number) => (at - span.from) / (span.to - span.from || 1)
  const y = (value: number) => 1 - position(value, extent, kind)
  const ticks = valueTicks(extent, kind, view.ticks ?? VALUE_TICKS)
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
        {layer && <layer.Picture layer={layer} span={span} kind={kind} y={y} />}
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
      <PictureMarks {...view} x={x} y={y} />
      {!view.timeless && (
        <svg className="chart-x" aria-hidden="true">
          {timeTicks(span, TIME_TICKS).map(({ at, label }) => (
            <text key={at} x={percent(x(at))} y="1.25em" textAnchor={anchorAt(x(at))}>
              {label}
            </text>
          ))}
        </svg>
      )}
    </div>
  )
})

type Place = (value: number) => number

function PictureMarks({ lines, marks = [], anchor = lines[0], span, kind, x, y }: PaneView & { x: Place; y: Place }) {
  if (marks.length === 0) return null
  return (
    <svg className="chart-marks" aria-hidden="true">
      {marks.map(({ at, sign, onAxis }) => {
        const value = markedValue(anchor, at, span, kind === 'log')
        if (value === null) return null
        const [left, top] = [percent(x(at)), onAxis ? '100%' : percent(y(value))]
        return (
          <g key={`${at}${sign}`} className={onAxis ? 'chart-flag' : undefined}>
            <circle cx={left} cy={top} r="0.5rem" />
            <text x={left} y={top} dy="0.35em" textAnchor="middle">
              {sign}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

function pointsOf(line: Series, x: Place, y: Place, kind: ScaleKind): Point[] {
  return line.times.flatMap((at, index): Point[] => {
    const value = line.values[index] ?? null
    // Gaps are bridged, as on the canvas.
    return value === null || (kind === 'log' && value <= 0) ? [] : [[unit(x(at)), unit(y(value))]]
  })
}

function areaOf(d: string, first: Point | undefined, { min, max }: Extent, y: Place): string {
  return first ? `${d}V${unit(y(Math.min(Math.max(0, min), max)))}H${first[0]}Z` : ''
}

const unit = (share: number) => Math.round(share * SIDE)
const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`
const anchorAt = (share: number) => (share < 0.04 ? 'start' : share > 0.96 ? 'end' : 'middle')
