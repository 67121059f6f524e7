import type { Desk } from './market-desk.ts'

export type DeskCall = { readonly id: number; readonly method: keyof Desk; readonly args: readonly unknown[] }
export type DeskReply = { readonly id: number; readonly answer?: unknown; readonly failed?: string }

/** The same from afar. */
export type FarDesk = {
  [Method in keyof Desk]: (...args: Parameters<Desk[Method]>) => Promise<ReturnType<Desk[Method]>>
} & {
  /** It died, and answers no more. */
  hasEnded(): boolean
}

const PATIENCE_MS = 10_000

/** In a worker; where none can start, here. */
export async function openDesk(): Promise<FarDesk> {
  try {
    return await inWorker()
  } catch {
    const { createDesk } = await import('./market-desk.ts')
    const desk = createDesk()
    return {
      load: async (...args) => desk.load(...args),
      find: async (...args) => desk.find(...args),
      quotes: async (...args) => desk.quotes(...args),
      hasEnded: () => false,
    }
  }
}

type Waiting = { readonly resolve: (answer: never) => void; readonly reject: (error: Error) => void }

function inWorker(): Promise<FarDesk> {
  const worker = new Worker(new URL('./market-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, Waiting>()
  let last = 0
  let ended = false
  const call = (method: keyof Desk, args: readonly unknown[]) =>
    new Promise<never>((resolve, reject) => {
      if (ended) return reject(new Error('The worker ended'))
      last += 1
      waiting.set(last, { resolve, reject })
      worker.postMessage({ id: last, method, args } satisfies DeskCall)
    })
  const far: FarDesk = {
    load: (...args) => call('load', args),
    find: (...args) => call('find', args),
    quotes: (...args) => call('quotes', args),
    hasEnded: () => ended,
  }
  return new Promise((resolve, reject) => {
    const fail = () => {
      ended = true
      worker.terminate()
      reject(new Error('The worker did not start'))
      for (const one of waiting.values()) one.reject(new Error('The worker ended'))
      waiting.clear()
    }
    const timer = setTimeout(fail, PATIENCE_MS)
    worker.onerror = (event) => {
      event.preventDefault()
      fail()
    }
    worker.onmessage = ({ data: { id, answer, failed } }: MessageEvent<DeskReply>) => {
      if (id === 0) {
        clearTimeout(timer)
        resolve(far)
        return
      }
      const one = waiting.get(id)
      waiting.delete(id)
      if (failed === undefined) one?.resolve(answer as never)
      else one?.reject(new Error(failed))
    }
  })
}
