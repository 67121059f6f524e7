import { type CacheType, isFresh } from '#domain/consent.ts'
import { cacheSettings, consentFor, mayKeep } from '../consent.ts'
import {
  hasDatabase,
  type Label,
  readEntry,
  readLabels,
  removeDatabase,
  removeEntries,
  writeEntry,
} from './cache-database.ts'
import { keyNamed } from './key.ts'
import { storedNames, writeText } from './text.ts'

export type CacheEntry = { readonly value: unknown; readonly at: number }

/** Where the disk may not or cannot be used: as long as the page, and no more than this many. */
const MOST_IN_MEMORY = 50
const memory = new Map<string, CacheEntry>()
let cleaned: Promise<void> | undefined

/** What was kept under this name, if it is younger than the chosen hours. */
export async function readCache(type: CacheType, key: string): Promise<CacheEntry | undefined> {
  const now = Date.now()
  const here = memory.get(nameOf(type, key))
  if (here && isFresh(cacheSettings(), here.at, now)) return here
  if (!mayKeep(type)) return undefined
  const kept = await fromDisk(async () => {
    cleaned ??= clean()
    await cleaned
    return readEntry(nameOf(type, key))
  })
  return kept && isFresh(cacheSettings(), kept.label.at, now) ? { value: kept.value, at: kept.label.at } : undefined
}

/** Kept on the disk where that is allowed and possible, else in memory. Never throws: a cache is nobody's reason to fail. */
export async function writeCache(type: CacheType, key: string, value: unknown): Promise<void> {
  const name = nameOf(type, key)
  const label: Label = { key: name, type, at: Date.now(), bytes: bytesOf(value) }
  memory.delete(name)
  const written = mayKeep(type) && (await fromDisk(() => writeEntry(label, value).then(() => true)))
  if (!written) remember(name, { value, at: label.at })
  // It was withdrawn while we wrote.
  else if (!mayKeep(type)) await clean()
}

export type CacheSizes = Readonly<Record<CacheType, { readonly entries: number; readonly bytes: number }>>

export async function cacheSizes(): Promise<CacheSizes> {
  const none = () => ({ entries: 0, bytes: 0 })
  const sizes = { funds: none(), stocks: none(), analytics: none(), preferences: none() }
  const labels = (await fromDisk(async () => ((await hasDatabase()) ? readLabels() : []))) ?? []
  for (const { type, bytes } of labels) {
    const size = sizes[type]
    size.entries += 1
    size.bytes += bytes
  }
  return sizes
}

export async function clearCache(): Promise<void> {
  memory.clear()
  await fromDisk(removeDatabase)
}

/** Takes away from the disk what is not allowed any more, or too old, and the keys that hang on a consent. What is in memory goes with the page. */
export async function clean(): Promise<void> {
  const settings = cacheSettings()
  for (const name of storedNames()) {
    const key = keyNamed(name)
    const needed = key && consentFor(key)
    if (needed && !mayKeep(needed)) writeText(name, null)
  }
  await fromDisk(async () => {
    if (!(await hasDatabase())) return
    if (!settings.enabled) await removeDatabase()
    else await removeEntries(({ type, at }) => !mayKeep(type) || !isFresh(settings, at, Date.now()))
  })
}

function remember(name: string, entry: CacheEntry) {
  memory.set(name, entry)
  const [oldest] = memory.keys()
  if (memory.size > MOST_IN_MEMORY && oldest !== undefined) memory.delete(oldest)
}

/** Blocked, full, broken: as if nothing were kept. */
async function fromDisk<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}

const nameOf = (type: CacheType, key: string) => `${type}:${key}`

function bytesOf(value: unknown): number {
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return value.byteLength
  return new TextEncoder().encode(JSON.stringify(value) ?? '').length
}
