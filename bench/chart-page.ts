import uPlot from 'uplot'
import type { Series } from '#ui/chart/chart-series.ts'
import type { PaneView } from '#ui/chart/pane-view.ts'
import { createPlot } from '#ui/chart/plot.ts'
import { moved } from '#ui/chart/plot-gestures.ts'

/** Runs in the browser of `chart-bench.ts`. */
const DAY = 86_400
const LAST = Date.UTC(2026, 10, 13) / 1000

function walk(points: number): Series {
  const times = Array.from({ length: points }, (_, at) => LAST - (points - at) * DAY)
  let value = 100
  const values = times.map((_, at) => {
    value *= 1 + Math.sin(at * 12.9898) * 0.01 + 0.0002
    return value
  })
  return { id: 'a', label: 'A', color: 1, times, values }
}

const viewOf = (line: Series): PaneView => ({
  lines: [line],
  span: { from: line.times[0] ?? 0, to: LAST },
  whole: { from: line.times[0] ?? 0, to: LAST },
  kind: 'linear',
  filled: true,
  formatTick: String,
})
const silent = { onCursor: () => {}, onSpan: () => {}, onGlide: () => {} }

function place(): HTMLElement {
  const element = document.createElement('div')
  Object.assign(element.style, { width: '800px', height: '350px' })
  document.body.append(element)
  return element
}

/** uPlot draws in a microtask; measures main-thread time until then. */
async function timed(draw: (element: HTMLElement) => { destroy(): void }): Promise<number> {
  const element = place()
  const began = performance.now()
  const plot = draw(element)
  await Promise.resolve()
  const took = performance.now() - began
  plot.destroy()
  element.remove()
  return took
}

const bare = (line: Series) => (element: HTMLElement) =>
  new uPlot(
    { width: 800, height: 350, series: [{}, { stroke: '#137738', fill: '#1377381f' }] },
    [line.times as number[], line.values as number[]],
    element,
  )
const ours = (line: Series) => (element: HTMLElement) => createPlot(element, viewOf(line), silent)

/** Alternating, so that a slow moment affects both. */
export async function drawing(points: number, rounds: number) {
  const line = walk(points)
  const times: { ours: number; bare: number }[] = []
  for (let round = 0; round < rounds; round += 1)
    times.push({ bare: await timed(bare(line)), ours: await timed(ours(line)) })
  return times
}

/** The cost of a panning step, frame by frame. */
export async function panning(points: number, frames: number): Promise<number[]> {
  const line = walk(points)
  const element = place()
  const whole = viewOf(line)
  let span = { from: LAST - 1500 * DAY, to: LAST }
  const plot = createPlot(element, { ...whole, span }, silent)
  const costs: number[] = []
  for (let frame = 0; frame < frames; frame += 1) {
    await new Promise(requestAnimationFrame)
    const began = performance.now()
    span = moved(span, (frame < frames / 2 ? -1 : 1) * 20 * DAY, whole.span)
    plot.show({ ...whole, span })
    await Promise.resolve()
    costs.push(performance.now() - began)
  }
  plot.destroy()
  element.remove()
  return costs
}

Object.assign(window, { drawing, panning })
