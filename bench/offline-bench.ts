import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { type Figure, median } from './bench-figures.ts'
import { start } from './processes.ts'
import { type Line, slowLine } from './slow-line.ts'

const paths = ['/', '/search-funds', '/fund/900363', '/stock/BRAHOL.SMP', '/news']
const ROUNDS = 3

type Visit = { readonly painted: number; readonly works: number; readonly kilobytes: number }

/** The first visit of a page beside one with the service worker installed, over a slow connection. */
export async function offlineFigures(browserPath: string): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'banyan-offline-'))
  const server = await start('../dist/node/main.js', { env: { DATA_DIR: join(folder, 'data') } })
  const line = await slowLine(Number(new URL(server.url).port))
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    for (const path of paths) await (await fetch(server.url + path)).text()
    const firsts = paths.map((): Visit[] => [])
    const repeats = paths.map((): Visit[] => [])
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [at, path] of paths.entries()) firsts[at]?.push(await firstVisit(browser, line, path))
      await withWorker(browser, line, async (page) => {
        for (const [at, path] of paths.entries()) {
          await visit(page, line, path)
          await wait(1_000)
          repeats[at]?.push(await visit(page, line, path))
        }
      })
    }
    return paths.flatMap((path, at) => figuresOf(path, firsts[at] ?? [], repeats[at] ?? []))
  } finally {
    await browser.close()
    line.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function figuresOf(path: string, first: readonly Visit[], again: readonly Visit[]): Figure[] {
  const of = (visits: readonly Visit[], which: keyof Visit) => median(visits.map((one) => one[which]))
  const both = (which: keyof Visit, what: string, unit: string, share: number): Figure[] => {
    const value = of(first, which)
    return [
      { name: `${path}: first visit, ${what}`, value, unit },
      { name: `${path}: with the worker, ${what}`, value: of(again, which), unit, budget: { most: value * share } },
    ]
  }
  return [
    // Repeat visits are faster: in everything.
    ...both('painted', 'first paint', 'ms', 1),
    ...both('works', 'until it works', 'ms', 1),
    ...both('kilobytes', 'from the server', 'kB', 0.25),
  ]
}

async function firstVisit(browser: Browser, line: Line, path: string): Promise<Visit> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  return visit(page, line, path).finally(() => context.close())
}

const phone = { viewport: { width: 412, height: 823 } }

async function withWorker(browser: Browser, line: Line, act: (page: Page) => Promise<void>) {
  const context: BrowserContext = await browser.newContext(phone)
  const page = await context.newPage()
  await page.goto(`${line.url}/about`)
  await page.getByRole('button', { name: 'Accept All' }).click()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.waitForFunction(async () => {
    const name = (await caches.keys()).find((each) => each.includes('files'))
    return name !== undefined && (await (await caches.open(name)).keys()).length > 110
  })
  await act(page).finally(() => context.close())
}

async function visit(page: Page, line: Line, path: string): Promise<Visit> {
  const before = line.bytes()
  await page.goto(line.url + path)
  await page.waitForFunction(() => !('$_TSR' in window) && !('banyanEarlyInput' in window))
  const works = await page.evaluate(() => performance.now())
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  )
  return { painted, works, kilobytes: (line.bytes() - before) / 1000 }
}
