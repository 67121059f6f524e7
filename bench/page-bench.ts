import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import lighthouse from 'lighthouse'
import { promises } from '#catalogue/promises.ts'
import { startBrowser } from './browser.ts'
import { type Figure, median } from './figures.ts'
import { start } from './processes.ts'

const ROUNDS = 9
/** Of each page those runs count in which it had most of the machine, whatever came out of them. */
const COUNTED = 3
const MOST_FAILURES = 10
const SERVER_MS = 4_000

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

type Run = Readonly<
  Record<
    /** How fast the machine was in that moment, as Lighthouse’s own benchmark says, and how much of it the page had. */
    | 'calm'
    | 'performance'
    | 'accessibility'
    | 'best-practices'
    | 'seo'
    | 'fcp'
    | 'lcp'
    | 'tbt'
    | 'cls'
    | 'scriptKb'
    | 'htmlKb'
    | 'requests',
    number
  >
>

/** Lighthouse, mobile, simulated, beside a static page with the words of our home page. */
export async function pageFigures(chromium: string): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'banyan-bench-pages-'))
  const ours = await start('../dist/node/main.js', { env: { DATA_DIR: join(folder, 'data') } })
  const floor = await start('floor-page.ts', { args: [ours.url] })
  try {
    const [floorRuns = [], ...runs] = await runsOf(chromium, [
      { url: floor.url, open: true },
      ...pages.map(({ path, open }) => ({ url: ours.url + path, open })),
    ])
    const floorAt = medianOf(floorRuns)
    return [
      { name: 'static floor: first contentful paint', value: floorAt('fcp'), unit: 'ms' },
      { name: 'static floor: largest contentful paint', value: floorAt('lcp'), unit: 'ms' },
      // What the browser itself needs to begin with a page. On a busy machine it is part of every page's figure.
      { name: 'static floor: total blocking time', value: floorAt('tbt'), unit: 'ms' },
      ...pages.flatMap(({ path, scriptKb }, at) => figuresOf(path, runs[at] ?? [], floorRuns, scriptKb)),
    ]
  } finally {
    await Promise.all([ours.stop(), floor.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
}

function figuresOf(path: string, runs: readonly Run[], floorRuns: readonly Run[], scriptKb: number): Figure[] {
  const at = medianOf(runs)
  const paint = (name: string, which: 'fcp' | 'lcp'): Figure[] => {
    const beside = calmMedian(
      runs.flatMap((run, round) => {
        const floor = floorRuns[round]
        return floor ? { calm: Math.min(run.calm, floor.calm), value: run[which] / floor[which] } : []
      }),
    )
    return [
      { name: `${path}: ${name}`, value: at(which), unit: 'ms' },
      { name: `${path}: ${name}, beside the floor`, value: beside, unit: '×', budget: { most: 1.15 } },
    ]
  }
  return [
    { name: `${path}: performance`, value: at('performance'), unit: 'of 100', budget: { least: 99 } },
    { name: `${path}: accessibility`, value: at('accessibility'), unit: 'of 100', budget: { least: 100 } },
    { name: `${path}: best practices`, value: at('best-practices'), unit: 'of 100', budget: { least: 100 } },
    { name: `${path}: SEO`, value: at('seo'), unit: 'of 100', budget: { least: 100 } },
    ...paint('first contentful paint', 'fcp'),
    ...paint('largest contentful paint', 'lcp'),
    { name: `${path}: total blocking time`, value: at('tbt'), unit: 'ms', budget: { most: 150 } },
    { name: `${path}: layout shift`, value: at('cls'), unit: '', budget: { most: 0 } },
    { name: `${path}: script, compressed`, value: at('scriptKb'), unit: 'kB', budget: { most: scriptKb } },
    { name: `${path}: HTML, compressed`, value: at('htmlKb'), unit: 'kB', budget: { most: 30 } },
    { name: `${path}: requests`, value: at('requests'), unit: '', budget: { most: 12 } },
  ]
}

const medianOf = (runs: readonly Run[]) => (name: keyof Run) =>
  calmMedian(runs.map((run) => ({ calm: run.calm, value: run[name] })))

const calmMedian = (all: readonly { readonly calm: number; readonly value: number }[]) =>
  median(
    all
      .toSorted((a, b) => b.calm - a.calm)
      .slice(0, COUNTED)
      .map(({ value }) => value),
  )

/** One after the other, and again: what slows the machine for a while slows them all. */
async function runsOf(chromium: string, targets: readonly { url: string; open: boolean }[]): Promise<Run[][]> {
  const runs = targets.map((): Run[] => [])
  let failures = 0
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, { url, open }] of targets.entries()) {
      // Server and browser share this machine: what the server does once a minute is done before.
      await (await fetch(url)).text()
      await setTimeout(SERVER_MS)
      let run = await oneRun(chromium, url, open)
      for (; !run; failures += 1) {
        if (failures === MOST_FAILURES) throw new Error(`${url}: Lighthouse gave no result`)
        run = await oneRun(chromium, url, open)
      }
      runs[at]?.push(run)
    }
  return runs
}

/** Nothing where Lighthouse itself failed, as it does now and then. */
async function oneRun(chromium: string, url: string, open: boolean): Promise<Run | undefined> {
  const browser = await startBrowser(chromium)
  try {
    // A page that is not open yet asks search engines to stay away, on purpose.
    const skipAudits = open ? null : ['is-crawlable']
    const result = await lighthouse(
      url,
      { port: browser.port, logLevel: 'error' },
      { extends: 'lighthouse:default', settings: { skipAudits } },
    )
    if (!result || result.lhr.runtimeError) return undefined
    const { audits, categories, environment } = result.lhr
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
      calm: environment.benchmarkIndex * shareOf(result.artifacts.Trace.traceEvents),
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
    browser.stop()
  }
}

type TraceEvent = Readonly<{ name: string; pid: number; tid: number; dur: number; tdur?: number }>

/** Of the time in which the page had something to do, how much it could: others want the processor too. */
function shareOf(events: readonly TraceEvent[]): number {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint')
  let work = 0
  let passed = 0
  for (const { name, pid, tid, dur, tdur = 0 } of events)
    if (name === 'RunTask' && pid === paint?.pid && tid === paint.tid) {
      work += tdur
      passed += dur
    }
  return passed > 0 ? work / passed : 0
}
