import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import lighthouse, { type Config, type Result } from 'lighthouse'
import { type Figure, median } from './bench-figures.ts'
import { startBrowser } from './browser.ts'
import { start } from './processes.ts'
import { inProcessorTime } from './processor-time.ts'

const ROUNDS = 5
const MOST_FAILURES = 10
const SERVER_MS = 4_000
/** CPU time: half of the design's budget in wall time. */
const BLOCKING_MS = 75

/** An empty Start and Query app of this build has 104 kB of script (brotli); a page may add this much. */
const EMPTY_APP_KB = 104
const pages = [
  { path: '/', scriptKb: EMPTY_APP_KB + 35, open: true },
  { path: '/about', scriptKb: EMPTY_APP_KB + 65, open: true },
  { path: '/search-funds', scriptKb: EMPTY_APP_KB + 65, open: true },
  { path: '/real-estate', scriptKb: EMPTY_APP_KB + 65, open: true },
  // Of the sample market: not indexed by search engines.
  { path: '/fund/900363', scriptKb: EMPTY_APP_KB + 65, open: false },
  { path: '/search-stocks', scriptKb: EMPTY_APP_KB + 65, open: true },
  { path: '/stock/BRAHOL.SMP', scriptKb: EMPTY_APP_KB + 65, open: false },
  { path: '/real-estate/sample-1001', scriptKb: EMPTY_APP_KB + 65, open: false },
  { path: '/news', scriptKb: EMPTY_APP_KB + 65, open: true },
  { path: '/compare?of=fund:900363,stock:BRAHOL.SMP', scriptKb: EMPTY_APP_KB + 65, open: true },
  { path: '/blog', scriptKb: EMPTY_APP_KB + 65, open: true },
  { path: '/blog/how-xirr-works', scriptKb: EMPTY_APP_KB + 65, open: true },
  // A sample article: not indexed by search engines.
  { path: '/news/sample-rates', scriptKb: EMPTY_APP_KB + 65, open: false },
]

type Times = Readonly<Record<'performance' | 'fcp' | 'lcp' | 'tbt', number>>
type Run = Readonly<{ worked: Times; passed: Times }> &
  Readonly<Record<'accessibility' | 'best-practices' | 'seo' | 'cls' | 'scriptKb' | 'htmlKb' | 'requests', number>>

/**
 * Lighthouse, mobile, simulated, beside a static page with our home page's words. Budgets are in CPU time: on two
 * shared cores wall time depends on the neighbours; it is printed too.
 */
