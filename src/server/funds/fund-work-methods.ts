import type { MethodList } from '#domain/api/worker-rpc.ts'
import type { fundWork } from './fund-work.ts'

export type FundWork = typeof fundWork

/** Far more than either takes on a busy machine: for a file or a search that would never end. */
const SEARCH_MS = 20_000
const READ_MS = 60_000

/** What the funds' thread can be asked; a call that takes longer ends its thread. */
export const fundWorkMethods: MethodList<FundWork> = {
  show: SEARCH_MS,
  find: SEARCH_MS,
  sample: SEARCH_MS,
  sampleHistory: SEARCH_MS,
  read: READ_MS,
  readDay: READ_MS,
  readHistory: READ_MS,
  rebuildPacks: READ_MS,
}
