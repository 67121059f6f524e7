import type uPlot from 'uplot'
import type { BarLayer, PaneView } from '#ui/chart/pane-view.ts'
import type { Look } from '#ui/chart/plot-look.ts'
import {
  BODY,
  inSpan,
  MOST_STROKES,
  type Place,
  reachByPlace,
  traceCandles,
  traceColumns,
  traceStrokes,
  widthForBodies,
} from './bar-geometry.ts'

type Frame = { readonly x: Place; readonly y: Place; readonly slot: number; readonly bars: readonly [number, number] }

/** Bars on the canvas, below the lines. */
export function drawLayer(u: uPlot, { layer, kind }: PaneView, look: Look): void {
  const { min = 0, max = 1 } = u.scales.x ?? {}
  if (!layer || max <= min) return
  const { left, width } = u.bbox
  const span = { from: min, to: max }
  const frame: Frame = {
    // Half a pixel: a stroke of one pixel is sharp.
    x: (at) => Math.round(left + ((at - min) / (max - min)) * width) + 0.5,
    y: (value) =>
      kind === 'log' && value <= 0 ? u.bbox.top + u.bbox.height : Math.round(u.valToPos(value, 'y', true)),
    slot: (layer.step / (max - min)) * width,
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

function drawCandles(ctx: CanvasRenderingContext2D, layer: BarLayer, { bars, slot, ...frame }: Frame, look: Look) {
  const pens = { rising: new Path2D(), falling: new Path2D() }
  traceCandles(pens, layer, bars, { ...frame, half: Math.max(1, Math.round((slot * BODY) / 2)) })
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

function drawColumns(ctx: CanvasRenderingContext2D, layer: BarLayer, { x, y, slot, bars }: Frame, look: Look) {
  const path = new Path2D()
  traceColumns(path, reachByPlace(layer, bars, x), y, Math.max(0.5, Math.round((slot * BODY) / 2)))
  ctx.globalAlpha = COLUMN_ALPHA
  ctx.fillStyle = look.ink
  ctx.fill(path)
}

/** As in the style sheet. */
const COLUMN_ALPHA = 0.6
