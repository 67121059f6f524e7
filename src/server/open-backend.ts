import { setTimeout } from 'node:timers/promises'
import type { Hono } from 'hono'
import type { Principal } from '#domain/access.ts'
import type { SetUp } from '#domain/set-up.ts'
import { forgetEnded } from './accounts/account-collection.ts'
import { openAccounts } from './accounts/open-accounts.ts'
import { createIdentify } from './accounts/sessions.ts'
import { type OpenDatabase, openDatabase } from './db/database.ts'
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
  readonly setUp: SetUp
  isReady(): Promise<boolean>
  close(): Promise<void>
}

const READY_WITHIN_MS = 2_000
const HOUSEKEEPING_MS = 10 * 60_000
const now = () => new Date()

/** Database and API: everything behind the pages. */
export async function openBackend(env: Environment, log: Log, port: number): Promise<Backend> {
  const database = await openDatabase(env)
  const origins = ownOrigins(env, port)
  const accounts = await prepare(database, () => openAccounts(database.db, env, origins, log))
  const identify = createIdentify(accounts.auth, env.adminEmails)
  const housekeeping = setInterval(() => {
    Promise.all([forgetEndedLimits(database.db, now()), forgetEnded(database.db, now())]).catch((cause) =>
      log.error('housekeeping failed', { cause }),
    )
  }, HOUSEKEEPING_MS).unref()

  const api = createApi({
    db: database.db,
    now,
    log,
    identify,
    accounts,
    isOurOrigin: (origin) => origins.includes(origin),
    addressOf: (request, remote) => clientAddress(remote, request.headers.get('x-forwarded-for'), env.trustedProxies),
  })
  return {
    api,
    identify,
    setUp: { google: env.google !== undefined, mail: env.mail !== undefined, ipLocation: env.ipLocation },
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

/** A database that cannot be used is closed again before the start ends. */
async function prepare<T>(database: OpenDatabase, work: () => T): Promise<T> {
  try {
    await migrate(database.db)
    return work()
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Without `PUBLIC_URL` both ways to write this machine are ours. */
function ownOrigins({ publicUrl, host }: Environment, port: number): string[] {
  return publicUrl ? [publicUrl] : [host, '127.0.0.1', 'localhost'].map((name) => originOf(name, port))
}
