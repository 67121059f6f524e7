import { createCalls, localProxy, type Remote, type Reply } from '#domain/api/worker-rpc.ts'
import type { MarketReader } from './market-reader.ts'
import { marketReaderMethods } from './market-reader-methods.ts'

export type RemoteReader = Remote<MarketReader> & {
  /** It died, and answers no more. */
  hasEnded(): boolean
}

const START_MS = 3_000

/** In a worker; where none can start, on the page's own thread. */
export async function openReader(): Promise<RemoteReader> {
  try {
    return await inWorker()
  } catch {
    const { createMarketReader } = await import('./market-reader.ts')
    return { ...localProxy<MarketReader>(marketReaderMethods, createMarketReader()), hasEnded: () => false }
  }
}

function inWorker(): Promise<RemoteReader> {
  const worker = new Worker(new URL('./market-worker.ts', import.meta.url), { type: 'module' })
  let ended = false
  const end = () => {
    ended = true
    worker.terminate()
    failAll(new Error('The worker ended'))
  }
  const { remote, settle, failAll } = createCalls<MarketReader>(
    marketReaderMethods,
    (message) => {
      if (ended) throw new Error('The worker ended')
      worker.postMessage(message)
    },
    (late, deadlineMs) => {
      const timer = setTimeout(late, deadlineMs)
      return () => clearTimeout(timer)
    },
    end,
  )
  return new Promise((resolve, reject) => {
    const fail = () => {
      end()
      reject(new Error('The worker did not start'))
    }
    const timer = setTimeout(fail, START_MS)
    worker.onerror = (event) => {
      event.preventDefault()
      fail()
    }
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      if (data.id !== 0) return settle(data)
      clearTimeout(timer)
      resolve({ ...remote, hasEnded: () => ended })
    }
  })
}
