import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, type Transaction, types } from '@electric-sql/pglite'
import { type DatabaseCall, type DatabaseReply, OPENED } from './embedded-calls.ts'

const asText = (value: string) => value
/** Drizzle reads dates, intervals and lists of numbers from text. */
const textTypes = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182]
const options = {
  // PGlite's own conversion of bytes takes a quarter of a second for a market.
  serializers: { [types.BYTEA]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}` },
  parsers: {
    ...Object.fromEntries(textTypes.map((type) => [type, asText])),
    [types.BYTEA]: (text: string) => Buffer.from(text.slice(2), 'hex'),
  },
}

type OpenTransaction = { readonly tx: Transaction; readonly done: Promise<void>; end(commit: boolean): void }
const transactions = new Map<number, OpenTransaction>()
const rolledBack = new Error('rolled back')

const send = (reply: DatabaseReply) => parentPort?.postMessage(reply)
/** Sends what comes of a call; a failed one with the fields of its error. */
async function reply(id: number, work: () => Promise<unknown>): Promise<void> {
  try {
    send({ id, answer: await work() })
  } catch (error) {
    const { message } = error as Error
    const fields = Object.entries(error as object).filter(([, value]) => typeof value === 'string')
    send({ id, failed: { message, fields: Object.fromEntries(fields) } })
  }
}

let pglite: PGlite
void reply(OPENED, async () => {
  pglite = await PGlite.create(workerData as string, options)
})
parentPort?.on('message', (call: DatabaseCall) => void reply(call.id, () => run(call)))

async function run(call: DatabaseCall): Promise<unknown> {
  switch (call.do) {
    case 'query': {
      const { text, params, rowMode, tx } = call
      const { rows, affectedRows } = await clientOf(tx).query(text, [...params], { rowMode })
      return { rows, affectedRows }
    }
    case 'begin':
      return begin(call.id)
    case 'end':
      return end(call.tx, call.commit)
    case 'close':
      return pglite.close()
  }
}

function clientOf(tx: number | null): PGlite | Transaction {
  if (tx === null) return pglite
  const open = transactions.get(tx)
  if (!open) throw new Error('The transaction has ended')
  return open.tx
}

/** Answers with its number as soon as it has begun, and ends with `end`. */
function begin(id: number): Promise<number> {
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>()
  return new Promise((began, failed) => {
    const done = pglite.transaction((tx) => {
      transactions.set(id, { tx, done, end: (commit) => (commit ? resolve() : reject(rolledBack)) })
      began(id)
      return ended
    })
    done.catch(failed)
  })
}

async function end(id: number, commit: boolean): Promise<void> {
  const open = transactions.get(id)
  if (!open) throw new Error('The transaction has ended')
  transactions.delete(id)
  open.end(commit)
  await open.done.catch((error) => {
    if (error !== rolledBack) throw error
  })
}
