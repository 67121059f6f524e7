import { type PaneView, TIME_TICKS, VALUE_TICKS } from './pane-view.ts'
import { type Extent, extentOf, position, type ScaleKind, timeTicks, valueTicks } from './scale.ts'
import { markedValue, type Series, thinned, within } from './series.ts'

const SIDE = 1000
const MOST_POINTS = 400

/** The chart as it arrives in the page: complete without a script, and of exactly the size of the live one. */
export function ChartPicture({
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
          const d = pathOf(thinned(line, MOST_POINTS), x, y, kind)
          return (
            <g key={line.id} className={`chart-color-${line.color}`}>
              {filled && at === 0 && <path className="chart-area" d={areaOf(d, extent, y)} />}
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
}

function pathOf(line: Series, x: (at: number) => number, y: (value: number) => number, kind: ScaleKind): string {
  let d = ''
  let pen = 'M'
  line.times.forEach((at, index) => {
    const value = line.values[index] ?? null
    // A gap is bridged, as on the canvas.
    if (value === null || (kind === 'log' && value <= 0)) return
    d += `${pen}${unit(x(at))} ${unit(y(value))}`
    pen = 'L'
  })
  return d
}

function areaOf(d: string, { min, max }: Extent, y: (value: number) => number): string {
  const points = d.slice(1).split('L')
  const ground = unit(y(Math.min(Math.max(0, min), max)))
  const first = points[0]?.split(' ')[0]
  const last = points.at(-1)?.split(' ')[0]
  return first === undefined || d === '' ? '' : `${d}L${last} ${ground}L${first} ${ground}Z`
}

const unit = (share: number) => Math.round(share * SIDE)
const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`
const anchorAt = (share: number) => (share < 0.04 ? 'start' : share > 0.96 ? 'end' : 'middle')
