import { createReadStream, existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { openDatabase } from '#server/db/database.ts'
import { restoreBackup } from '#server/db/restore.ts'
import { readEnvironment } from '#server/environment.ts'
import { StartError } from '#server/start-error.ts'
import { reportAndExit } from './process.ts'

/** `npm run restore -- file`: fills an empty database from a backup. With `DATABASE_URL` it moves embedded data to PostgreSQL. */
try {
  const file = process.argv[2]
  if (!file) throw new StartError('Name the backup file: npm run restore -- path/to/file.backup.gz')
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`)
  const database = await openDatabase(readEnvironment(process.env))
  const rows = await restoreBackup(database.db, linesOf(file)).finally(() => database.close())
  console.log(`Restored ${rows} rows. Start Banyan with the same settings to use them.`)
} catch (error) {
  reportAndExit(error)
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const input = createReadStream(file)
  const text = input.pipe(createGunzip())
  input.on('error', (error) => text.destroy(error))
  try {
    yield* createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })
  } catch (cause) {
    throw new StartError(`${file} is damaged or is no Banyan backup. Nothing was changed.`, { cause })
  }
}
