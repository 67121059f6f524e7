import { Worker } from 'node:worker_threads'
import { createCalls, LateCall, type Remote, type Reply } from '#domain/api/worker-rpc.ts'
import { projectRoot } from '../project-root.ts'
import { type MarketWork, marketThreadMethods } from './market-thread-methods.ts'

/** The same work, on its own thread: pages are answered on ours. */
export type MarketThread = Remote<Omit<MarketWork, 'showFunds'>> & {
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

/** `market`: what the thread is to show whenever it starts. */
export function startMarketThread(
  market: () => Parameters<MarketWork['showFunds']> | undefined,
  methods = marketThreadMethods,
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
  const { remote, settle, failAll, count } = createCalls<MarketWork>(
    methods,
    (message) => {
      clearTimeout(idle)
      started().postMessage(message)
    },
    (late, deadlineMs) => {
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
    // Fails only with the thread, and the next one is shown the market when it starts.
    if (args) remote.showFunds(...args).catch(() => {})
  }
  const stop = async () => {
    const ending = worker
    worker = undefined
    // Otherwise a deadline of this thread would end the next one.
    failAll(new Error('The thread of the market was stopped'))
    await ending?.terminate()
  }
  const { showFunds: _, ...calls } = remote
  return { ...calls, refresh, stop }
}
