import type uPlot from 'uplot'
import { drawLayer } from './bars/plot-bars.ts'
import { type PaneView, TIME_TICKS, VALUE_TICKS } from './pane-view.ts'
import type { PlotListeners } from './plot.ts'
import type { Look } from './plot-look.ts'
import { drawMarks } from './plot-marks.ts'
import { timeTicks, valueTicks, withAir } from './scale.ts'

/** What uPlot is told. `current` is the view of the moment; its shape never changes during the life of a plot. */
export function plotOptions(size: Size, current: () => PaneView, look: Look, listeners: PlotListeners): uPlot.Options {
  const { kind, timeless } = current()
  const drawn = current().lines.length
  return {
    ...size,
    padding: [look.rem / 2, look.rem / 2, timeless ? look.rem / 4 : 0, 0],
    legend: { show: false },
    cursor: {
      y: false,
      drag: { x: true, y: false, setScale: false, dist: 8 },
      // uPlot's own double click zooms out; ours is handled by the caller.
      bind: { dblclick: () => null },
      // Series behind the lines only stretch the scale.
      points: { size: (_, series) => (series > drawn ? 0 : 9), width: (_, series) => (series > drawn ? 0 : 2) },
    },
    scales: {
      x: { time: true, range: (_, min, max) => [min, max] },
      y: { distr: kind === 'log' ? 3 : 1, range: (_, low, high) => valueRange(current(), low, high) },
    },
    axes: [timeAxis(look, timeless === true), valueAxis(look, current)],
    series: seriesOf(current(), look),
    hooks: { ...drawing(current, look), ...watching(listeners) },
  }
}

type Size = { readonly width: number; readonly height: number }

/** uPlot gives `null` where there is no value at all. */
function valueRange({ kind, holds = [] }: PaneView, low: number | null, high: number | null): [number, number] {
  const known = [...holds, ...(low === null || high === null ? [] : [low, high])]
  const { min, max } = withAir(Math.min(...known), Math.max(...known), kind)
  return [min, max]
}

const timeAxis = (look: Look, hidden: boolean): uPlot.Axis => ({
  show: !hidden,
  size: look.rem * 1.75,
  font: look.font,
  stroke: look.ink,
  grid: { show: false },
  ticks: { show: false },
  gap: look.rem * 0.5,
  splits: (_u, _axis, from, to) => timeTicks({ from, to }, TIME_TICKS).map(({ at }) => at),
  values: (u) => {
    const { min = 0, max = 1 } = u.scales.x ?? {}
    return timeTicks({ from: min, to: max }, TIME_TICKS).map(({ label }) => label)
  },
})

const valueAxis = (look: Look, current: () => PaneView): uPlot.Axis => ({
  size: look.rem * 3.5,
  font: look.font,
  stroke: look.ink,
  grid: { stroke: look.line, width: 1 },
  ticks: { show: false },
  gap: 8,
  splits: (_u, _axis, min, max) => [...valueTicks({ min, max }, current().kind, current().ticks ?? VALUE_TICKS)],
  values: (_u, splits) => splits.map((split) => current().formatTick(split)),
  filter: (_u, splits) => splits,
})

function seriesOf({ lines, filled, layer }: PaneView, look: Look): uPlot.Series[] {
  const points = { show: false }
  const strokes = lines.map(({ color }, at): uPlot.Series => {
    const stroke = look.color(color)
    return { stroke, width: 1.75, spanGaps: true, points, ...(filled && at === 0 && { fill: `${stroke}1f` }) }
  })
  // Highs and lows: in the scale, but drawn by the layer.
  const hidden: uPlot.Series = { paths: () => null, points }
  return [{}, ...strokes, ...(layer ? [hidden, hidden] : [])]
}

const drawing = (current: () => PaneView, look: Look): uPlot.Hooks.Arrays => ({
  drawAxes: [(u) => drawLayer(u, current(), look)],
  draw: [(u) => drawMarks(u, current(), look)],
})

const watching = ({ onCursor, onSpan }: PlotListeners): uPlot.Hooks.Arrays => ({
  setCursor: [
    (u) => {
      // Construction also fires; only real pointer events count.
      if (!u.cursor.event) return
      const index = u.cursor.idx
      const moment = index == null || (u.cursor.left ?? -1) < 0 ? undefined : u.data[0][index]
      onCursor(moment ?? null)
    },
  ],
  setSelect: [
    (u) => {
      if (u.select.width === 0) return
      const from = u.posToVal(u.select.left, 'x')
      const to = u.posToVal(u.select.left + u.select.width, 'x')
      u.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false)
      onSpan({ from, to })
    },
  ],
})
