import { restoreFromFile } from '#server/db/backup-file.ts'
import { openDatabase } from '#server/db/database.ts'
import { readEnvironment } from '#server/environment.ts'
import { openPictureStore } from '#server/pictures/picture-store.ts'
import { StartError } from '#server/start-error.ts'
import { reportAndExit } from './process.ts'

/**
 * `npm run restore -- file`: fills an empty database from a backup. With `DATABASE_URL`, moves embedded data to
 * PostgreSQL.
 */
try {
  const file = process.argv[2]
  if (!file) throw new StartError('Name the backup file: npm run restore -- path/to/file.backup.gz')
  const env = readEnvironment(process.env)
  const database = await openDatabase(env)
  const rows = await restoreFromFile(database.db, file, openPictureStore(env)).finally(() => database.close())
  console.log(`Restored ${rows} rows. Start Banyan with the same settings to use them.`)
} catch (error) {
  reportAndExit(error)
}
