import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { listingQueryOf } from '#domain/property/listing-query.ts'
import { sampleId } from '#domain/property/sample/sample-ids.ts'
import { sampleListings } from '#domain/property/sample/sample-listings.ts'
import { onBothDatabases } from '#tests/databases.ts'
import type { Database } from '../db/database.ts'
import { migrate } from '../db/migrations.ts'
import { documents } from '../db/schema.ts'
import { createLog } from '../log.ts'
import { openPublishedPacks } from '../market/published-packs.ts'
import { openListingMarket } from './listing-market.ts'

const clock = () => new Date('2026-11-18T08:00:00Z')

async function opened(db: Database, mode: 'auto' | 'live' | 'sample') {
  const published = openPublishedPacks(new Map(), 1_000)
  const market = openListingMarket({ db, mode, clock, log: createLog('silent'), published })
  onTestFinished(market.stop)
  await market.ready
  const total = async () => (await market.thread.find(listingQueryOf({})))?.total
  return { market, total, source: () => published.info('listings')?.source }
}

/** Somebody's own listing, as creators will write them. */
async function addOwn(db: Database, id: string, status: 'live' | 'draft') {
  const [sample] = sampleListings(20_775)
  const data = { ...sample?.listing, sample: false, status } as Record<string, unknown>
  const now = clock()
  await db
    .insert(documents)
    .values({ collection: 'listings', id, owner: null, data, version: 1, createdAt: now, updatedAt: now })
}

onBothDatabases('the market of listings', ({ open }) => {
  test('live sources never add samples, and show none that are there', async () => {
    const { db } = await open()
    await migrate(db)
    const live = await opened(db, 'live')
    expect([await live.total(), live.source()]).toEqual([0, 'live'])
    await opened(db, 'sample')
    await live.market.look()
    expect(await live.total()).toBe(0)
  })

  test('samples stay until a real listing is live; a draft hides nothing and is not found', async () => {
    const { db } = await open()
    await migrate(db)
    const auto = await opened(db, 'auto')
    const all = await auto.total()
    expect(all).toBeGreaterThan(60)
    expect(auto.source()).toBe('sample')
    await addOwn(db, 'own-draft', 'draft')
    await auto.market.look()
    expect(await auto.total()).toBe(all)
    await addOwn(db, 'own-live', 'live')
    await auto.market.look()
    expect([await auto.total(), auto.source()]).toEqual([1, 'live'])
    expect(auto.market.liveIds()).toEqual(['own-live'])
  })

  test('after a start the listings of the last run are found before the pack is made again', async () => {
    const { db } = await open()
    await migrate(db)
    await addOwn(db, 'own-live', 'live')
    const first = await opened(db, 'auto')
    await db.update(documents).set({ id: 'renamed' }).where(eq(documents.id, 'own-live'))
    const second = await opened(db, 'auto')
    // What is shown first is the pack that was kept; what is in the database follows.
    expect([await second.total(), second.source()]).toEqual([await first.total(), 'live'])
    await second.market.look()
    expect(second.market.liveIds()).toEqual(['renamed'])
  })

  test('a sample that the operator deleted does not come back, and two starts add none twice', async () => {
    const { db } = await open()
    await migrate(db)
    const first = await opened(db, 'sample')
    const before = (await first.total()) ?? 0
    await db.delete(documents).where(eq(documents.id, sampleId(1)))
    const second = await opened(db, 'sample')
    expect(await second.total()).toBe(before - 1)
  })
})
