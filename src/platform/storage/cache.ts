import { type CacheType, isFresh } from '#domain/kept/consent.ts'
import {
  hasDatabase,
  type Label,
  readEntry,
  readLabels,
  removeDatabase,
  removeEntries,
  writeEntry,
} from './cache-database.ts'
import { cacheSettings, forbiddenNames, mayKeep } from './consent-choice.ts'
import { onDisk } from './disk.ts'
import { writeText } from './storage-text.ts'

export type CacheEntry = { readonly value: unknown; readonly at: number }

/** Without disk: in memory, for the life of the page and at most this many. */
const MOST_IN_MEMORY = 50
const memory = new Map<string, CacheEntry>()
let cleaned: Promise<void> | undefined
let hangs = false

/** The cached entry, if younger than the chosen hours. */
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

/** On disk if allowed and possible, else in memory. Never throws. */
export async function writeCache(type: CacheType, key: string, value: unknown): Promise<void> {
  const name = nameOf(type, key)
  const at = Date.now()
  memory.delete(name)
  const written =
    mayKeep(type) &&
    (await fromDisk(() => writeEntry({ key: name, type, at, bytes: bytesOf(value) }, value).then(() => true)))
  if (!written) remember(name, { value, at })
  // Consent was withdrawn during the write.
  else if (!mayKeep(type)) await clean()
}

export type CacheSizes = Readonly<Record<CacheType, { readonly entries: number; readonly bytes: number }>>

export async function cacheSizes(): Promise<CacheSizes> {
  const none = () => ({ entries: 0, bytes: 0 })
  const sizes = { funds: none(), stocks: none(), analytics: none(), preferences: none() }
  for (const { type, bytes } of await labelsOnDisk()) {
    sizes[type].entries += 1
    sizes[type].bytes += bytes
  }
  return sizes
}

export async function clearCache(): Promise<void> {
  memory.clear()
  await fromDisk(removeDatabase)
}

/** Removes entries with this key prefix from memory and disk. */
export async function forgetCached(beginning: string): Promise<void> {
  const begins = (name: string) => name.slice(name.indexOf(':') + 1).startsWith(beginning)
  for (const name of [...memory.keys()].filter(begins)) memory.delete(name)
  await fromDisk(async () => {
    if (await hasDatabase()) await removeEntries(({ key }) => begins(key))
  })
}

/** Deletes expired entries and those without consent from disk, and storage keys whose consent is missing. */
export async function clean(): Promise<void> {
  const settings = cacheSettings()
  for (const name of forbiddenNames()) writeText(name, null)
  await fromDisk(async () => {
    if (!(await hasDatabase())) return
    if (!settings.enabled) await removeDatabase()
    else await removeEntries((label) => isOver(label))
  })
}

const isOver = ({ type, at }: Label) => !mayKeep(type) || !isFresh(cacheSettings(), at, Date.now())

async function labelsOnDisk(): Promise<Label[]> {
  return (await fromDisk(async () => ((await hasDatabase()) ? readLabels() : []))) ?? []
}

function remember(name: string, entry: CacheEntry) {
  memory.set(name, entry)
  const [oldest] = memory.keys()
  if (memory.size > MOST_IN_MEMORY && oldest !== undefined) memory.delete(oldest)
}

/** After one timeout the disk is not used again. */
async function fromDisk<T>(work: () => Promise<T>): Promise<T | undefined> {
  if (hangs) return undefined
  return onDisk(work, () => {
    hangs = true
  })
}

const nameOf = (type: CacheType, key: string) => `${type}:${key}`

function bytesOf(value: unknown): number {
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return value.byteLength
  return new TextEncoder().encode(JSON.stringify(value) ?? '').length
}
