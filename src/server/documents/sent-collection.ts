import { createHash } from 'node:crypto'
import { eq, lte } from 'drizzle-orm'
import type { Principal } from '#domain/api/access.ts'
import { AppError } from '#domain/api/app-error.ts'
import { documentLimits } from '#domain/documents/document.ts'
import type { Database } from '../db/database.ts'
import { sentWrites } from '../db/schema.ts'

/** A write as it came: its key, who sent it, and everything that it says. */
export type Sent = { readonly key: string; readonly who: Principal; readonly says: unknown; readonly now: Date }

const ownerOf = (who: Principal) => (who.kind === 'user' ? who.id : null)
const digestOf = (says: unknown) => createHash('sha256').update(JSON.stringify(says)).digest('base64url')

/** The answer that this write got before, if it came before. The same key for something else is a conflict. */
export async function earlierAnswer(db: Database, { key, who, says }: Sent): Promise<unknown> {
  const [earlier] = await db.select().from(sentWrites).where(eq(sentWrites.key, key))
  if (!earlier) return undefined
  if (earlier.owner !== ownerOf(who) || earlier.digest !== digestOf(says)) throw new AppError('conflict')
  return earlier.answer
}

/** Does the work and keeps its answer under the key, or neither. Of two at the same moment the second waits for the first one's answer. */
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
