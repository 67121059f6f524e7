import { createHash } from 'node:crypto'
import { type Day, isoDay, readIsoDay } from '#domain/day.ts'
import { type Pack, readPack } from '#domain/pack.ts'
import { type PackInfo, type PackName, type PacksAnswer, packAddress, packNames } from '#domain/packs.ts'
import { embeddedRates } from '#domain/rates.ts'
import type { Database } from '../db/database.ts'
import type { Sources } from '../environment.ts'
import { dayNow } from '../feeds/feed-day.ts'
import { type Prepared, prepare } from '../http/prepared.ts'
import { emptyPolicy } from '../http/security-headers.ts'
import type { Log } from '../log.ts'
import { allRates } from '../rates/rate-collection.ts'
import { type FundPacks, type MadePack, ratesPack } from './make-packs.ts'
import { keptDays } from './market-day-collection.ts'
import { type MarketThread, startMarketThread } from './market-thread.ts'
import { keepPack, packDigests, readPackRow } from './pack-collection.ts'

/** What is known of the whole market, in memory: the packs that browsers fetch, and the same for our own pages. */
export type Market = {
  /** Resolves once there is anything to show. */
  readonly ready: Promise<void>
  answer(): PacksAnswer
  funds(): { readonly pack: Pack; readonly source: PackInfo['source'] } | undefined
  /** What people wait for, on a thread of its own: searches, samples. */
  readonly thread: MarketThread
  /** Reads what came from outside, on another: a file that takes long keeps no search waiting. */
  readonly reader: MarketThread
  /** The pack of all schemes as the database has it. */
  kept(): Promise<Uint8Array | null>
  /** Keeps both packs, or neither, and shows them. `also` is kept with them. */
  keepFunds(packs: FundPacks, also?: (tx: Database) => Promise<void>): Promise<void>
  /** Makes them again out of what is kept. */
  makeFunds(): Promise<void>
  makeRates(): Promise<void>
  /** Looks whether there are newer ones, made here or by another process, or a new day of the sample. */
  look(): Promise<void>
}

type Parts = {
  readonly db: Database
  readonly mode: Sources['mode']
  readonly clock: () => Date
  readonly log: Log
  /** Where what is ready to be sent is found, by its address. */
  readonly prepared: Map<string, Prepared>
}

/** Far more than either takes on a busy machine: for a file or a search that would never end. */
const SEARCH_MS = 20_000
const READ_MS = 60_000

const headers = {
  'content-type': 'application/octet-stream',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': emptyPolicy,
}

export function openMarket({ db, mode, clock, log, prepared }: Parts): Market {
  const infos = new Map<PackName, PackInfo>()
  const bytesOf = (name: PackName) => prepared.get(packAddress(infos.get(name)?.digest ?? ''))?.forms.identity.body
  const thread = startMarketThread(() => {
    const funds = bytesOf('funds')
    return funds && [funds, bytesOf('sparks') ?? null]
  }, SEARCH_MS)
  const reader = startMarketThread(() => undefined, READ_MS)
  let current: { pack: Pack; source: PackInfo['source'] } | undefined
  let sampleDay: Day | undefined

  const publish = async (name: PackName, { bytes, day }: MadePack, source: PackInfo['source'], madeAt: Date) => {
    const digest = digestOf(bytes)
    const before = infos.get(name)
    if (before?.digest === digest) return
    prepared.set(packAddress(digest), await prepare(bytes, { place: '/api/packs/{digest}', headers }))
    const dayText = day === null ? null : isoDay(day)
    infos.set(name, { digest, bytes: bytes.length, madeAt: madeAt.toISOString(), source, day: dayText })
    if (name === 'funds') {
      const pack = readPack(bytes)
      if (pack) current = { pack, source }
      thread.refresh()
    }
    // Whoever was told of the one before may still ask for it a while.
    if (before) setTimeout(() => prepared.delete(packAddress(before.digest)), 10 * 60_000).unref()
  }
  /** The sparklines first: the funds are shown with them. */
  const publishFunds = async ({ funds, sparks }: FundPacks, source: PackInfo['source'], madeAt: Date) => {
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
    // The sparklines first: the funds are shown with them.
    const kept = (await packDigests(db)).toSorted((a, b) => (a.name < b.name ? 1 : -1))
    for (const { name, digest } of kept) {
      if (infos.get(name)?.digest === digest) continue
      const row = await readPackRow(db, name)
      const day = row?.day ? (readIsoDay(row.day) ?? null) : null
      if (row) await publish(name, { bytes: row.bytes, day }, 'live', row.madeAt)
    }
  }
  const kept = async () => (await readPackRow(db, 'funds'))?.bytes ?? null
  const keepFunds: Market['keepFunds'] = async (made, also) => {
    const madeAt = clock()
    await db.transaction(async (tx) => {
      await keep(tx, 'sparks', made.sparks, madeAt)
      await keep(tx, 'funds', made.funds, madeAt)
      await also?.(tx)
    })
    await publishFunds(made, 'live', madeAt)
  }
  const keep = async (tx: Database, name: PackName, made: MadePack, madeAt: Date) => {
    const day = made.day === null ? null : isoDay(made.day)
    await keepPack(tx, { name, digest: digestOf(made.bytes), bytes: made.bytes, day, madeAt })
  }
  const begin = async () => {
    await publish('rates', ratesPack(embeddedRates), 'sample', clock())
    await look()
  }

  return {
    ready: begin().catch((cause) => log.error('market failed', { cause })),
    answer: () => Object.fromEntries(packNames.map((name) => [name, infos.get(name) ?? null])) as PacksAnswer,
    funds: () => current,
    thread,
    reader,
    kept,
    keepFunds,
    async makeFunds() {
      const known = await kept()
      if (known) await keepFunds(await reader.again(known, await keptDays(db)))
    },
    async makeRates() {
      await keep(db, 'rates', ratesPack(await allRates(db)), clock())
      await look()
    },
    look,
  }
}

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
