import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { messageStates } from '#domain/documents/message.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { users } from '#server/db/schema.ts'
import { startPostgres } from '#tests/postgres-server.ts'
import { type Figure, quantile } from './bench-figures.ts'
import { start } from './processes.ts'

const SIZES = [3_125, 12_500, 50_000] as const
/** The best of several rounds counts: other load on the machine is not measured. */
const ROUNDS = 5
const QUERIES = 120
const MAIN = '../dist/node/main.js'
const AUTH_SECRET = 'a secret of the bench, long enough'
const admin = { email: 'admin@people.example', password: 'monsoon-42' }

type Place = { readonly dataDir: string; readonly databaseUrl: string | undefined }

/** A page of a collection by filter, order and cursor over HTTP, at 1, 4 and 16 times the size. */
export async function documentFigures(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'banyan-bench-'))
  const postgres = await startPostgres()
  try {
    const databaseUrl = await postgres.createDatabase()
    return [
      ...(await measure('embedded', { dataDir: join(folder, 'data'), databaseUrl: undefined })),
      ...(await measure('PostgreSQL', { dataDir: join(folder, 'unused'), databaseUrl })),
    ]
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(database: string, place: Place): Promise<Figure[]> {
  const env: Record<string, string> = {
    DATA_DIR: place.dataDir,
    ADMIN_EMAILS: admin.email,
    ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl, AUTH_SECRET }),
  }
  const first = await start(MAIN, { env })
  await (await post(first.url, 'sign-up')).text()
  await first.stop()

  const p95: number[] = []
  for (const [at, size] of SIZES.entries()) {
    // The embedded database allows one process at a time.
    await fill(place, SIZES[at - 1] ?? 0, size)
    const { url, stop } = await start(MAIN, { env })
    p95.push(await quietest(url))
    await stop()
  }
  const [one = Number.NaN, , sixteen = Number.NaN] = p95
  return [
    ...SIZES.map((size, at) => ({
      name: `${database}: a page by filter, order and cursor of ${size.toLocaleString('en-US')}, p95`,
      value: p95[at] ?? Number.NaN,
      unit: 'ms',
      budget: { most: 20 },
    })),
    {
      name: `${database}: growth exponent from 1 to 16 times the documents`,
      value: Math.log(sixteen / one) / Math.log(16),
      unit: '',
      budget: { most: 0.7 },
    },
  ]
}

const post = (url: string, path: string) =>
  fetch(`${url}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })

/** Messages of all states, one per minute, inserted in random order. */
async function fill(place: Place, from: number, to: number) {
  const database = await openDatabase(place)
  try {
    await database.db.update(users).set({ emailVerified: true })
    await insert(database.db, from, to)
  } finally {
    await database.close()
  }
}

async function insert(db: Database, from: number, to: number) {
  const states = sql.raw(`array[${messageStates.map((state) => `'${state}'`).join()}]`)
  await db.execute(sql`
    insert into documents (collection, id, owner, data, version, created_at, updated_at)
    select 'messages', gen_random_uuid()::text, null,
      jsonb_build_object('name', 'Asha Rao', 'email', 'asha@people.example', 'subject', 'Question ' || n,
        'message', repeat('How old are the figures? ', 12), 'status', (${states})[1 + n % 4]),
      1, timestamptz '2026-01-01' + n * interval '1 minute', timestamptz '2026-01-01'
    from generate_series(${from + 1}::int, ${to}::int) n order by md5(n::text)`)
}

async function quietest(url: string): Promise<number> {
  const signedIn = await post(url, 'sign-in')
  await signedIn.text()
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const rounds: number[] = []
  while (rounds.length < ROUNDS) rounds.push(await slowest(url, cookie))
  return Math.min(...rounds)
}

/** Pages through every state in both directions. */
async function slowest(url: string, cookie: string): Promise<number> {
  const times: number[] = []
  const cursors = new Map<string, string | null>()
  for (let n = 0; n < QUERIES; n += 1) {
    const query = `status=${messageStates[n & 3]}&order=${n & 4 ? '-' : ''}createdAt&limit=25`
    const after = cursors.get(query)
    const began = performance.now()
    const answer = await fetch(`${url}/api/documents/messages?${query}${after ? `&after=${after}` : ''}`, {
      headers: { cookie },
    })
    const { documents, next } = (await answer.json()) as { documents: unknown[]; next: string | null }
    times.push(performance.now() - began)
    if (!answer.ok || documents.length === 0) throw new Error(`${query}: ${answer.status}`)
    cursors.set(query, next)
  }
  return quantile(times, 0.95)
}
