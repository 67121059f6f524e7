import type { MethodList } from '#domain/api/worker-rpc.ts'
import type { MarketReader } from './market-reader.ts'

/** With the worker's start under the eight seconds after which no screen may still be waiting. */
const LATE_MS = 7_000

/** What the page may ask the market's worker, and for how long it waits. */
export const marketReaderMethods: MethodList<MarketReader> = {
  load: LATE_MS,
  find: LATE_MS,
  suggest: LATE_MS,
  quotes: LATE_MS,
  cards: LATE_MS,
}
