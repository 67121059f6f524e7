import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrations.ts'
import { collections } from '#server/documents/collections.ts'
import { indexDocuments } from '#server/documents/document-indexes-collection.ts'
import type { Place } from './databases.ts'
import { emptyDatabase } from './empty-database.ts'

export type Templates = {
  /** Data folders of the embedded database: copying takes milliseconds, creating takes seconds. */
  readonly embedded: { readonly empty: string; readonly migrated: string }
  /** The name of a PostgreSQL database. */
  readonly postgres: string
}

/** Migrates a database of each kind once; tests copy them. */
export async function makeTemplates(postgresUrl: string): Promise<{ templates: Templates; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'banyan-templates-'))
  const embedded = { empty: await emptyDatabase(), migrated: join(folder, 'migrated') }
  cpSync(embedded.empty, embedded.migrated, { recursive: true })
  await prepare({ databaseUrl: undefined, dataDir: embedded.migrated })
  await prepare({ databaseUrl: postgresUrl, dataDir: folder })
  return {
    templates: { embedded, postgres: new URL(postgresUrl).pathname.slice(1) },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** As after a start of the server. */
async function prepare(place: Place): Promise<void> {
  const { db, close } = await openDatabase(place)
  await migrate(db)
  await indexDocuments(db, Object.values(collections))
  await close()
}
