import { desc, eq } from 'drizzle-orm'
import { type Problem, type ProblemReport, problemLimits } from '#domain/documents/problem.ts'
import type { Database } from '../db/database.ts'
import { problems } from '../db/schema.ts'

/** Stores the report. False if its id belongs to another one. */
export async function keepProblem(db: Database, report: ProblemReport): Promise<boolean> {
  const added = await db.insert(problems).values(report).onConflictDoNothing().returning({ id: problems.id })
  if (added.length > 0) return true
  const [kept] = await db.select().from(problems).where(eq(problems.id, report.id))
  return kept?.page === report.page && kept.message === report.message && kept.build === report.build
}

export async function newestProblems(db: Database): Promise<Problem[]> {
  const rows = await db.select().from(problems).orderBy(desc(problems.reportedAt)).limit(problemLimits.listed)
  return rows.map((row) => ({ ...row, reportedAt: row.reportedAt.toISOString() }))
}
