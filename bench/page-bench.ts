import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { promises } from '#catalogue/promises.ts'
import { type Figure, median } from './figures.ts'
import { start } from './processes.ts'

const ROUNDS = 5
/** A run in which the machine was too busy to say anything is thrown away. */
const LEAST_BENCHMARK_INDEX = 900
const MOST_TRIES = 15

/** An empty Start and Query app of this build has 104 kB of script (brotli); a page may add so much to it. */
const EMPTY_APP_KB = 104
const pages = [
  { path: '/', scriptKb: EMPTY_APP_KB + 35, open: true },
  { path: '/about', scriptKb: EMPTY_APP_KB + 65, open: true },
  { path: '/search-funds', scriptKb: EMPTY_APP_KB + 65, open: !('searchFunds' in promises) },
  // Of the sample market, which search engines are kept away from.
  { path: '/fund/900363', scriptKb: EMPTY_APP_KB + 65, open: false },
  { path: '/news', scriptKb: EMPTY_APP_KB + 65, open: !('news' in promises) },
]

const figuresOfRun = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
  'fcp',
  'lcp',
  'tbt',
  'cls',
  'scriptKb',
  'htmlKb',
  'requests',
] as const
type Run = Record<(typeof figuresOfRun)[number], number>

/** Lighthouse, mobile, simulated, beside a static page with the words of our home page, in the same run. */
export async function pageFigures(chromium: string): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'banyan-bench-pages-'))
  const ours = await start('../dist/node/main.js', { env: { DATA_DIR: join(folder, 'data') } })
  const floor = await start('floor-page.ts', { args: [ours.url] })
  try {
    const floorRun = await medianRun(chromium, floor.url, true)
    const figures: Figure[] = [
      { name: 'static floor: first contentful paint', value: floorRun.fcp, unit: 'ms' },
      { name: 'static floor: largest contentful paint', value: floorRun.lcp, unit: 'ms' },
      // What the browser itself needs to begin with a page. On a busy machine it is part of every page's figure.
      { name: 'static floor: total blocking time', value: floorRun.tbt, unit: 'ms' },
    ]
    for (const { path, scriptKb, open } of pages) {
      const run = await medianRun(chromium, ours.url + path, open)
      figures.push(...figuresOf(path, run, floorRun, scriptKb))
    }
    return figures
  } finally {
    await Promise.all([ours.stop(), floor.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
}

function figuresOf(path: string, run: Run, floor: Run, scriptKb: number): Figure[] {
  const paint = (name: string, value: number, beside: number): Figure[] => [
    { name: `${path}: ${name}`, value, unit: 'ms' },
    { name: `${path}: ${name}, beside the floor`, value: value / beside, unit: '×', budget: { most: 1.15 } },
  ]
  return [
    { name: `${path}: performance`, value: run.performance, unit: 'of 100', budget: { least: 99 } },
    { name: `${path}: accessibility`, value: run.accessibility, unit: 'of 100', budget: { least: 100 } },
    { name: `${path}: best practices`, value: run['best-practices'], unit: 'of 100', budget: { least: 100 } },
    { name: `${path}: SEO`, value: run.seo, unit: 'of 100', budget: { least: 100 } },
    ...paint('first contentful paint', run.fcp, floor.fcp),
    ...paint('largest contentful paint', run.lcp, floor.lcp),
    { name: `${path}: total blocking time`, value: run.tbt, unit: 'ms', budget: { most: 150 } },
    { name: `${path}: layout shift`, value: run.cls, unit: '', budget: { most: 0 } },
    { name: `${path}: script, compressed`, value: run.scriptKb, unit: 'kB', budget: { most: scriptKb } },
    { name: `${path}: HTML, compressed`, value: run.htmlKb, unit: 'kB', budget: { most: 30 } },
    { name: `${path}: requests`, value: run.requests, unit: '', budget: { most: 12 } },
  ]
}

async function medianRun(chromium: string, url: string, open: boolean): Promise<Run> {
  const runs: Run[] = []
  for (let tried = 0; runs.length < ROUNDS; tried += 1) {
    if (tried === MOST_TRIES)
      throw new Error(`${url}: Lighthouse gave no result worth keeping, the machine is too busy`)
    const run = await oneRun(chromium, url, open)
    if (run) runs.push(run)
  }
  return Object.fromEntries(figuresOfRun.map((name) => [name, median(runs.map((run) => run[name]))])) as Run
}

/** Nothing where Lighthouse itself failed, as it does now and then, or the machine was too busy. */
async function oneRun(chromium: string, url: string, open: boolean): Promise<Run | undefined> {
  const chrome = await launch({
    chromePath: chromium,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
    logLevel: 'error',
  })
  try {
    // A page that is not open yet asks search engines to stay away, on purpose.
    const skipAudits = open ? null : ['is-crawlable']
    const result = await lighthouse(
      url,
      { port: chrome.port, logLevel: 'error' },
      { extends: 'lighthouse:default', settings: { skipAudits } },
    )
    if (!result || result.lhr.runtimeError) return undefined
    const { audits, categories, environment } = result.lhr
    if (environment.benchmarkIndex < LEAST_BENCHMARK_INDEX) return undefined
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100)
    const details = audits['network-requests']?.details
    const listed = (details && 'items' in details ? details.items : []) as {
      url: string
      resourceType: string
      transferSize: number
    }[]
    // What the browser draws or keeps itself never reaches a server.
    const requests = listed.filter(({ url, transferSize }) => !url.startsWith('data:') && transferSize > 0)
    const kilobytes = (type: string) =>
      requests.filter((one) => one.resourceType === type).reduce((sum, one) => sum + one.transferSize, 0) / 1000
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      scriptKb: kilobytes('Script'),
      htmlKb: kilobytes('Document'),
      requests: requests.length,
    }
  } finally {
    await chrome.kill()
  }
}
