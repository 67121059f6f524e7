import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Environment } from '../environment.ts'
import type * as schema from './schema.ts'

/** Both databases speak through this: PGlite and PostgreSQL, one schema. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export type OpenDatabase = {
  readonly db: Database
  readonly kind: 'embedded' | 'postgres'
  /** Resolves while the database answers. */
  ping(): Promise<void>
  close(): Promise<void>
  /** Resolves if the database stops by itself and cannot come back. */
  readonly lost?: Promise<Error>
}

/** PostgreSQL if `DATABASE_URL` is set, else the embedded database in the data folder. Does not migrate. */
export async function openDatabase(env: Pick<Environment, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  // Only the driver that is used is loaded: PGlite alone costs hundreds of megabytes.
  if (env.databaseUrl) return (await import('./postgres.ts')).openPostgres(env.databaseUrl)
  return (await import('./embedded.ts')).openEmbedded(env.dataDir)
}
