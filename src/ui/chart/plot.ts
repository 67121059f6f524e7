import uPlot from 'uplot'
import type { Series, Span } from './chart-series.ts'
import type { PaneView } from './pane-view.ts'
import { listenOn } from './plot-gestures.ts'
import { lookOf } from './plot-look.ts'
import { plotOptions } from './plot-options.ts'

export type PlotListeners = {
  /** Crosshair position; `null` when it left. */
  readonly onCursor: (moment: number | null) => void
  /** A custom period; `null` returns to the range. */
  readonly onSpan: (span: Span | null) => void
  /** During panning and zooming. */
  readonly onGlide: (span: Span) => void
}

export type Plot = {
  show(view: PaneView): void
  /** Shows another period for the moment. */
  glide(span: Span): void
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
    const options = plotOptions(sizeOf(place), () => view, lookOf(place), listeners)
    const built = new uPlot(options, dataOf(view), place)
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

  const glide = ({ from, to }: Span) => plot.setScale('x', { min: from, max: to })

  return {
    show(next) {
      const before = view
      view = next
      if (!sameShape(before, next)) {
        discard()
        plot = build()
        placeCursor()
        return
      }
      plot.batch(() => {
        if (!sameData(before, next)) plot.setData(dataOf(next), false)
        glide(next.span)
      })
      if (next.marks !== before.marks || next.layer !== before.layer) plot.redraw(false)
    },
    glide,
    setCursor(moment) {
      crosshair = moment
      placeCursor()
    },
    resize: () => plot.setSize(sizeOf(place)),
    destroy: discard,
  }
}

const sameShape = (a: PaneView, b: PaneView) =>
  a.kind === b.kind &&
  a.filled === b.filled &&
  a.layer?.kind === b.layer?.kind &&
  a.lines.length === b.lines.length &&
  a.lines.every((line, at) => line.color === b.lines[at]?.color)

const sameData = (a: PaneView, b: PaneView) =>
  a.layer?.high === b.layer?.high &&
  a.layer?.low === b.layer?.low &&
  a.lines.every((line, at) => line.values === b.lines[at]?.values)

type Values = Pick<Series, 'times' | 'values'>

/** All lines, and behind them highs and lows of the bars, by common moments. */
function dataOf({ lines, layer }: PaneView): uPlot.AlignedData {
  const { times = [], high = [], low = [] } = layer ?? {}
  const all: readonly Values[] = layer ? [...lines, { times, values: high }, { times, values: low }] : lines
  const [first] = all
  if (!first) return [[]]
  const tables = all.map(({ times, values }): uPlot.AlignedData => [times as number[], values as (number | null)[]])
  return all.every(({ times }) => times === first.times)
    ? [first.times as number[], ...all.map(({ values }) => values as (number | null)[])]
    : uPlot.join(tables)
}

const sizeOf = (place: HTMLElement) => ({ width: place.clientWidth, height: place.clientHeight })
