import { type PackInfo, type PackName, type PacksAnswer, packAddress, packNames } from '#domain/api/pack-list.ts'
import { isoDay, readIsoDay } from '#domain/time/day.ts'
import { asCachedResponse, type CachedResponse, prepare } from '#server/http/cached-response.ts'
import type { Database } from '../db/database.ts'
import { emptyPolicy } from '../http/security-headers.ts'
import { compressWorkMethods } from './compress-work.ts'
import { digestOf, type MadePack } from './made-pack.ts'
import { readPackRow } from './pack-collection.ts'
import { startWorkThread, threadFile } from './work-thread.ts'

export type PublishedPacks = {
  answer(): PacksAnswer
  info(name: PackName): PackInfo | undefined
  bytes(name: PackName): Uint8Array | undefined
  /** From here on this is the pack of that name; false where it was already. */
  publish(name: PackName, made: MadePack, source: PackInfo['source'], madeAt: Date): Promise<boolean>
  /** Publishes what the database has under that name; false where it was already. */
  publishKept(db: Database, name: PackName): Promise<boolean>
  /** The same, but asks for the bytes only where the digest is another. `digests`: what the database has. */
  publishNewer(db: Database, name: PackName, digests: ReadonlyMap<string, string>): Promise<boolean>
  stop(): Promise<void>
}

const about = {
  place: '/api/packs/{digest}',
  headers: {
    'content-type': 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': emptyPolicy,
  },
}

/** A live pack of this size takes long, and its predecessor is shown meanwhile: pages have the processor first. */
const BACKGROUND_FROM_BYTES = 100_000

/** The packs that browsers fetch. `prepared`: where what is ready to be sent is found, by its address. */
export function openPublishedPacks(prepared: Map<string, CachedResponse>, forgetMs: number): PublishedPacks {
  const infos = new Map<PackName, PackInfo>()
  const forgetting = new Map<string, NodeJS.Timeout>()
  const thread = startWorkThread(threadFile(import.meta.url, 'compress-thread-entry'), compressWorkMethods, {
    isBackground: true,
  })
  const publish: PublishedPacks['publish'] = async (name, { bytes, day }, source, madeAt) => {
    const digest = digestOf(bytes)
    const before = infos.get(name)
    if (before?.digest === digest) return false
    const response =
      source === 'live' && bytes.length >= BACKGROUND_FROM_BYTES
        ? asCachedResponse({ identity: bytes, ...(await thread.compressed(bytes)) }, about)
        : await prepare(bytes, about)
    prepared.set(packAddress(digest), response)
    const dayText = day === null ? null : isoDay(day)
    infos.set(name, { digest, bytes: bytes.length, madeAt: madeAt.toISOString(), source, day: dayText })
    // The market may go back to a pack that was about to be forgotten.
    clearTimeout(forgetting.get(digest))
    if (before) forgetLater(before.digest)
    return true
  }
  /** Whoever was told of it may still ask for it a while. */
  const forgetLater = (digest: string) => {
    const timer = setTimeout(() => prepared.delete(packAddress(digest)), forgetMs).unref()
    forgetting.set(digest, timer)
  }
  const publishKept: PublishedPacks['publishKept'] = async (db, name) => {
    const row = await readPackRow(db, name)
    const day = row?.day ? (readIsoDay(row.day) ?? null) : null
    return row ? publish(name, { bytes: row.bytes, day }, 'live', row.madeAt) : false
  }
  return {
    answer: () => Object.fromEntries(packNames.map((name) => [name, infos.get(name) ?? null])) as PacksAnswer,
    info: (name) => infos.get(name),
    bytes: (name) => prepared.get(packAddress(infos.get(name)?.digest ?? ''))?.forms.identity.body,
    publish,
    publishKept,
    async publishNewer(db, name, digests) {
      const digest = digests.get(name)
      return digest !== undefined && digest !== infos.get(name)?.digest && publishKept(db, name)
    },
    stop: thread.stop,
  }
}
