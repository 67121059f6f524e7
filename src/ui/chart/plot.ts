import uPlot from 'uplot'
import type { Series, Span } from './chart-series.ts'
import { type PaneView, TIME_TICKS, VALUE_TICKS } from './pane-view.ts'
import { type Look, lookOf } from './plot-look.ts'
import { drawMarks } from './plot-marks.ts'
import { timeTicks, valueTicks, withAir } from './scale.ts'

export type PlotListeners = {
  /** Crosshair position; `null` when it left. */
  readonly onCursor: (moment: number | null) => void
  /** A custom period; `null` returns to the range. */
  readonly onSpan: (span: Span | null) => void
}

export type Plot = {
  show(view: PaneView): void
  setCursor(moment: number | null): void
  resize(): void
  destroy(): void
}

/** The interactive canvas chart: same axes, ticks and colours as the SVG it replaces. */
export function createPlot(place: HTMLElement, first: PaneView, listeners: PlotListeners): Plot {
  let view = first
  let crosshair: number | null = null
  let stopListening = () => {}
  let plot = build()

  function build(): uPlot {
    const look = lookOf(place)
    const options: uPlot.Options = {
      ...sizeOf(place),
      padding: [look.rem / 2, look.rem / 2, 0, 0],
      legend: { show: false },
      cursor: {
        y: false,
        drag: { x: true, y: false, setScale: false, dist: 8 },
        // uPlot's own double click zooms out; ours is handled by the caller.
        bind: { dblclick: () => null },
        points: { size: 9, width: 2 },
      },
      scales: {
        x: { time: true, range: (_, min, max) => [min, max] },
        y: {
          distr: view.kind === 'log' ? 3 : 1,
          range: (_, low, high) => {
            const { min, max } = withAir(low, high, view.kind)
            return [min, max]
          },
        },
      },
      axes: [
        {
          size: look.rem * 1.75,
          font: look.font,
          stroke: look.ink,
          grid: { show: false },
          ticks: { show: false },
          gap: look.rem * 0.25,
          splits: (_u, _axis, from, to) => timeTicks({ from, to }, TIME_TICKS).map(({ at }) => at),
          values: (u) => {
            const { min = 0, max = 1 } = u.scales.x ?? {}
            return timeTicks({ from: min, to: max }, TIME_TICKS).map(({ label }) => label)
          },
        },
        {
          size: look.rem * 3.5,
          font: look.font,
          stroke: look.ink,
          grid: { stroke: look.line, width: 1 },
          ticks: { show: false },
          gap: 8,
          splits: (_u, _axis, min, max) => valueTicks({ min, max }, view.kind, view.ticks ?? VALUE_TICKS),
          values: (_u, splits) => splits.map((split) => view.formatTick(split)),
          filter: (_u, splits) => splits,
        },
      ],
      series: [{}, ...view.lines.map((line, at) => stroke(line, look, view.filled === true && at === 0))],
      hooks: {
        draw: [(u) => drawMarks(u, view, look)],
        setCursor: [
          (u) => {
            // Construction also fires; only real pointer events count.
            if (!u.cursor.event) return
            const index = u.cursor.idx
            const moment = index == null || (u.cursor.left ?? -1) < 0 ? undefined : u.data[0][index]
            listeners.onCursor(moment ?? null)
          },
        ],
        setSelect: [
          (u) => {
            if (u.select.width === 0) return
            const from = u.posToVal(u.select.left, 'x')
            const to = u.posToVal(u.select.left + u.select.width, 'x')
            u.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false)
            listeners.onSpan({ from, to })
          },
        ],
      },
    }
    const built = new uPlot(options, joined(view.lines), place)
    built.setScale('x', { min: view.span.from, max: view.span.to })
    stopListening = listenOn(built, listeners, () => view.whole)
    return built
  }

  function placeCursor() {
    const left = crosshair === null ? -10 : plot.valToPos(crosshair, 'x')
    plot.setCursor({ left, top: crosshair === null ? -10 : plot.over.clientHeight / 2 }, false)
  }

  function discard() {
    stopListening()
    plot.destroy()
  }

  return {
    show(next) {
      const sameShape =
        next.kind === view.kind &&
        next.filled === view.filled &&
        next.lines.length === view.lines.length &&
        next.lines.every((line, at) => line.color === view.lines[at]?.color)
      const sameData = sameShape && next.lines.every((line, at) => line.values === view.lines[at]?.values)
      const sameMarks = next.marks === view.marks
      view = next
      if (!sameShape) {
        discard()
        plot = build()
        placeCursor()
        return
      }
      plot.batch(() => {
        if (!sameData) plot.setData(joined(view.lines), false)
        plot.setScale('x', { min: view.span.from, max: view.span.to })
      })
      if (!sameMarks) plot.redraw(false)
    },
    setCursor(moment) {
      crosshair = moment
      placeCursor()
    },
    resize: () => plot.setSize(sizeOf(place)),
    destroy: discard,
  }
}

