import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { type Figure, median, quantile } from './bench-figures.ts'
import { candleFigures } from './chart-candles-bench.ts'

const POINTS = 6_000
const PAN_POINTS = 5_000
const SLOWER = 4

/** Our chart beside bare uPlot, and its candles beside lightweight-charts, alternating in one page. */
export async function chartFigures(browserPath: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: await bundled('chart-page.ts') })
    await page.addScriptTag({ content: await bundled('chart-candles-page.ts') })
    const calls = { drawing: [POINTS, 40], panning: [PAN_POINTS, 120] } as const
    const call = <Result>(name: keyof typeof calls) =>
      page.evaluate(([name, points, count]) => Reflect.get(window, name)(points, count), [
        name,
        ...calls[name],
      ] as const) as Promise<Result>
    await call('drawing')
    const drawn = await call<{ ours: number; bare: number }[]>('drawing')
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const pan = await call<number[]>('panning')
    return [
      { name: `chart of ${POINTS} points`, value: median(drawn.map(({ ours }) => ours)), unit: 'ms' },
      {
        name: `chart of ${POINTS} points, beside bare uPlot`,
        value: median(drawn.map(({ ours, bare }) => ours / bare)),
        unit: '×',
        budget: { most: 1.3 },
      },
      {
        name: `chart of ${PAN_POINTS} points, one frame of a pan, p95, CPU ${SLOWER} × slower`,
        value: quantile(pan, 0.95),
        unit: 'ms',
        budget: { most: 1000 / 60 },
      },
      ...(await candleFigures(page)),
    ]
  } finally {
    await browser.close()
  }
}

async function bundled(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    // React's pictures of the bars come along.
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL(file, import.meta.url)), formats: ['iife'], name: 'bench' },
    },
  })
  const [first] = Array.isArray(result) ? result : [result]
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error('The page of the chart bench could not be built')
  return chunk.code
}
