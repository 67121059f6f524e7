import { constants } from '#catalogue/constants.ts'
import type { CacheType } from '#domain/kept/consent.ts'
import { connectionTo } from './database-connection.ts'
import { CACHE_NAME, hasCache } from './database-name.ts'
import { done, finished } from './disk.ts'

/** An entry's metadata, readable without its value. */
export type Label = {
  readonly key: string
  readonly type: CacheType
  readonly at: number
  readonly bytes: number
}

const LABELS = 'labels'
const VALUES = 'values'

const connection = connectionTo(CACHE_NAME, { [LABELS]: { keyPath: 'key' }, [VALUES]: {} })

/** Label and value, or neither: one transaction writes both. */
export async function readEntry(key: string): Promise<{ label: Label; value: unknown } | undefined> {
  const { labels, values } = await stores('readonly')
  const [label, value] = await Promise.all([done<unknown>(labels.get(key)), done<unknown>(values.get(key))])
  return isLabel(label) && value !== undefined ? { label, value } : undefined
}

export async function writeEntry(label: Label, value: unknown): Promise<void> {
  const { labels, values, end, abort } = await stores('readwrite')
  try {
    labels.put(label)
    values.put(value, label.key)
  } catch (refused) {
    // Otherwise only the label would be written.
    abort()
    throw refused
  }
  await end
}

export async function removeEntries(which: (label: Label) => boolean): Promise<void> {
  const { labels, values, end } = await stores('readwrite')
  const all = await done<unknown[]>(labels.getAll())
  const known = new Set<IDBValidKey>()
  for (const label of all) {
    if (isLabel(label) && !which(label)) known.add(label.key)
    else if (isKeyed(label)) labels.delete(label.key)
  }
  // Also values without a label, which our transactions never leave.
  for (const key of await done(values.getAllKeys())) if (!known.has(key)) values.delete(key)
  await end
}

export async function readLabels(): Promise<Label[]> {
  const { labels } = await stores('readonly')
  return (await done<unknown[]>(labels.getAll())).filter(isLabel)
}

/** Deletes the database from disk. */
export const removeDatabase = () => connection.remove()

/** Checks without creating it. */
export const hasDatabase = async () => connection.isOpen() || hasCache()

async function stores(mode: IDBTransactionMode) {
  const transaction = await connection.transaction(mode)
  const [labels, values] = [transaction.objectStore(LABELS), transaction.objectStore(VALUES)]
  return { labels, values, end: finished(transaction), abort: () => transaction.abort() }
}

function isKeyed(value: unknown): value is { key: IDBValidKey } {
  return typeof value === 'object' && value !== null && 'key' in value
}

function isLabel(value: unknown): value is Label {
  if (!isKeyed(value)) return false
  const { key, type, at, bytes } = value as Record<string, unknown>
  const known = (constants.cacheTypes as readonly unknown[]).includes(type)
  return known && typeof key === 'string' && typeof at === 'number' && typeof bytes === 'number'
}
