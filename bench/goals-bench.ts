import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { encode } from '#domain/kept/envelope.ts'
import { monthsAfter } from '#domain/time/calendar.ts'
import { isoDay } from '#domain/time/day.ts'
import { keyOf } from '#platform/storage/key.ts'
import { goalWith, linkWith } from '#tests/goals/some-goal.ts'
import { type Figure, median, quantile } from './bench-figures.ts'
import { painted, watchPresses } from './keeping-bench.ts'
import { start } from './processes.ts'

const GOALS = 100
const CONTRIBUTIONS = 60
const MONTHS = 360
const SLOWER = 4
const RUNS = 7
const at = '2026-01-01T00:00:00.000Z'
const FRAME_MS = 1000 / 60

/** Many goals with long logs, and the replay of thirty years, in a real browser. */
export async function goalFigures(browserPath: string): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'banyan-goals-'))
  const server = await start('../dist/node/main.js', { env: { DATA_DIR: join(folder, 'data') } })
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage()
    await page.addInitScript(watchWorkers)
    await page.goto(`${server.url}/login?next=/my-quotes`)
    // It accepts by itself after a while.
    await page
      .getByRole('button', { name: 'Accept Required' })
      .click({ timeout: 5_000 })
      .catch(() => {})
    await page.getByRole('button', { name: 'Try the demo' }).click()
    await page.getByRole('button', { name: 'Your menu' }).waitFor()
    await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
      keyOf('financialGoals', 'demo'),
      encode('financialGoals', manyGoals(), new Date(at)),
    ] as const)
    const { replay, paths, frames } = await replaying(page, server.url)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const opened = await opening(page, server.url)
    return [
      {
        name: `replay of ${paths} paths × ${MONTHS} months in a worker`,
        value: median(replay),
        unit: 'ms',
        budget: { most: 700 },
      },
      {
        name: 'frames of the page meanwhile, p95',
        value: quantile(frames, 0.95),
        unit: 'ms',
        // Timestamps of frames differ by up to a millisecond.
        budget: { most: FRAME_MS + 1 },
      },
      {
        name: `${GOALS} goals with ${CONTRIBUTIONS} contributions each, open to painted, CPU ${SLOWER} × slower`,
        value: opened,
        unit: 'ms',
        budget: { most: 100 },
      },
    ]
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true })
  }
}

function manyGoals() {
  const today = Math.floor(Date.now() / 86_400_000)
  const links = [linkWith({ id: '900363', name: 'A sample fund', units: null })]
  const contributions = Array.from({ length: CONTRIBUTIONS }, (_, n) => ({
    id: `c${n}`,
    date: isoDay(monthsAfter(today, -n)),
    amount: 500,
    into: null,
    note: '',
  }))
  const date = isoDay(monthsAfter(today, MONTHS))
  return Array.from({ length: GOALS }, (_, n) => {
    const id = `goal-${String(n).padStart(3, '0')}`
    const target = { amount: 900_000 + n, currency: 'INR' as const, asOf: isoDay(today) }
    const item = goalWith({ id, name: `Goal ${n}`, currency: 'INR', target, date, links, contributions })
    return { id, rev: 1, at, place: n, item }
  })
}

/** Records how long a replay's worker takes, from its first call to its result, and the page's frames meanwhile. */
function watchWorkers() {
  const record = { replays: [] as number[], frames: [] as number[], paths: 0 }
  Object.assign(window, { record })
  let began = 0
  let last = 0
  const frame = (now: number) => {
    if (began > 0 && last > 0) record.frames.push(now - last)
    last = began > 0 ? now : 0
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  const Plain = window.Worker
  window.Worker = class extends Plain {
    #names = new Map<number, string>()
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options)
      this.addEventListener('message', ({ data }) => {
        const name = this.#names.get(data.id)
        if (name === 'begin') record.paths = data.answer.total
        if (name !== 'result' || began === 0) return
        record.replays.push(performance.now() - began)
        began = 0
      })
    }
    override postMessage(message: { id: number; name: string }) {
      this.#names.set(message.id, message.name)
      if (message.name === 'begin') began = performance.now()
      super.postMessage(message)
    }
  }
}

async function replaying(page: Page, url: string) {
  await page.goto(`${url}/financial-goals?goal=goal-000`)
  await page.getByRole('button', { name: 'Run replay' }).click()
  await page.locator('.goal-success').waitFor()
  for (let n = 1; n < RUNS; n += 1) {
    await page.getByLabel('Seed', { exact: true }).fill(String(n))
    await page.getByRole('button', { name: 'Use this seed' }).click()
    await page.getByText(`Seed ${n} reproduces`).waitFor()
    await page.waitForTimeout(300)
  }
  type Record = { readonly replays: number[]; readonly frames: number[]; readonly paths: number }
  const { replays, frames, paths } = await page.evaluate(() => Reflect.get(window, 'record') as Record)
  return { replay: replays, frames, paths }
}

/** From the press on the menu's link to the list. */
async function opening(page: Page, url: string): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < RUNS; n += 1) {
    await page.goto(`${url}/my-quotes`)
    await page.getByRole('heading', { name: 'My wisdom quotes' }).waitFor()
    await page.waitForTimeout(1_000)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const link = page.getByRole('dialog').getByRole('link', { name: 'Financial Goals' })
    await link.hover()
    await page.waitForTimeout(1_500)
    await watchPresses(page)
    const done = painted(page, '.goal-cards', 'Goal 0')
    await link.click()
    times.push(await done)
  }
  return median(times)
}
