import type { Page } from '@playwright/test'
import { type Figure, median, quantile } from './bench-figures.ts'

const DAYS = 5_000
/** Bars in view while panning: candles with bodies, and more than pixels. */
const VIEWS = [250, 1_500] as const
const MOST_OF_PEER = 0.35

type Pair = { readonly ours: number; readonly peer: number }

/** Our candles beside lightweight-charts, in a page that is already slowed down. */
export async function candleFigures(page: Page): Promise<Figure[]> {
  const call = (name: 'candleDrawing' | 'candlePanning', ...numbers: number[]) =>
    page.evaluate(([name, numbers]) => Reflect.get(window, name)(...numbers), [name, numbers] as const) as Promise<
      Pair[]
    >
  await call('candleDrawing', DAYS, 3)
  const drawn = await call('candleDrawing', DAYS, 15)
  const figures: Figure[] = [
    { name: `candles of ${DAYS} days, first draw`, value: median(drawn.map(({ ours }) => ours)), unit: 'ms' },
    {
      name: `candles of ${DAYS} days, first draw, beside lightweight-charts`,
      value: median(drawn.map(({ ours, peer }) => ours / peer)),
      unit: '×',
      budget: { most: MOST_OF_PEER },
    },
  ]
  for (const shown of VIEWS) {
    const pan = await call('candlePanning', DAYS, shown, 120)
    const slowest = (who: keyof Pair) =>
      quantile(
        pan.map((pair) => pair[who]),
        0.95,
      )
    figures.push(
      { name: `pan with ${shown} candles in view, p95 of a frame`, value: slowest('ours'), unit: 'ms' },
      {
        name: `pan with ${shown} candles in view, beside lightweight-charts`,
        value: slowest('ours') / slowest('peer'),
        unit: '×',
        budget: { most: 1 },
      },
    )
  }
  return figures
}
