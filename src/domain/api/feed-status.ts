import { z } from 'zod'
import { type FeedId, type FeedReason, feedReasons } from '#catalogue/feeds.ts'

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) =>
  z.enum(Object.keys(table) as [Key, ...Key[]])
const count = z.int().min(0)

/** One run of a feed. */
export const feedRun = z.strictObject({
  startedAt: z.iso.datetime(),
  ms: count,
  outcome: z.enum(['changed', 'unchanged', 'refused']),
  reason: keysOf<FeedReason>(feedReasons).nullable(),
  detail: z.string().nullable(),
  rows: count,
  added: count,
  changed: count,
  rejected: z.record(z.string(), count),
  dataDay: z.iso.date().nullable(),
})
export type FeedRun = z.infer<typeof feedRun>

/** A feed's last run, and the last one that brought the data we show. */
export const feedStatus = z.strictObject({
  id: z.string().max(120) as z.ZodType<FeedId>,
  title: z.string(),
  last: feedRun.nullable(),
  lastGood: feedRun.nullable(),
  nextAt: z.iso.datetime().nullable(),
})
export type FeedStatus = z.infer<typeof feedStatus>
