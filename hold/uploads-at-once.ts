import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { writeBackup } from '#server/db/backup.ts'
import { openDatabase } from '#server/db/database.ts'
import { users } from '#server/db/schema.ts'
import { type Banyan, residentMegabytes, startBanyan } from '#tests/banyan-process.ts'
import { cookiesOf } from '#tests/principals.ts'
import { bomb } from '#tests/test-pictures.ts'
import { type Finding, inFolder, type Trial } from './trial.ts'

const UPLOADS = 20
const MOST_MORE_MB = 300
/** Acknowledged before the kill: some are made, some wait, some still arrive. */
const KILL_AFTER = 8
const person = { email: 'creator@people.example', password: 'monsoon-42' }

/** 20 photos of 12 megapixels at once, with pages asked for meanwhile; then kill -9 in the middle of 20 more. */
export function uploadsAtOnce(kind: 'embedded' | 'PostgreSQL', databaseUrl: string | undefined): Trial {
  return {
    name: `${UPLOADS} uploads at once, and kill -9 in the middle, ${kind}`,
    run: () =>
      inFolder(async (dataDir) => {
        const env = { DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.0/8', ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
        const photos = await Promise.all(Array.from({ length: UPLOADS }, () => photo()))
        const cookie = await creatorOn(env, { dataDir, databaseUrl })
        const banyan = await startBanyan(env)
        const findings = await loaded(banyan, cookie, photos)
        findings.push(...(await refused(banyan, cookie, dataDir)))
        const more = await Promise.all(Array.from({ length: UPLOADS }, () => photo()))
        let taken = 0
        let ended: Promise<unknown> | undefined
        const sending = more.map(async (bytes) => {
          await send(banyan, cookie, bytes)
          taken += 1
          if (taken === KILL_AFTER) ended = banyan.end('SIGKILL')
        })
        await Promise.allSettled(sending)
        await ended
        findings.push({ what: `killed after ${taken} of ${UPLOADS} more were acknowledged`, held: taken >= KILL_AFTER })
        const again = await startBanyan(env)
        await settled(again, cookie, dataDir)
        await again.end()
        return [...findings, ...(await noOrphans(dataDir, databaseUrl))]
      }),
  }
}

/** Noise: the slowest that a camera can send. */
const photo = () =>
  sharp(randomBytes(1000 * 750 * 3), { raw: { width: 1000, height: 750, channels: 3 } })
    .resize(4000, 3000)
    .jpeg({ quality: 80 })
    .toBuffer()

async function creatorOn(env: Record<string, string>, place: { dataDir: string; databaseUrl: string | undefined }) {
  const banyan = await startBanyan(env)
  const answer = await fetch(`${banyan.url}/api/auth/sign-up`, {
    method: 'POST',
    body: JSON.stringify(person),
    headers: { 'content-type': 'application/json' },
  })
  await banyan.end()
  const { db, close } = await openDatabase(place)
  await db.update(users).set({ isCreator: true }).where(eq(users.email, person.email))
  await close()
  return cookiesOf(answer)
}

async function send({ url }: Banyan, cookie: string, bytes: Uint8Array) {
  const answer = await fetch(`${url}/api/creator/pictures`, {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: { cookie, 'content-type': 'application/octet-stream' },
  })
  return { status: answer.status, ...((await answer.json()) as { id?: string; state?: string }) }
}

const isReady = async ({ url }: Banyan, cookie: string, id = '') => {
  const answer = await fetch(`${url}/api/creator/pictures/${id}`, { headers: { cookie } })
  return answer.status !== 200 || ((await answer.json()) as { state: string }).state === 'ready'
}

async function loaded(banyan: Banyan, cookie: string, photos: readonly Buffer[]): Promise<Finding[]> {
  const atOnce = () => Promise.resolve(true)
  // The first pages after a start are slower, and would hide what uploads cost.
  await p95(banyan, atOnce)
  const idle = await p95(banyan, atOnce)
  const before = residentMegabytes(banyan.process.pid)
  let most = before
  const watch = setInterval(() => (most = Math.max(most, residentMegabytes(banyan.process.pid))), 50)
  const started = performance.now()
  const sent = Promise.all(photos.map((bytes) => send(banyan, cookie, bytes)))
  let left: string[] | undefined
  const isDone = async () => {
    left ??= (await Promise.race([sent, setTimeout(0)]))?.map(({ id = '' }) => id)
    if (!left) return false
    while (left[0] && (await isReady(banyan, cookie, left[0]))) left.shift()
    return left.length === 0
  }
  const busy = await p95(banyan, isDone)
  const ms = Math.round(performance.now() - started)
  clearInterval(watch)
  const statuses = (await sent).map(({ status }) => status)
  const size = photos.reduce((sum, { length }) => sum + length, 0) / 1e6
  const [more, limit] = [most - before, Math.max(2 * idle, idle + 5)]
  return [
    {
      what: `${statuses.filter((status) => status === 201).length} of ${UPLOADS} taken (${size.toFixed(0)} MB), all made after ${ms} ms`,
      held: statuses.every((status) => status === 201),
    },
    {
      what: `pages p95 ${busy.toFixed(1)} ms meanwhile, ${idle.toFixed(1)} ms idle (limit ${limit.toFixed(1)}: twice, or 5 ms more)`,
      held: busy <= limit,
    },
    { what: `memory +${more.toFixed(0)} MB at most (limit ${MOST_MORE_MB})`, held: more <= MOST_MORE_MB },
  ]
}

/** Asks for pages until it is done, at least 100 times. */
async function p95({ url }: Banyan, isDone: () => Promise<boolean>): Promise<number> {
  const waits: number[] = []
  for (let n = 0; n < 100 || !(await isDone()); n += 1) {
    const asked = performance.now()
    await (await fetch(`${url}${['/about', '/real-estate', '/real-estate/sample-1001'][n % 3]}`)).text()
    waits.push(performance.now() - asked)
    await setTimeout(10)
  }
  return waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.95)] ?? Number.NaN
}

