import { kindPacks } from '#domain/api/kind-packs.ts'
import { writeListingPack } from '#domain/property/listing-pack.ts'
import type { Day } from '#domain/time/day.ts'
import type { Database } from '../db/database.ts'
import type { Sources } from '../environment.ts'
import { dayNow } from '../feeds/feed-day.ts'
import type { Log } from '../log.ts'
import { packRow } from '../market/made-pack.ts'
import { keepPack } from '../market/pack-collection.ts'
import type { PublishedPacks } from '../market/published-packs.ts'
import { startWorkThread, threadFile, type WorkThread } from '../market/work-thread.ts'
import { hasOwnListings, listingStamp, listingsAfter, seedListings } from './listing-collection.ts'
import { type ListingWork, listingWorkMethods } from './listing-work-methods.ts'

/** All public listings in memory: the pack that browsers fetch, and the same for our own pages. */
export type ListingMarket = {
  /** Resolves once there is anything to show. */
  readonly ready: Promise<void>
  readonly thread: WorkThread<ListingWork>
  /** Ids of live listings, for search engines. */
  liveIds(): readonly string[]
  /** Whether samples are shown: always, never, or until somebody's own listing is live. */
  showsSamples(): boolean
  today(): Day
  /** Makes the pack anew where a listing, or the day, has changed. */
  look(): Promise<void>
  stop(): Promise<void>
}

type Parts = {
  readonly db: Database
  readonly mode: Sources['mode']
  readonly clock: () => Date
  readonly log: Log
  readonly published: PublishedPacks
  readonly onChange?: (liveIds: readonly string[]) => void
}

const emptyPack = () => Uint8Array.from(writeListingPack([]))

/** Read and sent to the thread at once. */
const AT_ONCE = 1_000

export function openListingMarket({ db, mode, clock, log, published, onChange }: Parts): ListingMarket {
  const file = threadFile(import.meta.url, 'listing-thread-entry')
  const { list } = kindPacks.property
  const thread = startWorkThread<ListingWork>(file, listingWorkMethods, {
    onStart(remote) {
      const bytes = published.bytes(list)
      // Fails only with the thread, and the next one is shown the listings when it starts.
      if (bytes) remote.show(bytes).catch(() => {})
    },
  })
  const maker = startWorkThread<ListingWork>(file, listingWorkMethods, { isBackground: true })
  let known = ''
  let live: readonly string[] = []
  let showsSamples = mode !== 'live'
  let turn: Promise<void> = Promise.resolve()

  const make = async (today: Day) => {
    showsSamples = mode === 'sample' || (mode === 'auto' && !(await hasOwnListings(db)))
    const ids: string[] = []
    let count = 0
    let own = 0
    for (let after = ''; ; ) {
      const rows = await listingsAfter(db, after, AT_ONCE)
      const shown = rows.filter(({ sample }) => showsSamples || !sample)
      if (shown.length > 0) await maker.add(shown, today, count === 0)
      for (const { id, status, sample } of shown) {
        if (status === 'live') ids.push(id)
        if (!sample) own += 1
      }
      count += shown.length
      after = rows.at(-1)?.id ?? after
      if (rows.length < AT_ONCE) break
    }
    // None need no thread.
    const made = count > 0 ? await maker.finish(count, today) : { bytes: emptyPack(), day: today }
    // Samples are few and made at once.
    if (own > 0) await keepPack(db, packRow(list, made, clock()))
    if (await published.publish(list, made, own > 0 || count === 0 ? 'live' : 'sample', clock())) thread.refresh()
    live = ids
    onChange?.(ids)
  }
  const lookOnce = async () => {
    const today = dayNow(clock())
    const stamp = `${today} ${await listingStamp(db)}`
    if (stamp === known) return
    await make(today)
    known = stamp
  }
  /** One after the other. */
  const look = () => {
    const mine = turn.then(lookOnce)
    turn = mine.catch(() => {})
    return mine
  }
  const makeFirst = async () => {
    if (mode !== 'live') await seedListings(db, dayNow(clock()), clock())
    await look()
  }
  /** With tens of thousands the pack takes seconds: until then the one of the last run is shown. */
  const begin = async () => {
    const isKept = await published.publishKept(db, list)
    if (isKept) thread.refresh()
    const making = makeFirst().catch((cause) => log.error('listings failed', { cause }))
    if (!isKept) await making
  }
  return {
    ready: begin().catch((cause) => log.error('listings failed', { cause })),
    thread,
    liveIds: () => live,
    showsSamples: () => showsSamples,
    today: () => dayNow(clock()),
    look,
    stop: async () => {
      await turn
      await Promise.all([thread.stop(), maker.stop()])
    },
  }
}
