import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../environment.ts'
import { StartError } from '../start-error.ts'

type SecretSettings = Pick<Environment, 'authSecret' | 'databaseUrl' | 'dataDir'>

/** Signs sessions: the operator's secret, or one created once in the data folder with mode 0600. */
export function authSecret({ authSecret: given, databaseUrl, dataDir }: SecretSettings): string {
  if (given) return given
  if (databaseUrl)
    throw new StartError(
      'With DATABASE_URL the environment variable AUTH_SECRET is needed too, the same for every process: at least 32 characters that nobody can guess, such as the output of: openssl rand -base64 48',
    )
  const file = join(dataDir, 'auth-secret')
  try {
    // Fails if it exists: the first start decides.
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST')
      throw new StartError(`${file} cannot be written.`, { cause })
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < 32)
    throw new StartError(`${file} is damaged. Delete it to create a new one; everybody must then sign in again.`)
  return secret
}
