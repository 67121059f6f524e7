import type { ApiErrorCode } from '#catalogue/errors.ts'
import type { CollectionName } from '#domain/documents/document.ts'
import { connectionTo } from './database-connection.ts'
import { hasOutbox, OUTBOX_NAME } from './database-name.ts'
import { done, finished, onDisk } from './disk.ts'
import { announceOutbox } from './outbox-signal.ts'

/** One of the four ways to write a document (§7). */
export type DocumentWrite =
  | { readonly operation: 'add'; readonly collection: CollectionName; readonly data: object }
  | {
      readonly operation: 'set' | 'update'
      readonly collection: CollectionName
      readonly id: string
      readonly data: object
      readonly version?: number | undefined
    }
  | { readonly operation: 'delete'; readonly collection: CollectionName; readonly id: string }

/** A write that has not been answered yet, or was refused. */
export type Waiting = {
  /** The idempotency key: however often it goes out, it is done once. */
  readonly key: string
  /** Whose it is; `null` is a visitor's. */
  readonly account: string | null
  readonly write: DocumentWrite
  /** Its place in the order: the moment, and later than all before it. */
  readonly at: number
  /** It went out and came back without an answer: from then on the person is told that it waits. */
  readonly tried: boolean
  /** How often the server failed at it. */
  readonly failures: number
  /** Why it had to wait when it was last tried. */
  readonly why?: ApiErrorCode | undefined
  readonly refused?: ApiErrorCode | undefined
  /** Who wrote it and may see it: the demo and visitors are nobody for the server, but not for each other. */
  readonly owner?: string
  /** The server has it; the tab in which it was written may still want to know. */
  readonly sent?: true
}

export const VISITOR = 'visitor'
export const ownerOf = ({ owner, account }: Waiting) => owner ?? account ?? VISITOR

const STORE = 'writes'
const connection = connectionTo(OUTBOX_NAME, { [STORE]: { keyPath: 'key' } })

/** What the disk refused: it lives as long as the tab. */
const memory = new Map<string, Waiting>()

/** All that the server has not got, oldest first. */
export const allWaiting = async (): Promise<Waiting[]> => (await allEntries()).filter(({ sent }) => !sent)

/** Also what it has got. */
export async function allEntries(): Promise<Waiting[]> {
  const kept = await onDisk(async () => ((await hasOutbox()) ? run('readonly', (store) => store.getAll()) : []))
  const entries = [...(kept ?? []).filter(isWaiting), ...memory.values()]
  return entries.toSorted((a, b) => a.at - b.at)
}

/** Puts it in anew, unless it was discarded or sent meanwhile, here or in another tab. */
export async function changeWaiting(entry: Waiting): Promise<void> {
  const here = memory.get(entry.key)
  if (here) memory.set(entry.key, here.sent ? here : entry)
  else
    await onDisk(() =>
      run('readwrite', (store) => {
        const found = store.get(entry.key)
        found.addEventListener('success', () => found.result && !found.result.sent && store.put(entry))
        return found
      }),
    )
  announceOutbox()
}

export async function putWaiting(entry: Waiting): Promise<void> {
  const kept = !memory.has(entry.key) && (await onDisk(() => run('readwrite', (store) => store.put(entry))))
  if (!kept) memory.set(entry.key, entry)
  announceOutbox()
}

export async function removeWaiting(keys: readonly string[]): Promise<void> {
  for (const key of keys) memory.delete(key)
  const onlyInMemory = !(await hasOutbox())
  if (!onlyInMemory) {
    for (const key of keys) await onDisk(() => run('readwrite', (store) => store.delete(key)))
  }
  announceOutbox()
}

/** Whether it would be lost with this tab. */
export const isOnlyHere = ({ key }: Waiting) => memory.has(key)

export async function removeWaitingOf(owner: string): Promise<void> {
  const theirs = (await allEntries()).filter((entry) => ownerOf(entry) === owner)
  if (theirs.length > 0) await removeWaiting(theirs.map(({ key }) => key))
}

export async function removeOutbox(): Promise<void> {
  const keys = (await allEntries()).map(({ key }) => key)
  if (keys.length > 0) await removeWaiting(keys)
  if (await hasOutbox()) await onDisk(() => connection.remove())
}

async function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = await connection.transaction(mode)
  const end = finished(transaction)
  const result = await done(work(transaction.objectStore(STORE)))
  await end
  return result
}

function isWaiting(value: unknown): value is Waiting {
  if (typeof value !== 'object' || value === null) return false
  const { key, at, write } = value as Record<string, unknown>
  return typeof key === 'string' && typeof at === 'number' && typeof write === 'object' && write !== null
}
