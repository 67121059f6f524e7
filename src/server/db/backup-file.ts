import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { reasonOf, StartError } from '../start-error.ts'
import { type FileStore, writeBackup } from './backup.ts'
import type { Database } from './database.ts'
import { restoreBackup } from './restore.ts'

/**
 * Written first under a random name, never into an existing file or link: only a complete backup gets the final name,
 * and only its owner can read it.
 */
export async function backupToFile(db: Database, file: string, madeAt: Date, store?: FileStore): Promise<number> {
  const part = `${file}.${randomBytes(8).toString('hex')}.part`
  const lines = createGzip()
  const written = pipeline(lines, createWriteStream(part, { mode: 0o600, flags: 'wx' }))
  written.catch(() => {})
  try {
    const put = async (line: string) => {
      // Waits while the disk is slower than the database; a failed write ends the wait too.
      if (!lines.write(line)) await Promise.race([once(lines, 'drain'), written])
    }
    const rows = await writeBackup(db, madeAt, put, store)
    lines.end()
    await written
    await rename(part, file)
    return rows
  } catch (cause) {
    await rm(part, { force: true })
    if (cause instanceof StartError) throw cause
    throw new StartError(`The backup could not be written to ${file} (${reasonOf(cause)}). There is no backup.`, {
      cause,
    })
  }
}

export async function restoreFromFile(db: Database, file: string, store?: FileStore): Promise<number> {
  return restoreBackup(db, linesOf(file), undefined, store)
}

/** Ends a line at `\n` and nowhere else: text may hold the other characters that some readers take for an end. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file)
  const text = source.pipe(createGunzip()).setEncoding('utf8')
  source.on('error', (error) => text.destroy(error))
  let rest = ''
  try {
    for await (const chunk of text) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (cause) {
    throw new StartError(`${file} cannot be read as a Banyan backup (${reasonOf(cause)}). Nothing was changed.`, {
      cause,
    })
  }
  if (rest) yield rest
}
