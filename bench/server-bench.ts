import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { startPostgres } from '#tests/postgres-server.ts'
import { type Figure, median } from './figures.ts'
import { idleMegabytes, start } from './processes.ts'

const ROUNDS = 3
const SECONDS = 4
const MAIN = '../dist/node/main.js'

/** Requests a second that one core answers; a single answer that is not a 200 spoils the figure. */
async function rateOf(url: string): Promise<number> {
  const result = await autocannon({ url, connections: 32, duration: SECONDS, headers: { 'accept-encoding': 'br' } })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`)
  return result.requests.average
}

/** The two are measured in turns, so that a slow moment of the machine hits both. */
async function compare(ours: string, bare: string): Promise<{ rate: number; ratio: number }> {
  await rateOf(ours)
  await rateOf(bare)
  const rounds: { rate: number; ratio: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const rate = await rateOf(ours)
    rounds.push({ rate, ratio: rate / (await rateOf(bare)) })
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
  const first = await start(MAIN, { env, onOneCore: true })
  const description = await (await fetch(`${first.url}/api/openapi.json`)).text()
  const bare = await start('bare-hono.ts', { args: [description], onOneCore: true })

  const hello = await compare(`${first.url}/healthz`, `${bare.url}/hello`)
  const prepared = await compare(`${first.url}/api/openapi.json`, `${bare.url}/list`)
  const page = await compare(`${first.url}/about`, `${bare.url}/hello`)
  await Promise.all([first.stop(), bare.stop()])

  const starts: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const again = await start(MAIN, { env })
    starts.push(again.msToReady)
    await again.stop()
  }
  return [
    { name: 'smallest answer, beside bare Hono', value: hello.ratio, unit: '×', budget: { least: 0.9 } },
    { name: 'smallest answer', value: hello.rate, unit: '/s' },
    {
      name: 'prepared API answer, beside bare Hono that makes it each time',
      value: prepared.ratio,
      unit: '×',
      budget: { least: 1.7 },
    },
    { name: 'prepared API answer', value: prepared.rate, unit: '/s' },
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
  const onPostgres = await take(MAIN, { env: { DATABASE_URL: databaseUrl } })
  return [
    { name: 'idle memory of bare PGlite', value: floor.megabytes, unit: 'MB' },
    { name: 'idle memory, embedded', value: embedded.megabytes, unit: 'MB', budget: { most: floor.megabytes + 150 } },
    { name: 'idle memory, PostgreSQL', value: onPostgres.megabytes, unit: 'MB', budget: { most: 150 } },
    { name: 'start to ready, PostgreSQL', value: onPostgres.msToReady, unit: 'ms', budget: { most: 1000 } },
  ]
}
