import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '#server/db/database.ts'

const packages = fileURLToPath(new URL('../node_modules', import.meta.url))

/** The data folder of an empty embedded database, to be copied. Creating one takes 5 s of a core: once per version. */
export async function emptyDatabase(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(packages, '@electric-sql/pglite/package.json'), 'utf8'))
  const folder = join(packages, '.cache', `banyan-database-${version}`)
  if (existsSync(folder)) return folder
  mkdirSync(dirname(folder), { recursive: true })
  const made = mkdtempSync(`${folder}-`)
  await (await openDatabase({ databaseUrl: undefined, dataDir: made })).close()
  try {
    renameSync(made, folder)
  } catch (error) {
    rmSync(made, { recursive: true, force: true })
    // Another run was first.
    if (!existsSync(folder)) throw error
  }
  return folder
}

export async function copyEmptyDatabase(dataDir: string): Promise<void> {
  cpSync(await emptyDatabase(), dataDir, { recursive: true })
}
