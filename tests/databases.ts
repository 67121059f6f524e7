import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
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
  /** A migrated database, or the one at `place`; emptied or closed after the test. */
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
  const ownFolder = () => folder

  const open = async (place: Place) => {
    const database = await openDatabase(place)
    onTestFinished(() => database.close().catch(() => {}))
    return database
  }

  describe.each(kinds)(`${name} (%s)`, (kind) => {
    const openOwn = async () => open(await copyOf(kind, 'migrated', ownFolder))
    tests({
      kind,
      otherKind: kind === 'embedded' ? 'postgres' : 'embedded',
      newPlace: (wanted = kind) => copyOf(wanted, 'empty', ownFolder),
      open: (place) => (place ? open(place) : takeShared(kind)),
      openOwn,
      openEmpty: async () => open(await copyOf(kind, 'empty', ownFolder)),
    })
  })
}

/** Opening a database takes up to a second: one left open is emptied and reused, by the next file too. */
const idle: Readonly<Record<DatabaseKind, OpenDatabase[]>> = { embedded: [], postgres: [] }

async function takeShared(kind: DatabaseKind): Promise<OpenDatabase> {
  const database = idle[kind].pop() ?? (await openDatabase(await copyOf(kind, 'migrated', sharedFolder)))
  let isOpen = true
  onTestFinished(async () => {
    if (!isOpen) return
    await emptyTables(database.db)
    idle[kind].push(database)
  })
  const close = () => {
    isOpen = false
    return database.close()
  }
  return { ...database, close }
}

/** In the folder of the templates, which goes after the run. */
const sharedFolder = () => dirname(inject('templates').embedded.migrated)

async function copyOf(kind: DatabaseKind, template: 'empty' | 'migrated', folder: () => string): Promise<Place> {
  const dataDir = join(folder(), randomUUID())
  const { embedded, postgres } = inject('templates')
  if (kind === 'postgres') {
    const from = template === 'migrated' ? postgres : undefined
    return { databaseUrl: await createDatabaseOn(inject('postgresUrl'), from), dataDir }
  }
  cpSync(embedded[template], dataDir, { recursive: true })
  return { databaseUrl: undefined, dataDir }
}

/** Only what has rows: emptying every table takes longer than most tests. */
async function emptyTables(db: Database): Promise<void> {
  const tables = await db.execute(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'`,
  )
  const names = rowsOf<{ name: string }>(tables).map(({ name }) => name)
  const counted = names.map((name) => `select '${name}' as name where exists (select from ${name})`)
  const full = rowsOf<{ name: string }>(await db.execute(sql.raw(counted.join(' union all '))))
  if (full.length === 0) return
  // Without checking what refers to what: everything goes.
  const deletes = full.map(({ name }) => `delete from ${name};`).join(' ')
  await db.execute(
    sql.raw(
      `do $$ begin perform set_config('session_replication_role', 'replica', true); ${deletes}
       perform setval(quote_ident(sequencename)::regclass, 1, false) from pg_sequences where last_value is not null; end $$`,
    ),
  )
}
