import { accessSync, chmodSync, constants, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'

/** What we put into the data folder. Whatever else lies there is not ours to touch. */
const OWN = ['database', 'lock', 'auth-secret', 'operator.sock', 'pictures']

/** The data folder, for this user alone: also where it existed before, or another umask made it. */
export function makePrivate(dataDir: string): void {
  // Files that libraries make later are private too.
  process.umask(0o077)
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    for (const folder of [dataDir, join(dataDir, 'database')].filter(existsSync)) {
      accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    }
  } catch (cause) {
    throw new StartError(
      `The data folder ${dataDir} cannot be written. Give this user the right to write there, or set DATA_DIR to another folder.`,
      { cause },
    )
  }
  const below = OWN.flatMap((name) => allBelow(join(dataDir, name)))
  for (const path of [dataDir, ...below]) close(path)
}

function allBelow(path: string): string[] {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found?.isDirectory()) return found ? [path] : []
  return [path, ...readdirSync(path).flatMap((name) => allBelow(join(path, name)))]
}

/** A link is left alone: what it points to may be anybody's. */
function close(path: string): void {
  const found = lstatSync(path)
  const mode = found.isDirectory() ? 0o700 : 0o600
  if (found.isSymbolicLink() || (found.mode & 0o777) === mode) return
  try {
    chmodSync(path, mode)
  } catch (cause) {
    throw new StartError(`${path} can be read by others, and this user may not change that. Make it private to us.`, {
      cause,
    })
  }
}
