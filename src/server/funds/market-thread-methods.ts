import type { MethodList } from '#domain/api/worker-rpc.ts'
import type { marketWork } from './market-work.ts'

export type MarketWork = typeof marketWork

/** Far more than either takes on a busy machine: for a file or a search that would never end. */
const SEARCH_MS = 20_000
const READ_MS = 60_000

/** What the market's thread can be asked; a call that takes longer ends its thread. */
export const marketThreadMethods: MethodList<MarketWork> = {
  showFunds: SEARCH_MS,
  find: SEARCH_MS,
  sample: SEARCH_MS,
  history: SEARCH_MS,
  read: READ_MS,
  readDay: READ_MS,
  readRates: READ_MS,
  readHistory: READ_MS,
  rebuildPacks: READ_MS,
}
