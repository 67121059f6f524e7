import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, types } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { StartError } from '../start-error.ts'
import type { OpenDatabase } from './database.ts'
import { lockFolder } from './folder-lock.ts'
import * as schema from './schema.ts'

/** Its own way with bytes goes from one to the next, on the thread that answers people: a market takes a quarter of a second. */
const bytesAsHex = {
  serializers: { [types.BYTEA]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}` },
  parsers: { [types.BYTEA]: (text: string) => Buffer.from(text.slice(2), 'hex') },
}

export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  makeWritable(dataDir)
  const unlock = lockFolder(dataDir)
  try {
    const pglite = await PGlite.create(join(dataDir, 'database'), bytesAsHex)
    return {
      db: drizzle(pglite, { schema }),
      kind: 'embedded',
      async ping() {
        await pglite.query('select 1')
      },
      async close() {
        await pglite.close()
        unlock()
      },
    }
  } catch (cause) {
    unlock()
    throw new StartError(
      `The embedded database in ${dataDir} cannot be opened. Restore a backup into a new folder, or set DATA_DIR to another one.`,
      { cause },
    )
  }
}

function makeWritable(dataDir: string) {
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
}
