import { createHash } from 'node:crypto'
import { eq, lte, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { rateLimits } from '../db/schema.ts'

export type Limit = {
  readonly name: string
  readonly most: number
  readonly windowSeconds: number
  /** Sliding: each allowed attempt restarts the window, so never more than `most` in any window. */
  readonly strict?: true
}

/**
 * Counts an attempt of `who`; false once over the limit. One statement, so that processes on one database count
 * together. Stores only a digest, until the window ends.
 */
export async function countTry(db: Database, limit: Limit, who: string, now: Date): Promise<boolean> {
  const key = keyOf(limit, who)
  const endsAt = new Date(now.getTime() + limit.windowSeconds * 1000)
  const over = sql`${rateLimits.endsAt} <= ${now.toISOString()}`
  const moves = limit.strict ? sql`${rateLimits.count} < ${limit.most}` : sql`false`
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: 1, endsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
        endsAt: sql`case when ${over} or ${moves} then excluded.ends_at else ${rateLimits.endsAt} end`,
      },
    })
    .returning({ count: rateLimits.count })
  return row !== undefined && row.count <= limit.most
}

/** Resets the counter. */
export async function forgetTries(db: Database, limit: Limit, who: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(limit, who)))
}

/** Takes one attempt back. */
export async function returnTry(db: Database, limit: Limit, who: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(eq(rateLimits.key, keyOf(limit, who)))
}

export async function forgetEndedLimits(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.endsAt, now))
}

function keyOf({ name }: Limit, who: string) {
  return createHash('sha256').update(`${name} ${who}`).digest('base64url')
}
