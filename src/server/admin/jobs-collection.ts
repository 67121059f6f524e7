import { asc } from 'drizzle-orm'
import type { Job } from '#domain/accounts/admin.ts'
import type { Database } from '../db/database.ts'
import { jobs } from '../db/schema.ts'

/** Records the end of a job and its error, if any. */
export async function recordJob(db: Database, name: string, lastRun: Date, error: string | null): Promise<void> {
  const row = { lastRun, error }
  await db
    .insert(jobs)
    .values({ name, ...row })
    .onConflictDoUpdate({ target: jobs.name, set: row })
}

export async function allJobs(db: Database): Promise<Job[]> {
  const rows = await db.select().from(jobs).orderBy(asc(jobs.name))
  return rows.map((row) => ({ ...row, lastRun: row.lastRun.toISOString() }))
}
