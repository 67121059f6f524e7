import { indexAfter, indexAt, type Span } from '#ui/chart/chart-series.ts'
import type { BarLayer } from '#ui/chart/pane-view.ts'

/** Draws on a canvas path or writes an SVG path: both have the same geometry. */
export type Pen = Pick<Path2D, 'moveTo' | 'lineTo' | 'rect'>
export type Place = (value: number) => number
type Reach = { readonly x: number; readonly low: number; readonly high: number }

/** Narrower bars have no body, only a stroke from low to high. */
const LEAST_SLOT = 2.5
/** More strokes become one band. */
export const MOST_STROKES = 500
/** More columns are merged at this many places across the plot. */
export const PLACES = 360
/** Width of a body, of the distance between bars. */
const BODY = 0.7
/** Widest distance that counts, of the plot: a single bar does not fill it. */
const WIDEST = 1 / 16
/** Pixels beside the plot inside a pane. */
const AXIS = 64
/** Pane widths in pixels from which on bodies are drawn; style sheets know the same. */
export const bodyWidths = [280, 340, 480, 640, 720, 980, 1120] as const

/** The pane width that bars of this period need for bodies; nothing if no page is so wide. */
export const widthForBodies = ({ from, to }: Span, step: number) =>
  bodyWidths.find((width) => width - AXIS >= ((to - from) / step) * LEAST_SLOT)

/** Half the width of a body, of the width of the plot. */
export const halfBody = ({ from, to }: Span, step: number) => Math.min(step / (to - from || 1), WIDEST) * (BODY / 2)

/** The middle of the place where a share of the plot lies. */
export const placeOf = (share: number) => (Math.min(Math.floor(share * PLACES), PLACES - 1) + 0.5) / PLACES

/** First and last index of the bars in the period. */
export const inSpan = (times: readonly number[], { from, to }: Span): readonly [start: number, end: number] => [
  indexAt(times, from),
  indexAfter(times, to),
]

/** Rising bars are hollow, falling ones filled: two pens. `half` is half the width of a body. */
export function traceCandles(
  pens: { readonly rising: Pen; readonly falling: Pen },
  { times, open = [], close = [], high, low }: BarLayer,
  [start, end]: readonly [number, number],
  { x, y, half }: { readonly x: Place; readonly y: Place; readonly half: number },
): void {
  for (let at = start; at < end; at += 1) {
    const [begin, finish] = [open[at] ?? 0, close[at] ?? 0]
    const pen = finish >= begin ? pens.rising : pens.falling
    const middle = x(times[at] ?? 0)
    const [top, bottom] = [y(Math.max(begin, finish)), y(Math.min(begin, finish))]
    stroke(pen, middle, y(high[at] ?? 0), top)
    pen.rect(middle - half, top, 2 * half, bottom - top)
    stroke(pen, middle, bottom, y(low[at] ?? 0))
  }
}

function stroke(pen: Pen, x: number, from: number, to: number): void {
  if (from === to) return
  pen.moveTo(x, from)
  pen.lineTo(x, to)
}

/** Highest and lowest value at each place; `x` is rounded by the caller. */
export function reachByPlace(
  { times, high, low }: BarLayer,
  [start, end]: readonly [number, number],
  x: Place,
): Reach[] {
  const found: Reach[] = []
  let here: { x: number; low: number; high: number } | undefined
  for (let at = start; at < end; at += 1) {
    const [top, bottom] = [high[at] ?? null, low[at] ?? null]
    if (top === null || bottom === null) continue
    const place = x(times[at] ?? 0)
    if (here?.x === place) {
      if (top > here.high) here.high = top
      if (bottom < here.low) here.low = bottom
    } else {
      here = { x: place, low: bottom, high: top }
      found.push(here)
    }
  }
  return found
}

/** A stroke from low to high at each place, never shorter than `least`. */
export function traceStrokes(pen: Pen, reach: readonly Reach[], y: Place, least: number): void {
  for (const { x, low, high } of reach) {
    const top = y(high)
    stroke(pen, x, top, Math.max(y(low), top + least))
  }
}

/** A column from low to high at each place: zero is always one of them. */
export function traceColumns(pen: Pen, reach: readonly Reach[], y: Place, half: number): void {
  for (const { x, low, high } of reach) pen.rect(x - half, y(high), 2 * half, y(low) - y(high))
}
