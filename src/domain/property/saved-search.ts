import { z } from 'zod'
import { savedSearchLimits } from './saved-search-limits.ts'

/** A search that a person keeps in the browser. The server never hears of it. */
export const savedSearch = z.strictObject({
  id: z.string().min(1).max(60),
  name: z.string().min(1).max(savedSearchLimits.name),
  /** As in the address, without page, order and view. */
  query: z.string().max(savedSearchLimits.query),
  createdAt: z.iso.datetime(),
  /** When its results were last shown. */
  lookedAt: z.iso.datetime(),
  /** What it found then: ids and prices, the newest listings first. */
  known: z.array(z.tuple([z.string().min(1).max(64), z.number()])).max(savedSearchLimits.known),
})
export type SavedSearch = z.infer<typeof savedSearch>
