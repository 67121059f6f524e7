import { createHash } from 'node:crypto'
import { type PackInfo, type PackName, type PacksAnswer, packAddress, packNames } from '#domain/api/pack-list.ts'
import { type FundPack, readFundPack } from '#domain/funds/fund-pack.ts'
import { embeddedRates } from '#domain/money/exchange-rates.ts'
import { type Day, isoDay, readIsoDay } from '#domain/time/day.ts'
import { type CachedResponse, prepare } from '#server/http/cached-response.ts'
import type { Database } from '../db/database.ts'
import type { Sources } from '../environment.ts'
import { dayNow } from '../feeds/feed-day.ts'
import { emptyPolicy } from '../http/security-headers.ts'
import type { Log } from '../log.ts'
import { allRates } from '../rates/rate-collection.ts'
import { type FundPacks, type MadePack, ratesPack } from './make-packs.ts'
import { keptDays } from './market-day-collection.ts'
import { type MarketThread, startMarketThread } from './market-thread.ts'
import type { LongName } from './market-work.ts'
import { keepPack, type PackRow, packDigests, readPackRow, swapPack } from './pack-collection.ts'

/** What is known of the whole market, in memory: the packs that browsers fetch, and the same for our own pages. */
export type Market = {
  /** Resolves once there is anything to show. */
  readonly ready: Promise<void>
  answer(): PacksAnswer
  funds(): { readonly pack: FundPack; readonly source: PackInfo['source'] } | undefined
  /** The pack of the real market, once there is one. */
  live(): FundPack | undefined
  /** What people wait for, on a thread of its own: searches, samples. */
  readonly thread: MarketThread
  /** Reads what came from outside, on another: a file that takes long keeps no search waiting. */
  readonly reader: MarketThread
  /**
   * Makes both packs out of the kept pack of all schemes, keeps both or neither, and shows them. Where another process has replaced that pack
   * meanwhile, they are made again out of the new one. Without packs nothing changes.
   */
  changeFunds<T>(make: (kept: Uint8Array | null) => Promise<FundChange<T>>): Promise<T>
  /** Makes them again out of what is kept, and with the long names that were seen. */
  makeFunds(names?: readonly LongName[]): Promise<void>
  /** The pack of former names, as the database has it. */
  keptNames(): Promise<Uint8Array | null>
  makeRates(): Promise<void>
  /** Looks whether there are newer ones, made here or by another process, or a new day of the sample. */
  look(): Promise<void>
}

/** Where there are no new names, the kept ones stay. */
type MarketPacks = FundPacks & { readonly names?: MadePack }

export type FundChange<T> = {
  readonly result: T
  readonly packs?: MarketPacks | undefined
  /** Kept with them. */
  readonly also?: (tx: Database) => Promise<void>
}

type Parts = {
  readonly db: Database
  readonly mode: Sources['mode']
  readonly clock: () => Date
  readonly log: Log
  /** Where what is ready to be sent is found, by its address. */
  readonly prepared: Map<string, CachedResponse>
  readonly forgetMs?: number
}

const FORGET_MS = 10 * 60_000
/** Of several processes each try lets at least one go on. */
const MOST_TRIES = 8

const headers = {
  'content-type': 'application/octet-stream',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': emptyPolicy,
}

