import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, inject, onTestFinished } from 'vitest'
import { type OpenDatabase, openDatabase } from '#server/db/database.ts'
import { createDatabaseOn } from './postgres-server.ts'

export type DatabaseKind = OpenDatabase['kind']
export type Place = { databaseUrl: string | undefined; dataDir: string }
export type Databases = {
  readonly kind: DatabaseKind
  readonly otherKind: DatabaseKind
  /** Where a new, empty database is. */
  newPlace(kind?: DatabaseKind): Promise<Place>
  /** A new one, or the one at `place`; closed when the test ends. */
  open(place?: Place): Promise<OpenDatabase>
}

/** Runs the same tests on the embedded database and on PostgreSQL. */
export function onBothDatabases(name: string, tests: (databases: Databases) => void) {
  let folder = ''
  let template = ''
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'banyan-db-'))
    // Creating an embedded database takes seconds, copying one does not.
    template = join(folder, 'template')
    await (await openDatabase({ databaseUrl: undefined, dataDir: template })).close()
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const placeOf = async (kind: DatabaseKind): Promise<Place> => {
    const dataDir = join(folder, randomUUID())
    if (kind === 'postgres') return { databaseUrl: await createDatabaseOn(inject('postgresUrl')), dataDir }
    cpSync(template, dataDir, { recursive: true })
    return { databaseUrl: undefined, dataDir }
  }

  describe.each<DatabaseKind>(['embedded', 'postgres'])(`${name} (%s)`, (kind) => {
    const newPlace = (wanted = kind) => placeOf(wanted)
    tests({
      kind,
      otherKind: kind === 'embedded' ? 'postgres' : 'embedded',
      newPlace,
      async open(place) {
        const database = await openDatabase(place ?? (await newPlace()))
        onTestFinished(() => database.close().catch(() => {}))
        return database
      },
    })
  })
}
