import { setTimeout } from 'node:timers/promises'
import type { Hono } from 'hono'
import { anonymous, type Principal } from '#domain/access.ts'
import { openDatabase } from './db/database.ts'
import { migrate } from './db/migrations.ts'
import type { Environment } from './environment.ts'
import { createApi } from './http/api.ts'
import { clientAddress } from './http/client-address.ts'
import { originOf } from './http/origin.ts'
import type { Scope } from './http/request-scope.ts'
import { forgetEndedLimits } from './limits/limit-collection.ts'
import type { Log } from './log.ts'

export type Backend = {
  readonly api: Hono<Scope>
  readonly identify: (request: Request) => Promise<Principal>
  isReady(): Promise<boolean>
  close(): Promise<void>
}

const READY_WITHIN_MS = 2_000
const HOUSEKEEPING_MS = 10 * 60_000
const now = () => new Date()

/** Database and API: everything behind the pages. */
export async function openBackend(env: Environment, log: Log, port: number): Promise<Backend> {
  const database = await openDatabase(env)
  try {
    await migrate(database.db)
  } catch (error) {
    await database.close()
    throw error
  }
  // Accounts are not open yet, so everybody is a stranger.
  const identify = async () => anonymous
  const housekeeping = setInterval(() => {
    forgetEndedLimits(database.db, now()).catch((cause) => log.error('housekeeping failed', { cause }))
  }, HOUSEKEEPING_MS).unref()

  const api = createApi({
    db: database.db,
    now,
    log,
    identify,
    isOurOrigin: ownOrigins(env, port),
    addressOf: (request, remote) => clientAddress(remote, request.headers.get('x-forwarded-for'), env.trustedProxies),
  })
  return {
    api,
    identify,
    isReady: () =>
      Promise.race([
        database.ping().then(
          () => true,
          () => false,
        ),
        setTimeout(READY_WITHIN_MS, false, { ref: false }),
      ]),
    async close() {
      clearInterval(housekeeping)
      await database.close()
    },
  }
}

/** Without `PUBLIC_URL` both ways to write this machine are ours. */
function ownOrigins({ publicUrl, host }: Environment, port: number) {
  const origins = publicUrl ? [publicUrl] : ['127.0.0.1', 'localhost', host].map((name) => originOf(name, port))
  return (origin: string) => origins.includes(origin)
}
