import { and, desc, eq, ilike, or, sql } from 'drizzle-orm'
import type { AdminOverview, UserAct } from '#domain/accounts/admin.ts'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/migrations.ts'
import { problems, sessions, users } from '../db/schema.ts'

export type UserPlace = { readonly createdAt: Date; readonly id: string }
export type UserWithSessions = typeof users.$inferSelect & { readonly sessions: number }

/** Newest first, below `before`; `part` occurs in address or name. */
export async function usersBelow(
  db: Database,
  part: string,
  before: UserPlace | undefined,
  most: number,
): Promise<UserWithSessions[]> {
  const like = `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`
  const moment = before?.createdAt.toISOString()
  const rows = await db
    .select({ user: users, sessions: db.$count(sessions, eq(sessions.userId, users.id)) })
    .from(users)
    .where(
      and(
        part ? or(ilike(users.email, like), ilike(users.name, like)) : undefined,
        before && sql`(${users.createdAt}, ${users.id}) < (${moment}::timestamptz, ${before.id})`,
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(most)
  return rows.map(({ user, sessions: open }) => ({ ...user, sessions: Number(open) }))
}

const changes = {
  'grant-admin': { isAdmin: true },
  'revoke-admin': { isAdmin: false },
  disable: { isDisabled: true },
  enable: { isDisabled: false },
  'end-sessions': {},
} as const satisfies Record<UserAct, object>

/** Losing a right also ends all sessions. False if there is no such account. */
export async function changeUser(tx: Database, id: string, act: UserAct, now: Date): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ ...changes[act], updatedAt: now })
    .where(eq(users.id, id))
    .returning({ id: users.id })
  if (act === 'disable' || act === 'end-sessions') await tx.delete(sessions).where(eq(sessions.userId, id))
  return changed.length > 0
}

/** `adminEmails`: admins by settings, once verified. */
export async function countUsers(db: Database, adminEmails: readonly string[]): Promise<AdminOverview['users']> {
  const bySettings = sql`(email_verified and email = any(${sql.param([...adminEmails])}::text[]))`
  const found =
    await db.execute(sql`select count(*)::int as all, count(*) filter (where email_verified)::int as verified,
    count(*) filter (where is_admin or ${bySettings})::int as admins, count(*) filter (where is_disabled)::int as disabled
    from users`)
  const [counted] = rowsOf<AdminOverview['users']>(found)
  return counted ?? { all: 0, verified: 0, admins: 0, disabled: 0 }
}

/** By UTC date, only days with any. */
export async function signUpsSince(db: Database, since: Date): Promise<Record<string, number>> {
  const found =
    await db.execute(sql`select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as count
    from users where created_at >= ${since.toISOString()}::timestamptz group by 1`)
  return Object.fromEntries(rowsOf<{ day: string; count: number }>(found).map(({ day, count }) => [day, count]))
}

export const countProblems = (db: Database): Promise<number> => db.$count(problems)
