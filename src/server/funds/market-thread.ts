import { Worker } from 'node:worker_threads'
import { type Call, createCalls, type Far, LateCall, type Reply } from '#domain/api/worker-rpc.ts'
import { projectRoot } from '../project-root.ts'
import type { marketWork } from './market-work.ts'

type MarketWork = typeof marketWork

/** The same work, on its own thread: pages are answered on ours. */
export type MarketThread = Far<Omit<MarketWork, 'showFunds'>> & {
  /** There is a newer market to be shown. */
  refresh(): void
  stop(): Promise<void>
}

/** Built, it lies beside our own bundle; in development and tests it is the file itself. */
const file = import.meta.url.endsWith('.ts')
  ? new URL('market-thread-entry.ts', import.meta.url)
  : new URL('dist/node/market-thread-entry.js', projectRoot)

/** A thread that nobody needs is memory that nobody needs. */
const IDLE_MS = 10_000

/** `market`: what the thread is to show whenever it starts. `deadlineMs`: a call that takes longer ends its thread. */
export function startMarketThread(
  market: () => Parameters<MarketWork['showFunds']> | undefined,
  deadlineMs: number,
): MarketThread {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  const started = () => {
    if (worker) return worker
    const begun = new Worker(file)
    begun.unref()
    begun.on('message', (reply: Reply) => {
      settle(reply)
      clearTimeout(idle)
      if (count() === 0) idle = setTimeout(() => void stop(), IDLE_MS).unref()
    })
    // One that died is started again by the next call.
    const gone = (cause?: unknown) => {
      if (worker !== begun) return
      worker = undefined
      failAll(new Error('The thread of the market ended', { cause }))
    }
    begun.on('error', gone)
    begun.on('exit', () => gone())
    worker = begun
    refresh()
    return begun
  }
  const { call, settle, failAll, count } = createCalls(
    (message) => {
      clearTimeout(idle)
      started().postMessage(message)
    },
    (late) => {
      const timer = setTimeout(late, deadlineMs).unref()
      return () => clearTimeout(timer)
    },
    () => {
      failAll(new LateCall('The thread of the market hangs'))
      void stop()
    },
  )
  const refresh = () => {
    const args = worker && market()
    if (args) worker?.postMessage({ id: 0, name: 'showFunds', args } satisfies Call)
  }
  const stop = async () => {
    const ending = worker
    worker = undefined
    await ending?.terminate()
  }
  return {
    read: (...args) => call('read', args),
    readDay: (...args) => call('readDay', args),
    readRates: (...args) => call('readRates', args),
    readHistory: (...args) => call('readHistory', args),
    again: (...args) => call('again', args),
    sample: (...args) => call('sample', args),
    history: (...args) => call('history', args),
    find: (...args) => call('find', args),
    refresh,
    stop,
  }
}
