import { createCalls, type Far, type Reply } from '#domain/api/worker-rpc.ts'
import type { Desk } from './market-reader.ts'

export type FarDesk = Far<Desk> & {
  /** It died, and answers no more. */
  hasEnded(): boolean
}

/** Together under the eight seconds after which no screen may still be waiting. */
const START_MS = 3_000
const LATE_MS = 7_000

/** In a worker; where none can start, here. */
export async function openDesk(): Promise<FarDesk> {
  try {
    return await inWorker()
  } catch {
    const { createDesk } = await import('./market-reader.ts')
    const desk = createDesk()
    return {
      load: async (...args) => desk.load(...args),
      find: async (...args) => desk.find(...args),
      quotes: async (...args) => desk.quotes(...args),
      hasEnded: () => false,
    }
  }
}

function inWorker(): Promise<FarDesk> {
  const worker = new Worker(new URL('./market-worker.ts', import.meta.url), { type: 'module' })
  let ended = false
  const end = () => {
    ended = true
    worker.terminate()
    failAll(new Error('The worker ended'))
  }
  const { call, settle, failAll } = createCalls(
    (message) => {
      if (ended) throw new Error('The worker ended')
      worker.postMessage(message)
    },
    (late) => {
      const timer = setTimeout(late, LATE_MS)
      return () => clearTimeout(timer)
    },
    end,
  )
  const far: FarDesk = {
    load: (...args) => call('load', args),
    find: (...args) => call('find', args),
    quotes: (...args) => call('quotes', args),
    hasEnded: () => ended,
  }
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
      resolve(far)
    }
  })
}
