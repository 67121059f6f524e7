import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { reasonOf, StartError } from '../start-error.ts'
import type { OpenDatabase } from './database.ts'
import * as schema from './schema.ts'

const LIMITS = {
  max: 10,
  connectionTimeoutMillis: 5_000,
  statement_timeout: 7_000,
  idleTimeoutMillis: 30_000,
  keepAlive: true,
}

export async function openPostgres(databaseUrl: string): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: databaseUrl, application_name: 'banyan', ...LIMITS })
  // A connection lost while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {})
  const ping = async () => void (await pool.query('select 1'))
  try {
    await ping()
  } catch (cause) {
    await pool.end()
    throw new StartError(
      `PostgreSQL at ${withoutSecrets(databaseUrl)} does not let us in (${reasonOf(cause)}). Check that it runs and that DATABASE_URL is right.`,
      { cause },
    )
  }
  return { db: drizzle(pool, { schema }), kind: 'postgres', ping, close: () => pool.end() }
}

function withoutSecrets(databaseUrl: string) {
  const { hostname, port, pathname } = new URL(databaseUrl)
  return `${hostname}:${port || 5432}${pathname}`
}
