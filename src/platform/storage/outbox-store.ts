import type { ApiErrorCode } from '#catalogue/errors.ts'
import type { CollectionName } from '#domain/documents/document.ts'
import { connectionTo } from './database-connection.ts'
import { hasOutbox, OUTBOX_NAME } from './database-name.ts'
import { done, finished, onDisk } from './disk.ts'
import { announceOutbox } from './outbox-signal.ts'

/** The four writes of §7. */
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

/** A write not yet answered, or refused. */
export type Waiting = {
  /** Idempotency key: applied once, however often it is sent. */
  readonly key: string
  /** The author's account; `null` for a visitor. */
  readonly account: string | null
  readonly write: DocumentWrite
  /** Position in the queue: its time, strictly increasing. */
  readonly at: number
  /** Sent once without an answer: shown as waiting from then on. */
  readonly tried: boolean
  /** Number of server failures. */
  readonly failures: number
  /** Why the last attempt had to wait. */
  readonly why?: ApiErrorCode | undefined
  readonly refused?: ApiErrorCode | undefined
  /** Who may see it here: the demo and visitors have no account, but are not the same. */
  readonly owner?: string
  /** Delivered; kept briefly for the tab that wrote it. */
  readonly sent?: true
}

export const VISITOR = 'visitor'
export const ownerOf = ({ owner, account }: Waiting) => owner ?? account ?? VISITOR

const STORE = 'writes'
const connection = connectionTo(OUTBOX_NAME, { [STORE]: { keyPath: 'key' } })

/** Writes the disk refused: they live as long as the tab. */
const memory = new Map<string, Waiting>()

/** Undelivered writes, oldest first. */
export const allWaiting = async (): Promise<Waiting[]> => (await allEntries()).filter(({ sent }) => !sent)

/** Including delivered ones. */
export async function allEntries(): Promise<Waiting[]> {
  const kept = await onDisk(async () => ((await hasOutbox()) ? run('readonly', (store) => store.getAll()) : []))
  const entries = [...(kept ?? []).filter(isWaiting), ...memory.values()]
  return entries.toSorted((a, b) => a.at - b.at)
}

/** Stores it again unless it was discarded or sent meanwhile, here or in another tab. */
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

/** Whether closing this tab would lose it. */
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
