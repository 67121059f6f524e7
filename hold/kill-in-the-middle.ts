import { randomUUID } from 'node:crypto'
import { writeBackup } from '#server/db/backup.ts'
import { openDatabase } from '#server/db/database.ts'
import { asPeopleRunIt, startBanyan } from '#tests/banyan-process.ts'
import { inFolder, several, type Trial } from './trial.ts'

const ROUNDS = 10
const WRITES = 1_000
const READY_MS = { embedded: 2_000, PostgreSQL: 1_000 }

/** kill -9 during 1,000 acknowledged writes, ten times on the same data: acknowledged writes survive. */
export function killInTheMiddle(kind: 'embedded' | 'PostgreSQL', databaseUrl: string | undefined): Trial {
  return {
    name: `kill -9 in the middle of ${WRITES} writes, ${ROUNDS} times, ${kind}`,
    run: () =>
      inFolder(async (dataDir) => {
        const env = { DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.0/8', ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
        const acknowledged = new Set<string>()
        const readyAfter: number[] = []
        for (let round = 0; round < ROUNDS; round += 1) {
          const banyan = await startBanyan(env, asPeopleRunIt)
          if (round > 0) readyAfter.push(banyan.msToReady)
          const before = acknowledged.size
          // A different moment in each round, from the first tenth to the last.
          const killAt = Math.round((WRITES * (round + 0.5)) / ROUNDS)
          const ended = await writeUntilKilled(banyan, round, acknowledged, before + killAt)
          if (ended !== null) throw new Error(`The server ended by itself with ${ended}`)
        }
        const kept = await keptIds({ dataDir, databaseUrl })
        const lost = [...acknowledged].filter((id) => !kept.has(id)).length
        const slowest = Math.round(Math.max(...readyAfter))
        return [
          {
            what: `${acknowledged.size} acknowledged, ${lost} lost`,
            held: lost === 0 && acknowledged.size >= WRITES * (ROUNDS / 2),
          },
          {
            what: `ready again after ${slowest} ms at the slowest (at most ${READY_MS[kind]})`,
            held: slowest <= READY_MS[kind],
          },
        ]
      }),
  }
}

type Banyan = Awaited<ReturnType<typeof startBanyan>>

async function writeUntilKilled(banyan: Banyan, round: number, acknowledged: Set<string>, killAt: number) {
  let ended: Promise<number | null> | undefined
  await several(Array(WRITES).keys(), 16, async (n) => {
    const id = randomUUID()
    try {
      const response = await fetch(`${banyan.url}/api/problems`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${round}.${n >> 8}.${n & 255}` },
        body: JSON.stringify({ id, page: '/', message: `write ${n}`, build: 'hold' }),
      })
      if (response.status !== 201) throw new Error(`Answered ${response.status}: ${await response.text()}`)
      acknowledged.add(id)
    } catch (error) {
      if (!ended) throw error
      return false
    }
    if (acknowledged.size >= killAt) ended ??= banyan.end('SIGKILL')
    return true
  })
  return ended
}

async function keptIds(place: { dataDir: string; databaseUrl: string | undefined }): Promise<Set<string>> {
  const database = await openDatabase(place)
  const ids = new Set<string>()
  await writeBackup(database.db, new Date(), async (line) => {
    const { table, row } = JSON.parse(line)
    if (table === 'problems') ids.add(row.id)
  })
  await database.close()
  return ids
}
