import { and, eq, lte, notExists, sql } from 'drizzle-orm'
import type { SignInMethods } from '#domain/account.ts'
import type { Database } from '../db/database.ts'
import { accounts, sessions, users, verifications } from '../db/schema.ts'

export type UserRow = typeof users.$inferSelect

export async function userByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.email, email))
  return row
}

export async function userById(db: Database, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row
}

export async function signInMethodsOf(db: Database, userId: string): Promise<SignInMethods> {
  const rows = await db
    .select({ provider: accounts.providerId, emailVerified: users.emailVerified })
    .from(users)
    .leftJoin(accounts, eq(accounts.userId, users.id))
    .where(eq(users.id, userId))
  const has = (provider: string) => rows.some((row) => row.provider === provider)
  return { password: has('credential'), google: has('google'), emailVerified: rows[0]?.emailVerified ?? false }
}

/** An account whose making was cut short has no way in; its address must not stay taken. */
export async function dropUnfinished(db: Database, email: string, before: Date): Promise<void> {
  const wayIn = db.select({ one: sql`1` }).from(accounts).where(eq(accounts.userId, users.id))
  await db.delete(users).where(and(eq(users.email, email), lte(users.createdAt, before), notExists(wayIn)))
}

/** False when there is no such account. */
export async function verifyEmail(db: Database, email: string): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ emailVerified: true })
    .where(eq(users.email, email))
    .returning({ id: users.id })
  return changed.length > 0
}

/** Takes the password away and ends every session. */
export async function removePassword(db: Database, userId: string): Promise<boolean> {
  const removed = await db
    .delete(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
    .returning({ id: accounts.id })
  await db.delete(sessions).where(eq(sessions.userId, userId))
  return removed.length > 0
}

export async function endSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token, token))
}

/** The account, its sessions and its ways in, which hang on it. */
export async function deleteUser(db: Database, userId: string): Promise<void> {
  await db.delete(verifications).where(eq(verifications.value, userId))
  await db.delete(users).where(eq(users.id, userId))
}

export async function forgetEnded(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
  await db.delete(verifications).where(lte(verifications.expiresAt, now))
}
