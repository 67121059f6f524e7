import type { ReactNode } from 'react'
import type { Span } from '#ui/chart/chart-series.ts'
import type { BarLayer, LayerPictureProps } from '#ui/chart/pane-view.ts'
import { type Point, pathThrough } from '#ui/chart/path.ts'
import {
  bodyWidths,
  halfBody,
  inSpan,
  MOST_STROKES,
  type Pen,
  PLACES,
  type Place,
  placeOf,
  reachByPlace,
  traceCandles,
  traceColumns,
  traceStrokes,
  widthForBodies,
} from './bar-geometry.ts'

const HEIGHT = 1000
/** Ten times finer than the picture: bodies are only a few of its units wide. */
const WIDTH = 10_000

/** Candles, or what they become where they are narrow: style sheets choose by the pane's width. */
export function CandlePicture({ layer, span, kind, y }: LayerPictureProps) {
  const bars = inSpan(layer.times, span)
  const frame = frameOf(span, kind === 'log' ? positive(y) : y)
  const from = widthForBodies(span, layer.step)
  return (
    <Fine>
      {from && <Bodies layer={layer} bars={bars} frame={frame} half={halfOf(layer, span)} from={from} />}
      {from !== bodyWidths[0] && (
        <g className={from && `chart-below-${from}`}>
          <HighLow layer={layer} bars={bars} frame={frame} />
        </g>
      )}
    </Fine>
  )
}

/** Columns from zero. */
export function ColumnPicture({ layer, span, y }: LayerPictureProps) {
  const bars = inSpan(layer.times, span)
  const frame = frameOf(span, y)
  const dense = bars[1] - bars[0] > MOST_STROKES
  const pen = svgPen()
  traceColumns(
    pen,
    reachByPlace(layer, bars, dense ? frame.coarse : frame.x),
    frame.y,
    dense ? Math.round(WIDTH / PLACES / 2) : halfOf(layer, span),
  )
  return (
    <Fine>
      <path className="chart-columns" d={pen.path()} />
    </Fine>
  )
}

/** Finer units in the same place. */
const Fine = ({ children }: { readonly children: ReactNode }) => (
  <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className="chart-color-1" aria-hidden="true">
    {children}
  </svg>
)

type Bars = readonly [start: number, end: number]
type Frame = ReturnType<typeof frameOf>
type PartProps = { readonly layer: BarLayer; readonly bars: Bars; readonly frame: Frame }

function Bodies({ layer, bars, frame, half, from }: PartProps & { readonly half: number; readonly from: number }) {
  const pens = { rising: svgPen(), falling: svgPen() }
  traceCandles(pens, layer, bars, { ...frame, half })
  return (
    <g className={from === bodyWidths[0] ? undefined : `chart-from-${from}`}>
      <path className="chart-rising" d={pens.rising.path()} />
      <path className="chart-falling" d={pens.falling.path()} />
    </g>
  )
}

function HighLow({ layer, bars, frame: { x, y, coarse } }: PartProps) {
  if (bars[1] - bars[0] <= MOST_STROKES) {
    const pen = svgPen()
    traceStrokes(pen, reachByPlace(layer, bars, x), y, 3)
    return <path className="chart-strokes" d={pen.path()} />
  }
  const reach = reachByPlace(layer, bars, coarse)
  const upper = pathThrough(reach.map(({ x: at, high }): Point => [at, y(high)]))
  const lower = pathThrough(reach.toReversed().map(({ x: at, low }): Point => [at, y(low)]))
  return <path className="chart-band" d={`${upper}L${lower.slice(1)}Z`} />
}

function frameOf({ from, to }: Span, y: Place) {
  const share = (at: number) => (at - from) / (to - from || 1)
  return {
    x: (at: number) => Math.round(share(at) * WIDTH),
    coarse: (at: number) => Math.round(placeOf(share(at)) * WIDTH),
    y: (value: number) => Math.round(y(value) * HEIGHT),
  }
}

/** A log scale has no place for zero: its lower end. */
const positive =
  (y: Place): Place =>
  (value) =>
    value > 0 ? y(value) : 1

const halfOf = ({ step }: BarLayer, span: Span) => Math.round(halfBody(span, step) * WIDTH)

/** Writes a path with only vertical lines and rectangles. */
export function svgPen(): Pen & { path(): string } {
  const parts: string[] = []
  return {
    moveTo: (x, y) => parts.push(`M${x} ${y}`),
    lineTo: (_, y) => parts.push(`V${y}`),
    rect: (x, y, width, height) => parts.push(`M${x} ${y}h${width}v${height}h${-width}z`),
    path: () => parts.join(''),
  }
}
