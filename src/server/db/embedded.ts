import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { threadFile } from '../market/work-thread.ts'
import { StartError } from '../start-error.ts'
import type { OpenDatabase } from './database.ts'
import { type DatabaseCall, type DatabaseReply, OPENED } from './embedded-calls.ts'
import { lockFolder } from './folder-lock.ts'
import { makePrivate } from './private-folder.ts'
import * as schema from './schema.ts'

/** PGlite on a thread of its own: a query that takes long keeps no page waiting. */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  makePrivate(dataDir)
  const unlock = lockFolder(dataDir)
  try {
    const thread = await startThread(join(dataDir, 'database'))
    const client = clientOf(thread.ask)
    return {
      // Drizzle needs these two methods of PGlite and no others.
      db: drizzle({ client: client as unknown as PGlite, schema }),
      kind: 'embedded',
      async ping() {
        await client.query('select 1')
      },
      async close() {
        await thread.close()
        unlock()
      },
      lost: thread.lost,
    }
  } catch (cause) {
    unlock()
    throw new StartError(
      `The embedded database in ${dataDir} cannot be opened. Restore a backup into a new folder, or set DATA_DIR to another one.`,
      { cause },
    )
  }
}

type Asked = DatabaseCall extends infer Call ? (Call extends unknown ? Omit<Call, 'id'> : never) : never
type Ask = (call: Asked) => Promise<unknown>

function clientOf(ask: Ask) {
  const queriesOf = (tx: number | null) => ({
    query: (text: string, params: readonly unknown[] = [], options?: { rowMode?: 'array' | 'object' }) =>
      ask({ do: 'query', text, params, rowMode: options?.rowMode ?? 'object', tx }),
  })
  return {
    ...queriesOf(null),
    async transaction<Result>(work: (tx: ReturnType<typeof queriesOf>) => Promise<Result>): Promise<Result> {
      const tx = (await ask({ do: 'begin' })) as number
      let result: Result
      try {
        result = await work(queriesOf(tx))
      } catch (error) {
        // What went wrong first is what counts.
        await ask({ do: 'end', tx, commit: false }).catch(() => {})
        throw error
      }
      await ask({ do: 'end', tx, commit: true })
      return result
    },
  }
}

type Waiting = { readonly resolve: (answer: unknown) => void; readonly reject: (error: Error) => void }

type Thread = { readonly ask: Ask; readonly lost: Promise<Error>; close(): Promise<void> }

async function startThread(folder: string): Promise<Thread> {
  const worker = new Worker(threadFile(import.meta.url, 'embedded-thread-entry'), { workerData: folder })
  const waiting = new Map<number, Waiting>()
  let last = OPENED
  let gone: Error | undefined
  let isClosing = false
  const { promise: lost, resolve: lose } = Promise.withResolvers<Error>()
  const forget = (id: number) => {
    const call = waiting.get(id)
    waiting.delete(id)
    if (waiting.size === 0) worker.unref()
    return call
  }
  const answered = (id: number) =>
    new Promise<unknown>((resolve, reject) => {
      if (gone) return reject(gone)
      // The thread keeps the process running only while a query does.
      worker.ref()
      waiting.set(id, { resolve, reject })
    })
  const ask: Ask = (call) => {
    last += 1
    const answer = answered(last)
    try {
      worker.postMessage({ ...call, id: last })
    } catch (error) {
      forget(last)?.reject(error as Error)
    }
    return answer
  }
  const stop = (cause?: unknown) => {
    gone ??= new Error('The embedded database has stopped', { cause })
    for (const { reject } of waiting.values()) reject(gone)
    waiting.clear()
    if (!isClosing) lose(gone)
  }
  worker.on('message', ({ id, answer, failed }: DatabaseReply) => {
    const call = forget(id)
    if (failed) call?.reject(Object.assign(new Error(failed.message), failed.fields))
    else call?.resolve(answer)
  })
  worker.on('error', stop)
  worker.on('exit', () => stop())
  try {
    await answered(OPENED)
  } catch (error) {
    await worker.terminate()
    throw error
  }
  const close = async () => {
    isClosing = true
    // One that has stopped is closed already.
    if (!gone) await ask({ do: 'close' })
    await worker.terminate()
  }
  return { ask, lost, close }
}
