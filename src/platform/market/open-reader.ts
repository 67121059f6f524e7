import { localProxy } from '#domain/api/worker-rpc.ts'
import { callWorker, type RemoteWorker } from '#platform/worker/call-worker.ts'
import type { MarketReader } from './market-reader.ts'
import { marketReaderMethods } from './market-reader-methods.ts'

export type RemoteReader = RemoteWorker<MarketReader>

/** In a worker; where none can start, on the page's own thread. */
export async function openReader(): Promise<RemoteReader> {
  try {
    const worker = new Worker(new URL('./market-worker.ts', import.meta.url), { type: 'module' })
    return await callWorker<MarketReader>(worker, marketReaderMethods)
  } catch {
    const { createMarketReader } = await import('./market-reader.ts')
    return {
      ...localProxy<MarketReader>(marketReaderMethods, createMarketReader()),
      hasEnded: () => false,
      end: () => {},
    }
  }
}
