import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { resolve } from 'node:path'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { writeBackup } from '#server/db/backup.ts'
import { openDatabase } from '#server/db/database.ts'
import { readEnvironment } from '#server/environment.ts'
import { reportAndExit } from './process.ts'

/** `npm run backup -- [file]`: everything the server keeps, in one file that either kind of database can be restored from. */
try {
  const madeAt = new Date()
  const file = resolve(process.argv[2] ?? `banyan-${madeAt.toISOString().replaceAll(/[:.]/g, '-')}.backup.gz`)
  const database = await openDatabase(readEnvironment(process.env))
  const gzip = createGzip()
  const written = finished(gzip.pipe(createWriteStream(`${file}.part`, { mode: 0o600 })))
  const rows = await writeBackup(database.db, madeAt, async (line) => {
    if (!gzip.write(line)) await once(gzip, 'drain')
  })
  gzip.end()
  await written
  await database.close()
  // Only a whole backup ever bears the name.
  await rename(`${file}.part`, file)
  console.log(`Wrote ${rows} rows to ${file}`)
} catch (error) {
  reportAndExit(error)
}
