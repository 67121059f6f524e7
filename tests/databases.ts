import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, inject, onTestFinished } from 'vitest'
import { type Database, type OpenDatabase, openDatabase } from '#server/db/database.ts'
import { rowsOf } from '#server/db/migrations.ts'
import { createDatabaseOn } from './postgres-server.ts'

export type DatabaseKind = OpenDatabase['kind']
export type Place = { databaseUrl: string | undefined; dataDir: string }
export type Databases = {
  readonly kind: DatabaseKind
  readonly otherKind: DatabaseKind
  /** The location of a new, empty database. */
  newPlace(kind?: DatabaseKind): Promise<Place>
  /** A migrated database, or the one at `place`; closed or emptied after the test. */
  open(place?: Place): Promise<OpenDatabase>
  /** For tests that change the schema: not shared. */
  openOwn(): Promise<OpenDatabase>
  /** A new one without tables. */
  openEmpty(): Promise<OpenDatabase>
}

/** Runs the tests on both databases: for code with SQL of its own. */
export function onBothDatabases(name: string, tests: (databases: Databases) => void) {
  onDatabases(['embedded', 'postgres'], name, tests)
}

/** For tests that are not about the database: the embedded one is enough. */
export function onOneDatabase(name: string, tests: (databases: Databases) => void) {
  onDatabases(['embedded'], name, tests)
}

function onDatabases(kinds: DatabaseKind[], name: string, tests: (databases: Databases) => void) {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'banyan-db-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const copyOf = async (kind: DatabaseKind, template: 'empty' | 'migrated'): Promise<Place> => {
    const dataDir = join(folder, randomUUID())
    const { embedded, postgres } = inject('templates')
    if (kind === 'postgres') {
      const from = template === 'migrated' ? postgres : undefined
      return { databaseUrl: await createDatabaseOn(inject('postgresUrl'), from), dataDir }
    }
    cpSync(embedded[template], dataDir, { recursive: true })
    return { databaseUrl: undefined, dataDir }
  }
  const open = async (place: Place) => {
    const database = await openDatabase(place)
    onTestFinished(() => database.close().catch(() => {}))
    return database
  }

  describe.each(kinds)(`${name} (%s)`, (kind) => {
    const openOwn = async () => open(await copyOf(kind, 'migrated'))
    const reused = reusing(async () => openDatabase(await copyOf('embedded', 'migrated')))
    afterAll(reused.close)
    tests({
      kind,
      otherKind: kind === 'embedded' ? 'postgres' : 'embedded',
      newPlace: (wanted = kind) => copyOf(wanted, 'empty'),
      open: (place) => (place ? open(place) : kind === 'embedded' ? reused.take() : openOwn()),
      openOwn,
      openEmpty: async () => open(await copyOf(kind, 'empty')),
    })
  })
}

/** Opening an embedded database takes most of a second: one left open is emptied and reused. */
function reusing(openNew: () => Promise<OpenDatabase>) {
  const idle: OpenDatabase[] = []
  return {
    async take(): Promise<OpenDatabase> {
      const database = idle.pop() ?? (await openNew())
      let isOpen = true
      onTestFinished(async () => {
        if (!isOpen) return
        await emptyTables(database.db)
        idle.push(database)
      })
      const close = () => {
        isOpen = false
        return database.close()
      }
      return { ...database, close }
    },
    close: async () => void (await Promise.all(idle.map((database) => database.close()))),
  }
}

async function emptyTables(db: Database): Promise<void> {
  const tables = await db.execute(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'`,
  )
  const names = rowsOf<{ name: string }>(tables).map(({ name }) => name)
  await db.execute(sql.raw(`truncate ${names.join()} restart identity cascade`))
}
