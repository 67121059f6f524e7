import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { startPostgres } from '#tests/postgres-server.ts'
import { type Figure, median } from './bench-figures.ts'
import { idleMegabytes, start } from './processes.ts'

const ROUNDS = 3
const SECONDS = 4
const WARM_UP_SECONDS = 10
const MAIN = '../dist/node/main.js'
const LIST = JSON.stringify({
  rows: Array.from({ length: 100 }, (_, row) => ({
    code: 119551 + row,
    name: `Some House Equity Fund ${row} - Direct Plan - Growth`,
    nav: 123.4567 + row,
    date: '2026-11-13',
    change: 0.42,
  })),
})

/** Requests per second on one core, with `br` or without; any response other than 200 fails the figure. */
type Load = { seconds: number; encoding: string }

async function rateOf(url: string, { seconds, encoding }: Load): Promise<number> {
  const headers = { 'accept-encoding': encoding }
  const result = await autocannon({ url, connections: 32, duration: seconds, headers })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`)
  return result.requests.average
}

/** Measured alternately, so that a slow moment affects both. */
async function compare(ours: string, bare: string, encoding: string): Promise<{ rate: number; ratio: number }> {
  const warmUp = { seconds: WARM_UP_SECONDS, encoding }
  const load = { seconds: SECONDS, encoding }
  await rateOf(ours, warmUp)
  await rateOf(bare, warmUp)
  const rounds: { rate: number; ratio: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const rate = await rateOf(ours, load)
    rounds.push({ rate, ratio: rate / (await rateOf(bare, load)) })
  }
  return { rate: median(rounds.map(({ rate }) => rate)), ratio: median(rounds.map(({ ratio }) => ratio)) }
}

export async function serverFigures(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'banyan-bench-'))
  const postgres = await startPostgres()
  try {
    return [
      ...(await ratesAndStart({ DATA_DIR: join(folder, 'data') })),
      ...(await memory(join(folder, 'data'), await postgres.createDatabase())),
    ]
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function ratesAndStart(env: Record<string, string>): Promise<Figure[]> {
  const ours = await start(MAIN, { env, onOneCore: true })
  const bare = await start('bare-hono.ts', { args: [LIST], onOneCore: true })
  const lists = await start('list-server.ts', { args: [LIST], onOneCore: true })

  const prepared = await compare(`${lists.url}/api/prepared`, `${bare.url}/list`, 'br')
  const list = await compare(`${lists.url}/api/list`, `${bare.url}/list`, 'identity')
  const page = await compare(`${ours.url}/about`, `${bare.url}/list`, 'br')
  await Promise.all([ours, bare, lists].map((started) => started.stop()))

  const starts: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const again = await start(MAIN, { env })
    starts.push(again.msToReady)
    await again.stop()
  }
  return [
    {
      name: 'list of 100 rows prepared, beside bare Hono that makes it',
      value: prepared.ratio,
      unit: '×',
      budget: { least: 1.7 },
    },
    { name: 'list of 100 rows prepared', value: prepared.rate, unit: '/s' },
    // Frequent lists are prepared responses; this is the rest.
    {
      name: 'list of 100 rows made each time, beside bare Hono',
      value: list.ratio,
      unit: '×',
      budget: { least: 0.65 },
    },
    { name: 'list of 100 rows made each time', value: list.rate, unit: '/s' },
    { name: 'public page, beside bare Hono that makes a list of 100 rows', value: page.ratio, unit: '×' },
    { name: 'public page, one core', value: page.rate, unit: '/s', budget: { least: 2000 } },
    { name: 'start to ready on an existing data folder', value: median(starts), unit: 'ms', budget: { most: 2000 } },
  ]
}

async function memory(dataDir: string, databaseUrl: string): Promise<Figure[]> {
  const take = async (script: string, options: Parameters<typeof start>[1]) => {
    const started = await start(script, options)
    const megabytes = await idleMegabytes(started)
    await started.stop()
    return { megabytes, msToReady: started.msToReady }
  }
  const floor = await take('bare-pglite.ts', { args: [join(dataDir, 'database')] })
  const embedded = await take(MAIN, { env: { DATA_DIR: dataDir } })
  const onPostgres = await take(MAIN, {
    env: { DATABASE_URL: databaseUrl, AUTH_SECRET: 'a secret of the bench, long enough' },
  })
  return [
    { name: 'idle memory of bare PGlite', value: floor.megabytes, unit: 'MB' },
    { name: 'idle memory, embedded', value: embedded.megabytes, unit: 'MB', budget: { most: floor.megabytes + 150 } },
    { name: 'idle memory, PostgreSQL', value: onPostgres.megabytes, unit: 'MB', budget: { most: 150 } },
    { name: 'start to ready, PostgreSQL', value: onPostgres.msToReady, unit: 'ms', budget: { most: 1000 } },
  ]
}
