import type { MethodList } from '#domain/api/worker-rpc.ts'
import type { listingWork } from './listing-work.ts'

export type ListingWork = typeof listingWork

/** Far more than either takes on a busy machine. */
const SEARCH_MS = 20_000
const MAKE_MS = 60_000

/** What the listings' thread can be asked; a call that takes longer ends its thread. */
export const listingWorkMethods: MethodList<ListingWork> = {
  show: SEARCH_MS,
  find: SEARCH_MS,
  near: SEARCH_MS,
  add: MAKE_MS,
  finish: MAKE_MS,
}
