import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNull, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { FeedId, FeedReason } from '#catalogue/feeds.ts'
import type { FeedRun, FeedStatus } from '#domain/api/feed-status.ts'
import type { Database } from '../db/database.ts'
import { feedRuns, feedStates } from '../db/schema.ts'
import type { Validators } from './validators.ts'

const KEPT_RUNS = 30
const isGood = ne(feedRuns.outcome, 'refused')

/** A source that nobody has asked yet is due at once. */
export async function knowFeeds(db: Database, ids: readonly FeedId[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .insert(feedStates)
    .values(ids.map((feed) => ({ feed, nextAt: now })))
    .onConflictDoNothing()
}

/** There is something to ask a source for. One that fails keeps its time. */
export async function makeDue(db: Database, feed: FeedId, now: Date): Promise<void> {
  await db
    .update(feedStates)
    .set({ nextAt: now })
    .where(and(eq(feedStates.feed, feed), eq(feedStates.failures, 0)))
}

/** Takes a feed that is due, in one statement: of several processes one gets it; a dead one's lease runs out. */
export async function takeDue(
  db: Database,
  ids: readonly FeedId[],
  now: Date,
  until: Date,
): Promise<FeedId | undefined> {
  if (ids.length === 0) return undefined
  const free = or(isNull(feedStates.leaseUntil), lte(feedStates.leaseUntil, now))
  const due = db
    .select({ feed: feedStates.feed })
    .from(feedStates)
    .where(and(inArray(feedStates.feed, [...ids]), lte(feedStates.nextAt, now), free))
    .orderBy(feedStates.nextAt)
    .limit(1)
    .for('update', { skipLocked: true })
  const [taken] = await db
    .update(feedStates)
    .set({ leaseUntil: until })
    // With `in` PostgreSQL may ask again for each row, and take all that are due.
    .where(sql`${feedStates.feed} = ${due}`)
    .returning({ feed: feedStates.feed })
  return taken?.feed as FeedId | undefined
}

/** Gives it back with the result. `validators`: of the imported file; without them the known ones stay. */
export async function giveBack(
  db: Database,
  feed: FeedId,
  run: FeedRun,
  next: (failures: number) => Date,
  validators?: Validators | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [state] = await tx.select().from(feedStates).where(eq(feedStates.feed, feed))
    const failures = run.outcome === 'refused' ? (state?.failures ?? 0) + 1 : 0
    await tx
      .update(feedStates)
      .set({
        failures,
        nextAt: next(failures),
        leaseUntil: null,
        ...(validators !== undefined && { validators, validatedAt: new Date(run.startedAt) }),
      })
      .where(eq(feedStates.feed, feed))
    await tx.insert(feedRuns).values({ ...run, id: randomUUID(), feed, startedAt: new Date(run.startedAt) })
    const kept = tx
      .select({ id: feedRuns.id })
      .from(feedRuns)
      .where(eq(feedRuns.feed, feed))
      .orderBy(desc(feedRuns.startedAt))
      .limit(KEPT_RUNS)
    // However often a source fails, what came last stays what the next file is held against.
    const good = tx
      .select({ id: feedRuns.id })
      .from(feedRuns)
      .where(and(eq(feedRuns.feed, feed), isGood))
      .orderBy(desc(feedRuns.startedAt))
      .limit(1)
    const isOld = and(notInArray(feedRuns.id, kept), notInArray(feedRuns.id, good))
    await tx.delete(feedRuns).where(and(eq(feedRuns.feed, feed), isOld))
  })
}

/** Gives it back as it was: this process ends in the middle. */
export async function release(db: Database, feed: FeedId): Promise<void> {
  await db.update(feedStates).set({ leaseUntil: null }).where(eq(feedStates.feed, feed))
}

export async function lastGoodRun(db: Database, feed: FeedId): Promise<FeedRun | null> {
  const [row] = await newest(db, eq(feedRuns.feed, feed), isGood)
  return runOf(row)
}

/** What the source called the file that was imported last, if that was after this moment. */
export async function keptValidators(db: Database, feed: FeedId, after: Date): Promise<Validators | null> {
  const [row] = await db
    .select({ validators: feedStates.validators })
    .from(feedStates)
    .where(and(eq(feedStates.feed, feed), gt(feedStates.validatedAt, after)))
  return row?.validators ?? null
}

export async function feedStatuses(db: Database, ids: readonly FeedId[]): Promise<Omit<FeedStatus, 'title'>[]> {
  const [states, last, lastGood] = await Promise.all([db.select().from(feedStates), newest(db), newest(db, isGood)])
  return ids.map((id) => {
    const isIts = ({ feed }: { feed: string }) => feed === id
    const nextAt = states.find(isIts)?.nextAt.toISOString() ?? null
    return { id, last: runOf(last.find(isIts)), lastGood: runOf(lastGood.find(isIts)), nextAt }
  })
}

/** The newest run of each source. */
const newest = (db: Database, ...which: SQL[]) =>
  db
    .selectDistinctOn([feedRuns.feed])
    .from(feedRuns)
    .where(and(...which))
    .orderBy(feedRuns.feed, desc(feedRuns.startedAt))

function runOf(row: typeof feedRuns.$inferSelect | undefined): FeedRun | null {
  if (!row) return null
  const { id: _, feed: __, startedAt, reason, ...run } = row
  return { ...run, startedAt: startedAt.toISOString(), reason: reason as FeedReason | null }
}
