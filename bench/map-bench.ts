import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { type Figure, median, quantile } from './bench-figures.ts'

const POINTS = 5_000
const SLOWER = 4
const ROUNDS = 5
const STEPS = 40
const SIZE = { width: 800, height: 600 }

/**
 * The map of listings in a fresh page: first drawing, and steps of a pan with the mouse. In CPU time of the page's
 * thread, times four for a slower one: on two shared cores wall time depends on the neighbours.
 */
export async function mapFigures(browserPath: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const script = await bundled()
    const draws: number[] = []
    const steps: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const { page, worked } = await openPage(browser, script)
      draws.push(await worked(() => page.evaluate((count) => Reflect.get(window, 'drawMap')(count, false), POINTS)))
      await page.evaluate((count) => Reflect.get(window, 'drawMap')(count, true), POINTS)
      steps.push(...(await dragged(page, worked)))
      await page.close()
    }
    return [
      {
        name: `map of ${POINTS} points, first drawing, CPU ${SLOWER} × slower`,
        value: median(draws) * SLOWER,
        unit: 'ms',
        budget: { most: 700 },
      },
      {
        name: `map of ${POINTS} points, one frame of a pan, p95, CPU ${SLOWER} × slower`,
        value: quantile(steps, 0.95) * SLOWER,
        unit: 'ms',
        budget: { most: 34 },
      },
    ]
  } finally {
    await browser.close()
  }
}

type Worked = (act: () => Promise<unknown>) => Promise<number>

async function openPage(browser: Browser, script: string): Promise<{ page: Page; worked: Worked }> {
  const page = await browser.newPage({ viewport: SIZE })
  const style = readFileSync(new URL('../src/ui/map/map.css', import.meta.url), 'utf8')
  await page.setContent(`<style>${style} .map { height: 600px }</style>`)
  await page.addScriptTag({ content: script })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const soFar = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  const worked: Worked = async (act) => {
    const before = await soFar()
    await act()
    return ((await soFar()) - before) * 1000
  }
  return { page, worked }
}

/** To and fro with the mouse, a frame for each step. */
async function dragged(page: Page, worked: Worked): Promise<number[]> {
  const [x, y] = [SIZE.width / 2, SIZE.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  const steps: number[] = []
  for (let step = 1; step <= STEPS; step += 1) {
    const away = Math.sin((step / STEPS) * 2 * Math.PI)
    steps.push(
      await worked(async () => {
        await page.mouse.move(x + 240 * away, y + 110 * away)
        await page.evaluate(() => new Promise(requestAnimationFrame))
      }),
    )
  }
  await page.mouse.up()
  return steps
}

async function bundled(): Promise<string> {
  const result = await build({
    configFile: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('map-page.tsx', import.meta.url)), formats: ['iife'], name: 'bench' },
    },
  })
  const [first] = Array.isArray(result) ? result : [result]
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error('The page of the map bench could not be built')
  return chunk.code
}
