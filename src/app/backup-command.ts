import { resolve } from 'node:path'
import { backupToFile } from '#server/db/backup-file.ts'
import { openDatabase } from '#server/db/database.ts'
import { readEnvironment } from '#server/environment.ts'
import { openPictureStore } from '#server/pictures/picture-store.ts'
import { reportAndExit } from './process.ts'

/** `npm run backup -- [file]`: all server data in one file, restorable to either kind of database. */
try {
  const madeAt = new Date()
  const file = resolve(process.argv[2] ?? `banyan-${madeAt.toISOString().replaceAll(/[:.]/g, '-')}.backup.gz`)
  const env = readEnvironment(process.env)
  const database = await openDatabase(env)
  const rows = await backupToFile(database.db, file, madeAt, openPictureStore(env)).finally(() => database.close())
  console.log(`Wrote ${rows} rows to ${file}`)
} catch (error) {
  reportAndExit(error)
}