export function openMarket({ db, mode, clock, log, prepared, forgetMs = FORGET_MS }: Parts): Market {
  const infos = new Map<PackName, PackInfo>()
  const bytesOf = (name: PackName) => prepared.get(packAddress(infos.get(name)?.digest ?? ''))?.forms.identity.body
  const thread = startMarketThread(() => {
    const funds = bytesOf('funds')
    return funds && [funds, bytesOf('sparks') ?? null, bytesOf('names') ?? null]
  })
  const reader = startMarketThread(() => undefined)
  let current: { pack: FundPack; source: PackInfo['source'] } | undefined
  let sampleDay: Day | undefined
  const forgetting = new Map<string, NodeJS.Timeout>()

  const publish = async (name: PackName, { bytes, day }: MadePack, source: PackInfo['source'], madeAt: Date) => {
    const digest = digestOf(bytes)
    const before = infos.get(name)
    if (before?.digest === digest) return
    prepared.set(packAddress(digest), await prepare(bytes, { place: '/api/packs/{digest}', headers }))
    const dayText = day === null ? null : isoDay(day)
    infos.set(name, { digest, bytes: bytes.length, madeAt: madeAt.toISOString(), source, day: dayText })
    if (name === 'funds') {
      const pack = readFundPack(bytes)
      if (pack) current = { pack, source }
      thread.refresh()
    }
    // The market may go back to a pack that was about to be forgotten.
    clearTimeout(forgetting.get(digest))
    if (before) forgetLater(before.digest)
  }
  /** Whoever was told of it may still ask for it a while. */
  const forgetLater = (digest: string) => {
    const timer = setTimeout(() => prepared.delete(packAddress(digest)), forgetMs).unref()
    forgetting.set(digest, timer)
  }
  /** The funds last: they are shown with the others. */
  const publishFunds = async (made: MarketPacks, source: PackInfo['source'], madeAt: Date) => {
    const { funds, sparks, names } = made
    if (names) await publish('names', names, source, madeAt)
    await publish('sparks', sparks, source, madeAt)
    await publish('funds', funds, source, madeAt)
  }

  const showSample = async () => {
    const today = dayNow(clock())
    if (today === sampleDay) return
    sampleDay = today
    const made = await thread.sample(today)
    if (infos.get('funds')?.source === 'live') return
    await publishFunds(made, 'sample', clock())
  }
  const look = async () => {
    if (mode !== 'sample') await lookForLive()
    if (mode !== 'live' && infos.get('funds')?.source !== 'live') await showSample()
  }
  const lookForLive = async () => {
    // The funds last: they are shown with the others.
    const kept = (await packDigests(db)).toSorted((a, b) => (a.name < b.name ? 1 : -1))
    for (const { name, digest } of kept) {
      if (infos.get(name)?.digest === digest) continue
      const row = await readPackRow(db, name)
      const day = row?.day ? (readIsoDay(row.day) ?? null) : null
      if (row) await publish(name, { bytes: row.bytes, day }, 'live', row.madeAt)
    }
  }
  /** `attempt` makes a pack out of the kept one and puts it in its place; false where that was replaced meanwhile. */
  const untilKept = async (name: PackName, attempt: (before: PackRow | undefined) => Promise<boolean>) => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) if (await attempt(await readPackRow(db, name))) return
    throw new Error(`Other processes replaced the pack of ${name} ${MOST_TRIES} times`)
  }
  const keepFunds = async (made: MarketPacks, before: PackRow | undefined, also: FundChange<never>['also']) => {
    const madeAt = clock()
    const isKept = await db.transaction(async (tx) => {
      // Its row is locked from here on, and the sparklines are only ever replaced behind it.
      if (!(await swapPack(tx, rowOf('funds', made.funds, madeAt), before?.digest ?? null))) return false
      await keepPack(tx, rowOf('sparks', made.sparks, madeAt))
      if (made.names) await keepPack(tx, rowOf('names', made.names, madeAt))
      await also?.(tx)
      return true
    })
    if (isKept) await publishFunds(made, 'live', madeAt)
    return isKept
  }
  const changeFunds = async <T>(make: (kept: Uint8Array | null) => Promise<FundChange<T>>): Promise<T> => {
    const results: T[] = []
    await untilKept('funds', async (before) => {
      const { result, packs, also } = await make(before?.bytes ?? null)
      results[0] = result
      return packs ? keepFunds(packs, before, also) : true
    })
    return results[0] as T
  }
  const begin = async () => {
    await publish('rates', ratesPack(embeddedRates), 'sample', clock())
    await look()
  }

  return {
    ready: begin().catch((cause) => log.error('market failed', { cause })),
    answer: () => Object.fromEntries(packNames.map((name) => [name, infos.get(name) ?? null])) as PacksAnswer,
    funds: () => current,
    live: () => (current?.source === 'live' ? current.pack : undefined),
    thread,
    reader,
    changeFunds,
    keptNames: async () => (await readPackRow(db, 'names'))?.bytes ?? null,
    makeFunds: (names = []) =>
      changeFunds(async (kept) => {
        const day = kept && readFundPack(kept)?.day
        const packs = kept && day ? await reader.rebuildPacks(kept, await keptDays(db, day), names) : undefined
        return { result: undefined, packs }
      }),
    async makeRates() {
      await untilKept('rates', async (before) =>
        swapPack(db, rowOf('rates', ratesPack(await allRates(db)), clock()), before?.digest ?? null),
      )
      await look()
    },
    look,
  }
}

const rowOf = (name: PackName, { bytes, day }: MadePack, madeAt: Date): PackRow => ({
  name,
  digest: digestOf(bytes),
  bytes,
  day: day === null ? null : isoDay(day),
  madeAt,
})

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
