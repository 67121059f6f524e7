import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import autocannon from 'autocannon'
import type { FeedId } from '#catalogue/feeds.ts'
import { api } from '#domain/api/contract.ts'
import type { FeedRun } from '#domain/api/feed-status.ts'
import { startPostgres } from '#tests/postgres-server.ts'
import { hasRealData, realFile } from '#tests/real-data.ts'
import { type Figure, median, quantile } from './bench-figures.ts'
import { keepStockYear, lastStockDay } from './import-stock-days.ts'
import { navHeaders, navText } from './nav-text.ts'
import { start } from './processes.ts'

const SECONDS = 3
const MOST_SECONDS = 60
/** The page is rendered anew after an import. */
const SETTLED_MS = 3_000
/** Seldom: the answer is made by the server that is measured. */
const ASK_AGAIN_MS = 250
const LOAD = { connections: 10, overallRate: 400 }

/** A day's file of a market, at the address of its source; all else is missing there. */
type MarketFile = {
  readonly feed: FeedId
  readonly what: string
  readonly path: string
  readonly type: string
  readonly bytes: string | Buffer
  /** How long an import may take. */
  readonly budgetS?: number
  /** A short import is a short measurement, so it is repeated. */
  readonly rounds: number
  /** What the database has before, as after months of daily files. */
  prepare?(env: Record<string, string>): Promise<void>
}

/** The real file if available, else a generated one of that size. */
const fundFile = (): MarketFile => ({
  ...{ feed: 'amfi-nav', path: '/nav', type: 'text/plain', budgetS: 3, rounds: 5 },
  ...(hasRealData
    ? { what: 'schemes (real)', bytes: realFile('amfi/NAVAll_2026-08-19_8col.txt') }
    : { what: 'schemes (made up)', bytes: navText(navHeaders['plan and option'], 17_800) }),
})

const stockFile = (): MarketFile => ({
  ...{ feed: 'nse-day', what: 'stocks', type: 'application/zip', rounds: 3, ...lastStockDay() },
  prepare: keepStockYear,
})

/** Pages are served while the whole market is imported: visitors must not notice. */
export async function importFigures(): Promise<Figure[]> {
  const postgres = await startPostgres()
  const figures: Figure[] = []
  try {
    for (const file of [fundFile(), stockFile()]) {
      figures.push(...(await importOn('embedded', file, async () => ({}))))
      const secret = 'a secret of the bench, long enough for it'
      const env = async () => ({ DATABASE_URL: await postgres.createDatabase(), AUTH_SECRET: secret })
      figures.push(...(await importOn('PostgreSQL', file, env)))
    }
    return figures
  } finally {
    await postgres.stop()
  }
}

async function importOn(
  kind: string,
  file: MarketFile,
  database: () => Promise<Record<string, string>>,
): Promise<Figure[]> {
  const rounds: Imported[] = []
  for (let round = 0; round < file.rounds; round += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'banyan-bench-import-'))
    rounds.push(await oneImport(file, { DATA_DIR: join(folder, 'data'), ...(await database()) }))
    rmSync(folder, { recursive: true, force: true })
  }
  const of = (value: (one: Imported) => number) => median(rounds.map(value))
  const rows = of(({ rows }) => rows).toLocaleString('en')
  const name = (what: string) => `import of ${rows} ${file.what}, ${kind}: ${what}`
  const seconds = { name: name('time'), value: of(({ seconds }) => seconds), unit: 's' }
  return [
    { ...seconds, ...(file.budgetS && { budget: { most: file.budgetS } }) },
    { name: name('page p95 while idle'), value: of(({ idle }) => idle), unit: 'ms' },
    {
      name: name('page p95 meanwhile, beside idle'),
      value: of(({ idle, during }) => during / idle),
      unit: '×',
      budget: { most: 2 },
    },
  ]
}

type Imported = Readonly<Record<'rows' | 'seconds' | 'idle' | 'during', number>>

async function oneImport(file: MarketFile, env: Record<string, string>): Promise<Imported> {
  await file.prepare?.(env)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  // The market's file is held back until the idle server was measured.
  const source = await listening(async (request, response) => {
    if (request.url !== file.path) return response.writeHead(404).end()
    await released
    return response.writeHead(200, { 'content-type': file.type }).end(file.bytes)
  })
  const server = await start('../dist/node/main.js', { env: { ...env, ...sourcesAt(source.url), SOURCES: 'live' } })
  try {
    const page = `${server.url}/about`
    await timesOf(page, setTimeout(SECONDS * 1_000))
    const before = await timesOf(page, setTimeout(SECONDS * 1_000))
    const importing = imported(server.url, file.feed, release)
    const during = await timesOf(page, importing)
    const { run, seconds } = await importing
    await setTimeout(SETTLED_MS)
    const after = await timesOf(page, setTimeout(SECONDS * 1_000))
    return { rows: run.rows, seconds, idle: quantile([...before, ...after], 0.95), during: quantile(during, 0.95) }
  } finally {
    await server.stop()
    source.close()
  }
}

async function listening(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

const sourcesAt = (at: string) => ({
  ...{ AMFI_URL: `${at}/nav`, AMFI_HISTORY_URL: `${at}/x`, MFAPI_URL: at, NSE_URL: at, YAHOO_URL: at },
  ...{ ECB_URL: `${at}/x`, ECB_HISTORY_URL: `${at}/x` },
})

/**
 * Until something has ended, at a fixed rate, each second's requests at its start. Timed per response: the tool's own
 * percentiles are whole milliseconds.
 */
async function timesOf(url: string, until: Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>()
  const load = autocannon({ url, duration: MOST_SECONDS, ...LOAD }, (error, result) =>
    error ? reject(error) : resolve(result),
  )
  load.on('response', (_client, _status, _bytes, ms) => times.push(ms))
  void until.finally(load.stop)
  const { errors, non2xx } = await promise
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} bad answers`)
  return times
}

/** From the file's arrival to the recorded run. */
async function imported(url: string, feed: FeedId, release: () => void) {
  await setTimeout(500)
  const from = performance.now()
  release()
  const run = await ended(url, feed)
  return { run, seconds: (performance.now() - from) / 1000 }
}

async function ended(url: string, feed: FeedId): Promise<FeedRun> {
  for (;;) {
    const { feeds } = api.feeds.answer.parse(await (await fetch(`${url}/api/feeds`)).json())
    const run = feeds.find(({ id }) => id === feed)?.last
    if (run?.outcome === 'changed') return run
    if (run) throw new Error(`The import was refused: ${run.reason} ${run.detail}`)
    await setTimeout(ASK_AGAIN_MS)
  }
}