const filesIn = (dataDir: string) =>
  readdirSync(join(dataDir, 'uploads'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => !/^received(\/[^/]+)?$/.test(name),
  )

async function refused(banyan: Banyan, cookie: string, dataDir: string): Promise<Finding[]> {
  const before = filesIn(dataDir).length
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const bad = [svg, bomb(), (await photo()).subarray(0, 20_000), randomBytes(1_000_000)]
  const answers = await Promise.all(bad.map((bytes) => send(banyan, cookie, bytes)))
  for (const { id } of answers) while (id && !(await isReady(banyan, cookie, id))) await setTimeout(50)
  const large = await send(banyan, cookie, Buffer.concat([await photo(), Buffer.alloc(40_000_000)])).catch(() => ({
    status: 413,
  }))
  await setTimeout(200)
  const after = filesIn(dataDir).length
  return [
    {
      what: `${bad.length + 1} bad files (${large.status} for 40 MB) left ${after - before} behind`,
      held: after === before,
    },
  ]
}

async function settled(banyan: Banyan, cookie: string, dataDir: string) {
  await (await fetch(`${banyan.url}/readyz`)).text()
  for (let n = 0; n < 600 && filesIn(dataDir).some((name) => name.startsWith('received')); n += 1) await setTimeout(100)
  await isReady(banyan, cookie)
}

/** Every ready row has its three files, every file a row, and nothing waits. */
async function noOrphans(dataDir: string, databaseUrl: string | undefined): Promise<Finding[]> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl })
  const rows: { hash: string; state: string }[] = []
  await writeBackup(db, new Date(), async (line) => {
    const { table, row } = JSON.parse(line)
    if (table === 'pictures') rows.push(row)
  })
  await close()
  const files = filesIn(dataDir)
  const hashes = new Set(rows.map(({ hash }) => hash))
  const orphans = files.filter((name) => !hashes.has(name.slice(0, 43)))
  const bare = rows.filter(
    ({ hash, state }) => state !== 'ready' || files.filter((name) => name.startsWith(hash)).length !== 3,
  )
  return [
    {
      what: `after kill -9: ${rows.length} rows and ${files.length} files, ${bare.length} rows without theirs, ${orphans.length} files without a row`,
      held: bare.length === 0 && orphans.length === 0,
    },
  ]
}
