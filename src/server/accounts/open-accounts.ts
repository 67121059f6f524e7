import type { Database } from '../db/database.ts'
import type { Environment } from '../environment.ts'
import type { Log } from '../log.ts'
import type { AccountParts } from './account-parts.ts'
import { createAuth } from './auth.ts'
import { authSecret } from './auth-secret.ts'
import { createGoogle } from './google.ts'
import { createKnownBrowsers } from './known-browsers.ts'
import { createMail } from './mail.ts'

type AccountSettings = Pick<Environment, 'authSecret' | 'databaseUrl' | 'dataDir' | 'google' | 'mail'>

/** `origins[0]` is used in links. */
export function openAccounts(db: Database, env: AccountSettings, origins: readonly string[], log: Log): AccountParts {
  const parts = { db, secret: authSecret(env), origins, log }
  return {
    auth: createAuth(parts),
    google: env.google && createGoogle(parts, env.google),
    sendMail: createMail(env.mail),
    knownBrowsers: createKnownBrowsers(parts.secret, origins[0]?.startsWith('https:') ?? false),
    origin: origins[0] ?? '',
  }
}
