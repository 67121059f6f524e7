import type { MethodList } from '#domain/api/worker-rpc.ts'
import type { stockWork } from './stock-work.ts'

export type StockWork = typeof stockWork

/** Far more than either takes on a busy machine: for a file or a search that would never end. */
const SEARCH_MS = 20_000
const READ_MS = 60_000

/** What the stocks' thread can be asked; a call that takes longer ends its thread. */
export const stockWorkMethods: MethodList<StockWork> = {
  show: SEARCH_MS,
  find: SEARCH_MS,
  sample: SEARCH_MS,
  sampleHistory: SEARCH_MS,
  readDay: READ_MS,
  withDelivery: READ_MS,
  readLists: READ_MS,
  readHistory: READ_MS,
  addDays: READ_MS,
  rebuild: READ_MS,
}
