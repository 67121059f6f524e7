import type uPlot from 'uplot'
import type { BarLayer, PaneView } from '#ui/chart/pane-view.ts'
import type { Look } from '#ui/chart/plot-look.ts'
import {
  halfBody,
  inSpan,
  MOST_STROKES,
  PLACES,
  type Place,
  placeOf,
  reachByPlace,
  traceCandles,
  traceColumns,
  traceStrokes,
  widthForBodies,
} from './bar-geometry.ts'

type Frame = {
  readonly x: Place
  /** The same, rounded to few places. */
  readonly coarse: Place
  readonly y: Place
  readonly half: number
  readonly width: number
  readonly bars: readonly [start: number, end: number]
}

/** Bars on the canvas, below the lines. */
export function drawLayer(u: uPlot, { layer, kind }: PaneView, look: Look): void {
  const { min = 0, max = 1 } = u.scales.x ?? {}
  if (!layer || max <= min) return
  const { left, width } = u.bbox
  const span = { from: min, to: max }
  const share = (at: number) => (at - min) / (max - min)
  const frame: Frame = {
    // Half a pixel: a stroke of one pixel is sharp.
    x: (at) => Math.round(left + share(at) * width) + 0.5,
    coarse: (at) => left + placeOf(share(at)) * width,
    y: (value) =>
      kind === 'log' && value <= 0 ? u.bbox.top + u.bbox.height : Math.round(u.valToPos(value, 'y', true)),
    half: halfBody(span, layer.step) * width,
    width,
    bars: inSpan(layer.times, span),
  }
  u.ctx.save()
  u.ctx.lineWidth = Math.max(1, Math.floor(devicePixelRatio))
  if (layer.kind === 'columns') drawColumns(u.ctx, layer, frame, look)
  else if (u.width >= (widthForBodies(span, layer.step) ?? Number.POSITIVE_INFINITY))
    drawCandles(u.ctx, layer, frame, look)
  else drawHighLow(u.ctx, layer, frame, look)
  u.ctx.restore()
}

function drawCandles(ctx: CanvasRenderingContext2D, layer: BarLayer, { x, y, half, bars }: Frame, look: Look) {
  const pens = { rising: new Path2D(), falling: new Path2D() }
  traceCandles(pens, layer, bars, { x, y, half: Math.max(1, Math.round(half)) })
  ctx.strokeStyle = look.gain
  ctx.stroke(pens.rising)
  ctx.strokeStyle = look.loss
  ctx.stroke(pens.falling)
  ctx.fillStyle = look.loss
  ctx.fill(pens.falling)
}

function drawHighLow(ctx: CanvasRenderingContext2D, layer: BarLayer, { x, y, bars }: Frame, look: Look) {
  const reach = reachByPlace(layer, bars, x)
  const color = look.color(1)
  const path = new Path2D()
  ctx.strokeStyle = color
  if (bars[1] - bars[0] <= MOST_STROKES) {
    traceStrokes(path, reach, y, 1)
  } else {
    for (const { x: at, high } of reach) path.lineTo(at, y(high))
    for (const { x: at, low } of reach.toReversed()) path.lineTo(at, y(low))
    path.closePath()
    ctx.fillStyle = color
    ctx.fill(path)
  }
  ctx.stroke(path)
}

function drawColumns(ctx: CanvasRenderingContext2D, layer: BarLayer, frame: Frame, look: Look) {
  const { x, coarse, y, half, width, bars } = frame
  const path = new Path2D()
  if (bars[1] - bars[0] > MOST_STROKES) traceColumns(path, reachByPlace(layer, bars, coarse), y, width / PLACES / 2)
  else traceColumns(path, reachByPlace(layer, bars, x), y, Math.max(0.5, Math.round(half)))
  ctx.globalAlpha = COLUMN_ALPHA
  ctx.fillStyle = look.ink
  ctx.fill(path)
}

/** As in the style sheet. */
const COLUMN_ALPHA = 0.6
