import { join } from 'node:path'
import { PGlite, types } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { StartError } from '../start-error.ts'
import type { OpenDatabase } from './database.ts'
import { lockFolder } from './folder-lock.ts'
import { makePrivate } from './private-folder.ts'
import * as schema from './schema.ts'

/** PGlite's own conversion of bytes takes a quarter of a second for a market, on the thread that answers people. */
const bytesAsHex = {
  serializers: { [types.BYTEA]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}` },
  parsers: { [types.BYTEA]: (text: string) => Buffer.from(text.slice(2), 'hex') },
}

export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  makePrivate(dataDir)
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
