import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../start-error.ts'

/**
 * One process at a time on the embedded database, which takes no lock of its own. Node has no file locks, but SQLite
 * does: an exclusive transaction on an empty file holds an operating-system lock that dies with the process, even by kill -9.
 */
export function lockFolder(dataDir: string): () => void {
  const file = new DatabaseSync(join(dataDir, 'lock'))
  try {
    file.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (cause) {
    file.close()
    throw new StartError(
      `Another Banyan is already using the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
      { cause },
    )
  }
  return () => file.close()
}
