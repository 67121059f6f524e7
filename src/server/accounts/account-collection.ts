import { randomUUID } from 'node:crypto'
import { and, eq, lte, ne, notExists, or, sql } from 'drizzle-orm'
import { accountLimits, type SignInMethods } from '#domain/accounts/account.ts'
import type { Database } from '../db/database.ts'
import { accounts, documents, postVersions, sessions, users, verifications } from '../db/schema.ts'

/** Shown instead of the address. */
const DELETED_EDITOR = 'a deleted account'

export type UserRow = typeof users.$inferSelect

export async function userByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.email, email))
  return row
}

export async function userById(db: Database, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row
}

/** Until the transaction ends nobody else takes this lock; rows that point to the account can still be added. */
export async function lockUser(tx: Database, id: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('no key update')
  return row
}

export async function setCreator(tx: Database, id: string, isCreator: boolean): Promise<void> {
  await tx.update(users).set({ isCreator }).where(eq(users.id, id))
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

/** An account whose creation was interrupted cannot sign in; its address must not stay taken. */
export async function dropUnfinished(db: Database, email: string, before: Date): Promise<void> {
  const wayIn = db.select({ one: sql`1` }).from(accounts).where(eq(accounts.userId, users.id))
  await db.delete(users).where(and(eq(users.email, email), lte(users.createdAt, before), notExists(wayIn)))
}

/** Verified by an admin or operator. The password was chosen before that by an unverified person: it is removed. */
export async function verifyEmail(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await removePassword(tx, userId)
    await tx.update(users).set({ emailVerified: true }).where(eq(users.id, userId))
  })
}

const CREDENTIAL = 'credential'
const credentialOf = (userId: string) => and(eq(accounts.userId, userId), eq(accounts.providerId, CREDENTIAL))

export async function passwordHashOf(db: Database, userId: string): Promise<string | null> {
  const [row] = await db.select({ password: accounts.password }).from(accounts).where(credentialOf(userId))
  return row?.password ?? null
}

/** The same once a session is made: waits for a removal under way; a later one ends the session. */
export async function settledPasswordHash(db: Database, userId: string): Promise<string | null> {
  const hash = db.select({ password: accounts.password }).from(accounts).where(credentialOf(userId)).for('share')
  return (await hash)[0]?.password ?? null
}

/** Replaces the hash that was checked; all other sessions and links end. False if the password changed meanwhile. */
export async function changePasswordFrom(db: Database, userId: string, old: string, hash: string, keep: string) {
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(accounts)
      .set({ password: hash })
      .where(and(credentialOf(userId), eq(accounts.password, old)))
      .returning({ id: accounts.id })
    if (changed.length > 0) await endAllBut(tx, userId, keep)
    return changed.length > 0
  })
}

/** Sets the first password for a valid session; all other sessions end. */
export async function setFirstPassword(db: Database, userId: string, hash: string, keep: string) {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId)
    // Locked, so that a concurrent end of sessions also sees the password.
    const [session] = await tx.select().from(sessions).where(eq(sessions.token, keep)).for('share')
    if (session) {
      await tx.insert(accounts).values(credential(userId, hash))
      await endAllBut(tx, userId, keep)
    }
    return session !== undefined
  })
}

/** By a reset link: replaces any password and ends all sessions and other links. */
export async function replacePassword(db: Database, userId: string, hash: string, emailProved: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUser(tx, userId)
    // Before the sessions: a sign-in under way sees it, or its session is among them (`settledPasswordHash`).
    await tx
      .insert(accounts)
      .values(credential(userId, hash))
      .onConflictDoUpdate({ target: [accounts.providerId, accounts.accountId], set: { password: hash } })
    await endAll(tx, userId)
    if (emailProved) await tx.update(users).set({ emailVerified: true }).where(eq(users.id, userId))
  })
}

/** Removes the password and ends every session and reset link. */
export async function removePassword(db: Database, userId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId)
    // Before the sessions, as above.
    const removed = await tx.delete(accounts).where(credentialOf(userId)).returning({ id: accounts.id })
    await endAll(tx, userId)
    return removed.length > 0
  })
}

function credential(userId: string, hash: string): typeof accounts.$inferInsert {
  const now = new Date()
  return {
    id: randomUUID(),
    accountId: userId,
    providerId: CREDENTIAL,
    userId,
    password: hash,
    createdAt: now,
    updatedAt: now,
  }
}

async function endAll(db: Database, userId: string) {
  await db.delete(sessions).where(eq(sessions.userId, userId))
  await db.delete(verifications).where(eq(verifications.value, userId))
}

async function endAllBut(db: Database, userId: string, keep: string) {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.token, keep)))
  await db.delete(verifications).where(eq(verifications.value, userId))
}

export async function endSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token, token))
}

/**
 * The account with its sessions, credentials and documents (cascade), its address on versions of posts, and the
 * enquiries that only it could read.
 */
export async function deleteUser(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(verifications).where(eq(verifications.value, userId))
    const [deleted] = await tx.delete(users).where(eq(users.id, userId)).returning({ email: users.email })
    if (deleted) await tx.update(postVersions).set({ by: DELETED_EDITOR }).where(eq(postVersions.by, deleted.email))
    // Last: while its listings exist, another enquiry may arrive.
    const isReceived = sql`((${documents.data}->>'to') collate "C") = ${userId}`
    await tx.delete(documents).where(and(eq(documents.collection, 'enquiries'), isReceived))
  })
}

/** Sessions that started at or before this time have expired, however often they were used. */
export const oldestSession = (now: Date) => new Date(now.getTime() - accountLimits.sessionDays * 24 * 60 * 60 * 1000)

export async function forgetEnded(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(or(lte(sessions.expiresAt, now), lte(sessions.createdAt, oldestSession(now))))
  await db.delete(verifications).where(lte(verifications.expiresAt, now))
}
