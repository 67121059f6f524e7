import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { writeBackup } from '#server/db/backup.ts'
import { openDatabase } from '#server/db/database.ts'
import { users } from '#server/db/schema.ts'
import { asPeopleRunIt, residentMegabytes, startBanyan } from '#tests/banyan-process.ts'
import { rawRequest } from '#tests/raw-request.ts'
import { type Bad, malformed } from './malformed.ts'
import { inFolder, several, type Trial } from './trial.ts'

const REQUESTS = 15_000
/** Warm-up: caches are full by then; what still grows is a leak. */
const WARM = 10_000
const MEMORY_MB = 60
/** A place in code; a headline beside a time of day is none. */
const STACK = /node_modules|\.[cm]?[jt]sx?:\d+:\d+/
const admin = { email: 'admin@people.example', password: 'monsoon-42' }

type Place = { readonly dataDir: string; readonly databaseUrl: string | undefined }

/** Invalid bodies, queries, paths, headers, cookies, encodings and sizes, generated from the API description. */
export const malformedRequests = (kind: 'embedded' | 'PostgreSQL', databaseUrl: string | undefined): Trial => ({
  name: `${REQUESTS} malformed requests, ${kind}`,
  run: () =>
    inFolder(async (dataDir) => {
      const place = { dataDir, databaseUrl }
      const env = { DATA_DIR: dataDir, ADMIN_EMAILS: admin.email, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
      await makeAdmin(env, place)
      const before = await sumOf(place)

      // A small heap shows leaks rather than uncollected garbage.
      const banyan = await startBanyan({ ...env, NODE_OPTIONS: '--max-old-space-size=160' }, asPeopleRunIt)
      const cookie = await signIn(banyan.url)
      const description = await (await fetch(`${banyan.url}/api/openapi.json`)).json()
      const requests = fc.sample(malformed(description, cookie), { numRuns: REQUESTS, seed: 20261115 })
      const failures: string[] = []
      const statuses = new Map<number, number>()
      const sendAll = (some: readonly Bad[]) =>
        several(some, 8, async (request) => {
          const { status, text } = await send(banyan.url, request)
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          const bad = status >= 500 || status === 201 || STACK.test(text)
          if (bad) failures.push(JSON.stringify({ request, status }).slice(0, 400))
          return true
        })
      await sendAll(requests.slice(0, WARM))
      const whenWarm = residentMegabytes(banyan.process.pid)
      await sendAll(requests.slice(WARM))
      const alive = (await fetch(`${banyan.url}/readyz`)).status === 200
      const grown = residentMegabytes(banyan.process.pid) - whenWarm
      const output = banyan.output()
      await banyan.end()
      const unchanged = before === (await sumOf(place))
      for (const failure of failures.slice(0, 5)) console.log(`  ${failure}`)
      const counts = [...statuses]
        .sort()
        .map(([status, count]) => `${count} × ${status || 'closed'}`)
        .join(', ')
      return [
        { what: `answers: ${counts}`, held: failures.length === 0 },
        { what: 'nothing was logged as a failure of ours', held: !output.includes('"level":"error"') },
        { what: 'nothing was changed in the database', held: unchanged },
        {
          what: `memory grew by ${Math.round(grown)} MB in the last third (at most ${MEMORY_MB})`,
          held: grown <= MEMORY_MB,
        },
        { what: 'ready afterwards', held: alive },
      ]
    }),
})

/** An administrator can reach the most code. */
async function makeAdmin(env: Record<string, string>, place: Place) {
  const banyan = await startBanyan(env)
  await (await post(banyan.url, 'sign-up')).text()
  await banyan.end()
  const database = await openDatabase(place)
  await database.db.update(users).set({ emailVerified: true })
  await database.close()
}

async function signIn(url: string): Promise<string> {
  const answer = await post(url, 'sign-in')
  await answer.text()
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
}

const post = (url: string, path: string) =>
  fetch(`${url}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })

/** A checksum of all rows except counters, sessions and jobs, which change by themselves. */
async function sumOf(place: Place): Promise<string> {
  const database = await openDatabase(place)
  const hash = createHash('sha256')
  await writeBackup(database.db, new Date(0), async (line) => {
    const { table } = JSON.parse(line)
    if (table && !['rate_limits', 'sessions', 'jobs'].includes(table)) hash.update(line)
  })
  await database.close()
  return hash.digest('hex')
}

/** Status 0: the server closed the connection, which is allowed. */
async function send(url: string, { path, ...init }: Bad): Promise<{ status: number; text: string }> {
  try {
    const response = await rawRequest(url, path, init)
    return { status: response.status, text: await response.text() }
  } catch {
    return { status: 0, text: '' }
  }
}