export async function pageFigures(chromium: string): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'banyan-bench-pages-'))
  const ours = await start('../dist/node/main.js', { env: { DATA_DIR: join(folder, 'data') } })
  const floor = await start('baseline-page.ts', { args: [ours.url] })
  try {
    const [floorRuns = [], ...runs] = await runsOf(chromium, join(folder, 'run'), [
      { url: floor.url, open: true },
      ...pages.map(({ path, open }) => ({ url: ours.url + path, open })),
    ])
    return [
      ...passedFigures('static floor', floorRuns),
      ...pages.flatMap(({ path, scriptKb }, at) => figuresOf(path, runs[at] ?? [], floorRuns, scriptKb)),
    ]
  } finally {
    await Promise.all([ours.stop(), floor.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
}

function figuresOf(path: string, runs: readonly Run[], floorRuns: readonly Run[], scriptKb: number): Figure[] {
  const of = (value: (run: Run) => number) => median(runs.map(value))
  const beside = (which: 'fcp' | 'lcp') =>
    median(runs.map(({ worked }, round) => worked[which] / (floorRuns[round]?.worked[which] ?? Number.NaN)))
  const full = { unit: 'of 100', budget: { least: 100 } }
  return [
    { name: `${path}: performance`, value: of((run) => run.worked.performance), unit: 'of 100', budget: { least: 99 } },
    { name: `${path}: accessibility`, value: of((run) => run.accessibility), ...full },
    { name: `${path}: best practices`, value: of((run) => run['best-practices']), ...full },
    { name: `${path}: SEO`, value: of((run) => run.seo), ...full },
    { name: `${path}: first paint, beside the floor`, value: beside('fcp'), unit: '×', budget: { most: 1.15 } },
    { name: `${path}: largest paint, beside the floor`, value: beside('lcp'), unit: '×', budget: { most: 1.15 } },
    {
      name: `${path}: total blocking time`,
      value: of((run) => run.worked.tbt),
      unit: 'ms',
      budget: { most: BLOCKING_MS },
    },
    { name: `${path}: layout shift`, value: of((run) => run.cls), unit: '', budget: { most: 0 } },
    { name: `${path}: script, compressed`, value: of((run) => run.scriptKb), unit: 'kB', budget: { most: scriptKb } },
    { name: `${path}: HTML, compressed`, value: of((run) => run.htmlKb), unit: 'kB', budget: { most: 30 } },
    { name: `${path}: requests`, value: of((run) => run.requests), unit: '', budget: { most: 12 } },
    ...passedFigures(path, runs),
  ]
}

function passedFigures(name: string, runs: readonly Run[]): Figure[] {
  const of = (which: keyof Times) => median(runs.map(({ passed }) => passed[which]))
  return [
    { name: `${name}: performance, of time that passed`, value: of('performance'), unit: 'of 100' },
    { name: `${name}: first contentful paint, passed`, value: of('fcp'), unit: 'ms' },
    { name: `${name}: largest contentful paint, passed`, value: of('lcp'), unit: 'ms' },
    { name: `${name}: total blocking time, passed`, value: of('tbt'), unit: 'ms' },
  ]
}

/** Round robin: a slow phase of the machine affects all. */
async function runsOf(
  chromium: string,
  folder: string,
  targets: readonly { url: string; open: boolean }[],
): Promise<Run[][]> {
  const runs = targets.map((): Run[] => [])
  let failures = 0
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, { url, open }] of targets.entries()) {
      // Warms the server: its once-a-minute work is done before.
      await (await fetch(url)).text()
      await setTimeout(SERVER_MS)
      let run = await oneRun(chromium, folder, url, open)
      for (; !run; failures += 1) {
        if (failures === MOST_FAILURES) throw new Error(`${url}: Lighthouse gave no result`)
        run = await oneRun(chromium, folder, url, open)
      }
      runs[at]?.push(run)
    }
  return runs
}

/** Undefined if Lighthouse itself failed, which happens. */
async function oneRun(chromium: string, folder: string, url: string, open: boolean): Promise<Run | undefined> {
  // Pages that are not open yet are noindex on purpose.
  const config: Config = { extends: 'lighthouse:default', settings: { skipAudits: open ? null : ['is-crawlable'] } }
  const browser = await startBrowser(chromium)
  const kept = { auditMode: folder, logLevel: 'error' } as const
  const passed = await lighthouse(url, { ...kept, gatherMode: folder, port: browser.port }, config).finally(
    browser.stop,
  )
  if (!passed || passed.lhr.runtimeError) return undefined

  const trace = { ...passed.artifacts.Trace, traceEvents: inProcessorTime(passed.artifacts.Trace.traceEvents) }
  writeFileSync(join(folder, 'trace.json'), JSON.stringify(trace))
  const worked = await lighthouse(url, kept, config)
  if (!worked || worked.lhr.runtimeError) return undefined

  const { audits, categories } = passed.lhr
  const details = audits['network-requests']?.details
  const listed = (details && 'items' in details ? details.items : []) as {
    url: string
    resourceType: string
    transferSize: number
  }[]
  // Inline and cached requests do not reach a server.
  const requests = listed.filter(({ url, transferSize }) => !url.startsWith('data:') && transferSize > 0)
  const kilobytes = (type: string) =>
    requests.filter((one) => one.resourceType === type).reduce((sum, one) => sum + one.transferSize, 0) / 1000
  return {
    worked: timesOf(worked.lhr),
    passed: timesOf(passed.lhr),
    accessibility: scoreOf(categories.accessibility),
    'best-practices': scoreOf(categories['best-practices']),
    seo: scoreOf(categories.seo),
    cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    scriptKb: kilobytes('Script'),
    htmlKb: kilobytes('Document'),
    requests: requests.length,
  }
}

function timesOf({ audits, categories }: Result): Times {
  const ms = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    performance: scoreOf(categories.performance),
    fcp: ms('first-contentful-paint'),
    lcp: ms('largest-contentful-paint'),
    tbt: ms('total-blocking-time'),
  }
}

const scoreOf = (category: Result['categories'][string] | undefined) => Math.round((category?.score ?? 0) * 100)
