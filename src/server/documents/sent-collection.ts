import { createHash } from 'node:crypto'
import { eq, lte } from 'drizzle-orm'
import type { Principal } from '#domain/api/access.ts'
import { AppError } from '#domain/api/app-error.ts'
import { documentLimits } from '#domain/documents/document.ts'
import type { Database } from '../db/database.ts'
import { sentWrites } from '../db/schema.ts'

/** A write with its key, sender and content. */
export type Sent = { readonly key: string; readonly who: Principal; readonly says: unknown; readonly now: Date }

const ownerOf = (who: Principal) => (who.kind === 'user' ? who.id : null)
const digestOf = (says: unknown) => createHash('sha256').update(JSON.stringify(says)).digest('base64url')

/** The earlier response to this write, if any. The same key with other content is a conflict. */
export async function earlierAnswer(db: Database, { key, who, says }: Sent): Promise<unknown> {
  const [earlier] = await db.select().from(sentWrites).where(eq(sentWrites.key, key))
  if (!earlier) return undefined
  if (earlier.owner !== ownerOf(who) || earlier.digest !== digestOf(says)) throw new AppError('conflict')
  return earlier.answer
}

/**
 * Does the work and stores its response under the key, or neither. A concurrent second call waits for the first one's
 * response.
 */
export async function doOnce<Answer>(db: Database, sent: Sent, work: (tx: Database) => Promise<Answer>) {
  return db.transaction(async (tx) => {
    const { key, who, says, now } = sent
    const taken = await tx
      .insert(sentWrites)
      .values({ key, owner: ownerOf(who), digest: digestOf(says), answer: {}, at: now })
      .onConflictDoNothing()
      .returning({ key: sentWrites.key })
    if (taken.length === 0) return (await earlierAnswer(tx, sent)) as Answer
    const answer = await work(tx)
    await tx.update(sentWrites).set({ answer }).where(eq(sentWrites.key, key))
    return answer
  })
}

const DAY_MS = 24 * 60 * 60 * 1000

export async function forgetSentWrites(db: Database, now: Date): Promise<void> {
  await db.delete(sentWrites).where(lte(sentWrites.at, new Date(now.getTime() - documentLimits.keysDays * DAY_MS)))
}
