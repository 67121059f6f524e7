import { parentPort } from 'node:worker_threads'
import type { MarketWork } from './market-thread.ts'
import { marketWork } from './market-work.ts'

/** The thread that does what takes long: it answers each call by its number. */
parentPort?.on('message', async ({ id, name, args }: { id: number; name: keyof MarketWork; args: never[] }) => {
  const work = marketWork[name] as (...all: never[]) => unknown
  try {
    parentPort?.postMessage({ id, result: await work(...args) })
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
