import { CandlestickSeries, createChart, type UTCTimestamp } from 'lightweight-charts'
import { candleLayer } from '#ui/chart/bars/bar-layers.ts'
import { type Bars, padded, stepOf } from '#ui/chart/bars/bars.ts'
import type { PaneView } from '#ui/chart/pane-view.ts'
import { createPlot } from '#ui/chart/plot.ts'

/** Runs in the browser of `chart-candles-bench.ts`. */
const DAY = 86_400
const LAST = Date.UTC(2026, 10, 13) / 1000
const SIZE = { width: 800, height: 350 }

function walk(days: number): Bars {
  const times = Array.from({ length: days }, (_, at) => LAST - (days - at) * DAY)
  let price = 100
  const rows = times.map((_, at) => {
    const open = price
    price *= 1 + Math.sin(at * 12.9898) * 0.01 + 0.0002
    return { open, close: price, high: Math.max(open, price) * 1.004, low: Math.min(open, price) * 0.996 }
  })
  const column = (name: 'open' | 'high' | 'low' | 'close') => rows.map((row) => row[name])
  return {
    ...{ times, open: column('open'), high: column('high'), low: column('low'), close: column('close') },
    volume: times.map(() => null),
  }
}

type Drawn = { pan(from: number, to: number): void; destroy(): void }
type Draw = (element: HTMLElement) => Drawn

/** From the bars as a page has them to the plot. */
const ours = (bars: Bars, shown: number): Draw => {
  const spanOf = (from: number, to: number) => ({ from: bars.times[from] ?? 0, to: bars.times[to] ?? LAST })
  return (element) => {
    const step = stepOf(bars.times)
    const last = bars.times.length - 1
    const view: PaneView = {
      lines: [],
      layer: candleLayer(bars, step),
      span: padded(spanOf(last - shown + 1, last), step),
      whole: padded(spanOf(0, last), step),
      kind: 'linear',
      formatTick: String,
    }
    const plot = createPlot(element, view, { onCursor: () => {}, onSpan: () => {}, onGlide: () => {} })
    return {
      pan: (from, to) => plot.show({ ...view, span: padded(spanOf(from, to), step) }),
      destroy: plot.destroy,
    }
  }
}

/** Its rows are made before the clock runs. It draws narrower bars only where it may. */
const peers = (bars: Bars, shown: number): Draw => {
  const rows = bars.times.map((time, at) => ({
    time: time as UTCTimestamp,
    open: bars.open[at] ?? 0,
    high: bars.high[at] ?? 0,
    low: bars.low[at] ?? 0,
    close: bars.close[at] ?? 0,
  }))
  return (element) => {
    const chart = createChart(element, {
      ...SIZE,
      layout: { attributionLogo: false },
      timeScale: { minBarSpacing: 0.01 },
    })
    chart.addSeries(CandlestickSeries).setData(rows)
    const scale = chart.timeScale()
    scale.setVisibleLogicalRange({ from: rows.length - shown, to: rows.length - 1 })
    return { pan: (from, to) => scale.setVisibleLogicalRange({ from, to }), destroy: () => chart.remove() }
  }
}

const nextFrame = window.requestAnimationFrame.bind(window)

/** Main-thread time of an action with its microtasks and the frames that it asks for. */
async function cost(action: () => void): Promise<number> {
  let [spent, waiting] = [0, 0]
  window.requestAnimationFrame = (callback) => {
    waiting += 1
    return nextFrame((now) => {
      const began = performance.now()
      callback(now)
      spent += performance.now() - began
      waiting -= 1
    })
  }
  const began = performance.now()
  action()
  await Promise.resolve()
  spent += performance.now() - began
  do await new Promise(nextFrame)
  while (waiting > 0)
  window.requestAnimationFrame = nextFrame
  return spent
}

function place(): HTMLElement {
  const element = document.createElement('div')
  Object.assign(element.style, { width: `${SIZE.width}px`, height: `${SIZE.height}px` })
  document.body.append(element)
  return element
}

async function drawn(draw: Draw): Promise<{ took: number; chart: Drawn; element: HTMLElement }> {
  const element = place()
  let chart: Drawn | undefined
  const took = await cost(() => {
    chart = draw(element)
  })
  if (!chart || !isPainted(element)) throw new Error('Nothing was drawn')
  return { took, chart, element }
}

/** At least one canvas has a pixel that is not empty. */
const isPainted = (element: HTMLElement) =>
  [...element.querySelectorAll('canvas')].some((canvas) =>
    canvas
      .getContext('2d')
      ?.getImageData(0, 0, canvas.width, canvas.height)
      .data.some((value) => value > 0),
  )

type Pair = { readonly ours: number; readonly peer: number }

/** Alternating, so that a slow moment affects both. */
export async function candleDrawing(days: number, rounds: number): Promise<Pair[]> {
  const bars = walk(days)
  const once = async (draw: Draw) => {
    const { took, chart, element } = await drawn(draw)
    chart.destroy()
    element.remove()
    return took
  }
  const times: Pair[] = []
  for (let round = 0; round < rounds; round += 1)
    times.push({ peer: await once(peers(bars, days)), ours: await once(ours(bars, days)) })
  return times
}

/** The cost of a panning step, back and forth, with so many bars in view. */
export async function candlePanning(days: number, shown: number, frames: number): Promise<Pair[]> {
  const bars = walk(days)
  const [own, peer] = [await drawn(ours(bars, shown)), await drawn(peers(bars, shown))]
  const step = Math.max(1, Math.round(shown / 60))
  const times: Pair[] = []
  let to = days - 1
  for (let frame = 0; frame < frames; frame += 1) {
    to += frame < frames / 2 ? -step : step
    const [from, until] = [to - shown + 1, to]
    times.push({
      peer: await cost(() => peer.chart.pan(from, until)),
      ours: await cost(() => own.chart.pan(from, until)),
    })
  }
  for (const { chart, element } of [own, peer]) {
    chart.destroy()
    element.remove()
  }
  return times
}

Object.assign(window, { candleDrawing, candlePanning })
