import { Worker } from 'node:worker_threads'
import { projectRoot } from '../project-root.ts'
import type { marketWork } from './market-work.ts'

export type MarketWork = typeof marketWork
type Calls = Omit<MarketWork, 'showFunds'>

/** The same work, on its own thread: pages are answered on ours. */
export type MarketThread = {
  readonly [Name in keyof Calls]: (...args: Parameters<Calls[Name]>) => Promise<Awaited<ReturnType<Calls[Name]>>>
} & {
  /** There is a newer market to be shown. */
  refresh(): void
  stop(): Promise<void>
}

type Waiting = { readonly resolve: (value: never) => void; readonly reject: (error: Error) => void }

/** Built, it lies beside our own bundle; in development and tests it is the file itself. */
const file = import.meta.url.endsWith('.ts')
  ? new URL('market-worker.ts', import.meta.url)
  : new URL('dist/node/market-worker.js', projectRoot)

/** A thread that nobody needs is memory that nobody needs. */
const IDLE_MS = 10_000

/** `market`: what the thread is to show whenever it starts. */
export function startMarketThread(market: () => Parameters<MarketWork['showFunds']> | undefined): MarketThread {
  const waiting = new Map<number, Waiting>()
  let last = 0
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  const started = () => {
    if (worker) return worker
    const begun = new Worker(file)
    begun.unref()
    begun.on('message', ({ id, result, error }: { id: number; result: never; error?: string }) => {
      const { resolve, reject } = waiting.get(id) ?? {}
      waiting.delete(id)
      if (waiting.size === 0) idle = setTimeout(() => void stop(), IDLE_MS).unref()
      if (error === undefined) resolve?.(result)
      else reject?.(new Error(error))
    })
    // One that died is started again by the next call.
    const gone = (cause?: unknown) => {
      if (worker !== begun) return
      worker = undefined
      for (const { reject } of waiting.values()) reject(new Error('The thread of the market ended', { cause }))
      waiting.clear()
    }
    begun.on('error', gone)
    begun.on('exit', () => gone())
    worker = begun
    refresh()
    return begun
  }
  const call = (name: keyof MarketWork, args: readonly unknown[]) => {
    clearTimeout(idle)
    return new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      started().postMessage({ id: last, name, args })
    })
  }
  const refresh = () => {
    const args = worker && market()
    if (args) worker?.postMessage({ id: 0, name: 'showFunds', args })
  }
  const stop = async () => {
    const ending = worker
    worker = undefined
    await ending?.terminate()
  }
  return {
    read: (...args) => call('read', args) as Promise<never>,
    readDay: (...args) => call('readDay', args) as Promise<never>,
    again: (...args) => call('again', args) as Promise<never>,
    sample: (...args) => call('sample', args) as Promise<never>,
    history: (...args) => call('history', args) as Promise<never>,
    find: (...args) => call('find', args) as Promise<never>,
    refresh,
    stop,
  }
}