function listenOn(u: uPlot, { onCursor, onSpan }: PlotListeners, whole: () => Span): () => void {
  const glide = gliding(u, onSpan, whole)
  const touch = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') return
    const box = u.over.getBoundingClientRect()
    const moment = u.data[0][u.posToIdx(event.clientX - box.left)]
    if (moment !== undefined) onCursor(moment)
  }
  u.over.addEventListener('dblclick', () => onSpan(null))
  u.over.addEventListener('wheel', glide.onWheel, { passive: false })
  u.over.addEventListener('pointerdown', touch)
  u.over.addEventListener('pointermove', touch)
  // Listeners go with their element; a pending period change must be cancelled.
  return glide.stop
}

/** Horizontal wheel pans, Ctrl + wheel zooms; `onSpan` is called when the movement ends. */
function gliding(u: uPlot, onSpan: (span: Span) => void, whole: () => Span) {
  let rest: ReturnType<typeof setTimeout> | undefined
  const onWheel = (event: WheelEvent) => {
    const zooms = event.ctrlKey || event.metaKey
    // Some systems turn Shift + wheel into horizontal scrolling themselves.
    const sideways = event.shiftKey ? event.deltaY || event.deltaX : event.deltaX
    if (!zooms && Math.abs(sideways) < 1) return
    event.preventDefault()
    const { min = 0, max = 1 } = u.scales.x ?? {}
    const limits = whole()
    const next = zooms
      ? zoomed({ from: min, to: max }, u.posToVal(event.offsetX, 'x'), Math.exp(event.deltaY / 300), limits)
      : moved({ from: min, to: max }, ((max - min) * sideways) / u.over.clientWidth, limits)
    u.setScale('x', { min: next.from, max: next.to })
    clearTimeout(rest)
    rest = setTimeout(() => onSpan(next), 200)
  }
  return { onWheel, stop: () => clearTimeout(rest) }
}

/** Pans the period, clamped to the data. */
export const moved = ({ from, to }: Span, by: number, limits: Span) => inside({ from: from + by, to: to + by }, limits)

function inside({ from, to }: Span, limits: Span): Span {
  const by = Math.max(limits.from - from, Math.min(0, limits.to - to))
  return { from: from + by, to: to + by }
}

const SHORTEST = 7 * 86_400

/** Zooms around a moment, between one week and the whole history. */
export function zoomed({ from, to }: Span, around: number, factor: number, limits: Span): Span {
  const length = Math.min(Math.max((to - from) * factor, SHORTEST), limits.to - limits.from)
  const share = (around - from) / (to - from)
  return inside({ from: around - length * share, to: around + length * (1 - share) }, limits)
}

function joined(lines: readonly Series[]): uPlot.AlignedData {
  const [first] = lines
  if (!first) return [[]]
  const tables = lines.map(({ times, values }): uPlot.AlignedData => [times as number[], values as (number | null)[]])
  return lines.every(({ times }) => times === first.times)
    ? [first.times as number[], ...lines.map(({ values }) => values as (number | null)[])]
    : uPlot.join(tables)
}

function stroke(line: Series, look: Look, filled: boolean): uPlot.Series {
  const color = look.color(line.color)
  return {
    stroke: color,
    width: 1.75,
    spanGaps: true,
    points: { show: false },
    ...(filled && { fill: `${color}1f` }),
  }
}

const sizeOf = (place: HTMLElement) => ({ width: place.clientWidth, height: place.clientHeight })
