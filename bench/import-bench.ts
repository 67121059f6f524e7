import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import autocannon from 'autocannon'
import { api } from '#domain/api/contract.ts'
import type { FeedRun } from '#domain/api/feed-status.ts'
import { startPostgres } from '#tests/postgres-server.ts'
import { hasRealData, realFile } from '#tests/real-data.ts'
import { type Figure, quantile } from './bench-figures.ts'
import { navHeaders, navText } from './nav-text.ts'
import { start } from './processes.ts'

const SECONDS = 4
const LOAD = { connections: 10, overallRate: 400 }

/** A day's market file: the real one if available, else a generated one of that size. */
function marketFile(): { text: string; day: string } {
  if (hasRealData)
    return { text: realFile('amfi/NAVAll_2026-08-19_8col.txt'), day: 'the real market of 19 August 2026' }
  return { text: navText(navHeaders['plan and option'], 17_800), day: 'a made-up market' }
}

/** Pages are served while the whole market is imported: visitors must not notice. */
export async function importFigures(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'banyan-bench-import-'))
  const postgres = await startPostgres()
  try {
    return [
      ...(await importOn('embedded', { DATA_DIR: join(folder, 'data') })),
      ...(await importOn('PostgreSQL', {
        DATA_DIR: join(folder, 'other'),
        DATABASE_URL: await postgres.createDatabase(),
        AUTH_SECRET: 'a secret of the bench, long enough for it',
      })),
    ]
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function importOn(kind: string, env: Record<string, string>): Promise<Figure[]> {
  const { text, day } = marketFile()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  // The market file is held back until the idle server was measured; other sources are empty.
  const source = createServer(async (request, response) => {
    if (request.url !== '/nav') return response.writeHead(404).end()
    await released
    return response.writeHead(200, { 'content-type': 'text/plain' }).end(text)
  })
  await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve))
  const at = `http://127.0.0.1:${(source.address() as AddressInfo).port}`
  const sources = { AMFI_URL: `${at}/nav`, AMFI_HISTORY_URL: `${at}/x`, ECB_URL: `${at}/x`, ECB_HISTORY_URL: `${at}/x` }
  const server = await start('../dist/node/main.js', { env: { ...env, ...sources, SOURCES: 'live' } })
  try {
    await p95(`${server.url}/about`)
    const idle = await p95(`${server.url}/about`)
    const [during, { run, seconds }] = await Promise.all([p95(`${server.url}/about`), imported(server.url, release)])
    const name = (what: string) => `import of ${run.rows.toLocaleString('en')} schemes (${day}), ${kind}: ${what}`
    return [
      { name: name('time'), value: seconds, unit: 's', budget: { most: 3 } },
      { name: name('page p95 while idle'), value: idle, unit: 'ms' },
      { name: name('page p95 meanwhile, beside idle'), value: during / idle, unit: '×', budget: { most: 2 } },
    ]
  } finally {
    await server.stop()
    source.closeAllConnections()
    source.close()
  }
}

/**
 * At a fixed rate, each second's requests at its start. Timed per response: the tool's own percentiles are whole
 * milliseconds.
 */
async function p95(url: string): Promise<number> {
  const times: number[] = []
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>()
  const load = autocannon({ url, duration: SECONDS, ...LOAD }, (error, result) =>
    error ? reject(error) : resolve(result),
  )
  load.on('response', (_client, _status, _bytes, ms) => times.push(ms))
  const { errors, non2xx } = await promise
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} bad answers`)
  return quantile(times, 0.95)
}

/** From the file's arrival to the recorded run. */
async function imported(url: string, release: () => void) {
  await setTimeout(500)
  const from = performance.now()
  release()
  const run = await ended(url)
  return { run, seconds: (performance.now() - from) / 1000 }
}

async function ended(url: string): Promise<FeedRun> {
  for (;;) {
    const { feeds } = api.feeds.answer.parse(await (await fetch(`${url}/api/feeds`)).json())
    const run = feeds.find(({ id }) => id === 'amfi-nav')?.last
    if (run?.outcome === 'changed') return run
    if (run) throw new Error(`The import was refused: ${run.reason} ${run.detail}`)
    await setTimeout(50)
  }
}
