import { desc, eq, lt, sql } from 'drizzle-orm'
import { type AuditEntry, adminLimits } from '#domain/accounts/admin.ts'
import type { Database } from '../db/database.ts'
import { auditLog, users } from '../db/schema.ts'

type Act = {
  readonly at: Date
  /** Null: the operator, by a command. */
  readonly actor: string | null
  readonly act: string
  readonly subject: string
  readonly details?: unknown
}

/** In the transaction of the action: neither exists without the other. */
export async function writeAudit(tx: Database, { details, ...act }: Act): Promise<void> {
  const text = details === undefined ? '' : JSON.stringify(details)
  await tx.insert(auditLog).values({ ...act, details: text.slice(0, adminLimits.auditDetails).toWellFormed() })
}

/** Newest first, below `before`. Accounts appear by email while they exist. */
export async function auditBelow(db: Database, before: number, most: number): Promise<AuditEntry[]> {
  const subjects = db.select({ id: users.id, email: users.email }).from(users).as('subjects')
  const rows = await db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      actor: sql<string | null>`coalesce(${users.email}, ${auditLog.actor})`,
      act: auditLog.act,
      subject: sql<string>`coalesce(${subjects.email}, ${auditLog.subject})`,
      details: auditLog.details,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actor))
    .leftJoin(subjects, eq(subjects.id, auditLog.subject))
    .where(lt(auditLog.id, before))
    .orderBy(desc(auditLog.id))
    .limit(most)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
