import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../start-error.ts'

const SQLITE_BUSY = 5

/**
 * One process at a time on the embedded database, which takes no lock of its own. Node has no file locks, SQLite has:
 * an exclusive transaction on an empty file holds an operating-system lock that ends with the process, even by kill -9.
 */
export function lockFolder(dataDir: string): () => void {
  const path = join(dataDir, 'lock')
  let file: DatabaseSync | undefined
  try {
    file = new DatabaseSync(path)
    file.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    const held = file
    return () => held.close()
  } catch (cause) {
    file?.close()
    throw new StartError(isBusy(cause) ? sentences.busy(dataDir) : sentences.unusable(path), { cause })
  }
}

const sentences = {
  busy: (dataDir: string) =>
    `Another Banyan is already using the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
  unusable: (path: string) =>
    `The lock file ${path} cannot be used. If no Banyan runs on this folder, delete that file and start again.`,
}

function isBusy(cause: unknown) {
  return cause instanceof Error && 'errcode' in cause && cause.errcode === SQLITE_BUSY
}
