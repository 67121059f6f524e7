import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { FoundListings } from '#domain/property/found-listings.ts'
import type { ListingDetails, NearListings } from '#domain/property/listing-details.ts'
import { sampleId } from '#domain/property/sample/sample-ids.ts'
import { onBothDatabases } from '#tests/databases.ts'
import { createTestSite } from '#tests/test-site.ts'
import { documents } from '../db/schema.ts'
import { seedListings } from './listing-collection.ts'

onBothDatabases('listings', ({ open }) => {
  test('the samples are seeded once, searched with facets, and shown with similar ones', async () => {
    const site = await createTestSite(await open(), { samples: true })
    const found = (await (await site.ask('/api/listings')).json()) as FoundListings
    expect(found.source).toBe('sample')
    expect(found.total).toBeGreaterThan(60)
    expect(found.facets.city).toHaveLength(10)
    expect(found.cards.every(({ sample, purpose, status }) => sample && purpose === 'buy' && status === 'live')).toBe(
      true,
    )

    const flats = (await (
      await site.ask('/api/listings?city=Pune&type=apartment&bedrooms=2,3&amenities=lift,helipad&sort=price-low')
    ).json()) as FoundListings
    expect(flats.total).toBeGreaterThan(0)
    expect(flats.cards.map(({ price }) => price)).toEqual(
      flats.cards.map(({ price }) => price).toSorted((a, b) => a - b),
    )
    for (const card of flats.cards) {
      expect([card.city, card.type]).toEqual(['Pune', 'apartment'])
      expect([2, 3]).toContain(card.bedrooms)
      expect(card.amenities).toContain('lift')
    }

    const [first] = flats.cards
    const details = (await (await site.ask(`/api/listings/${first?.id}`)).json()) as ListingDetails
    expect(details.title).toBe(first?.title)
    expect(details.similar.length).toBeGreaterThan(2)
    expect(
      details.similar.every(({ id, city, purpose }) => id !== first?.id && city === 'Pune' && purpose === 'buy'),
    ).toBe(true)
    // Other homes, without itself.
    expect(details.glance.inCity).toBeGreaterThan(3)

    expect(await seedListings(site.db, 20_000, new Date())).toBe(false)
    const packs = (await (await site.ask('/api/packs')).json()) as Record<string, { digest: string } | null>
    expect((await site.ask(`/api/packs/${packs.listings?.digest}`)).status).toBe(200)
  })

  test('a sold listing is gone with similar ones, an unknown one is not found, a draft is nobody’s business', async () => {
    const site = await createTestSite(await open(), { samples: true })
    await site.listings.ready
    const row = async (id: string) => (await site.db.select().from(documents).where(eq(documents.id, id)))[0]
    const sold = sampleId(7)
    expect((await row(sold))?.data.status).toBe('sold')
    const gone = await site.ask(`/api/listings/${sold}`)
    expect([gone.status, ((await gone.json()) as { code: string }).code]).toEqual([410, 'gone'])
    const near = (await (await site.ask(`/api/listings/${sold}/near`)).json()) as NearListings
    expect(near.gone?.status).toBe('sold')
    expect(near.similar.length).toBeGreaterThan(1)

    expect((await site.ask('/api/listings/nobody-knows')).status).toBe(404)
    const unknown = (await (await site.ask('/api/listings/nobody-knows/near')).json()) as NearListings
    expect(unknown.gone).toBeNull()
    expect(unknown.similar.length).toBeGreaterThan(2)

    const id = sampleId(1)
    const before = await row(id)
    await site.db
      .update(documents)
      .set({ data: { ...before?.data, status: 'draft' }, version: 2, updatedAt: new Date() })
      .where(eq(documents.id, id))
    await site.listings.look()
    expect((await site.ask(`/api/listings/${id}`)).status).toBe(404)
    expect((await site.ask(`/api/documents/listings/${id}`)).status).toBe(404)
    expect((await site.ask(`/api/listings/${id}/pictures/1`)).status).toBe(404)
  })

  test('a price change is in the pack with the price before and its day', async () => {
    const site = await createTestSite(await open(), { samples: true })
    await site.listings.ready
    const id = sampleId(2)
    const [row] = await site.db.select().from(documents).where(eq(documents.id, id))
    const price = 7_777_777
    const history = [
      ...((row?.data.priceHistory ?? []) as { day: string; price: number }[]).slice(0, 1),
      { day: '2026-11-17', price },
    ]
    await site.db
      .update(documents)
      .set({ data: { ...row?.data, price, priceHistory: history }, version: 2, updatedAt: new Date() })
      .where(eq(documents.id, id))
    await site.listings.look()
    const found = (await (await site.ask(`/api/listings?priceFrom=${price}&priceTo=${price}`)).json()) as FoundListings
    expect(
      found.cards.map(({ id: one, price: now, changedOn, previousPrice }) => [one, now, changedOn, previousPrice]),
    ).toEqual([[id, price, '2026-11-17', history[0]?.price]])
  })

  test('a possession date in the past is a ready home, on its page and in the search', async () => {
    const site = await createTestSite(await open(), { samples: true })
    await site.listings.ready
    const id = sampleId(2)
    const [row] = await site.db.select().from(documents).where(eq(documents.id, id))
    const price = 7_777_777
    const past = { price, priceHistory: [{ day: '2026-01-01', price }], possession: '2026-01-31' }
    await site.db
      .update(documents)
      .set({ data: { ...row?.data, ...past }, version: 2, updatedAt: new Date() })
      .where(eq(documents.id, id))
    await site.listings.look()
    const details = (await (await site.ask(`/api/listings/${id}`)).json()) as ListingDetails
    const found = (await (await site.ask(`/api/listings?priceFrom=${price}&priceTo=${price}`)).json()) as FoundListings
    expect([details.possession, found.cards.map(({ possession }) => possession)]).toEqual([null, [null]])
  })

  test('pictures are drawn, cached for ever by their version, and allow nothing', async () => {
    const site = await createTestSite(await open(), { samples: true })
    await site.listings.ready
    const picture = await site.ask(`/api/listings/${sampleId(1)}/pictures/1?v=1`)
    expect(picture.headers.get('content-type')).toBe('image/svg+xml')
    expect(picture.headers.get('cache-control')).toContain('immutable')
    expect(picture.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await picture.text()).toMatch(/^<svg /)
    const old = await site.ask(`/api/listings/${sampleId(1)}/pictures/1?v=99`)
    expect(old.headers.get('cache-control')).not.toContain('immutable')
    for (const path of ['pictures/0', 'pictures/99', 'pictures/x', 'pictures/1e1'])
      expect((await site.ask(`/api/listings/${sampleId(1)}/${path}`)).status, path).toBe(404)
    expect((await site.ask(`/api/listings/${sampleId(1)}/floor-plan?v=1`)).status).toBe(200)
  })

  test('an enquiry reaches the inbox, with scripts and without; a filled honeypot is spam', async () => {
    const site = await createTestSite(await open(), { samples: true })
    await site.listings.ready
    const form = (fields: Record<string, string>) =>
      site.ask('/api/enquiries', {
        method: 'POST',
        body: new URLSearchParams({
          listing: sampleId(3),
          name: 'Asha',
          email: 'asha@people.example',
          ...fields,
        }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.origin },
      })
    const sent = await form({ message: 'Is it still free?', consent: 'on' })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `/real-estate/${sampleId(3)}?outcome=sent`])
    const incomplete = await form({ message: '' })
    expect(incomplete.headers.get('location')).toContain('outcome=incomplete')
    const ended = await site.db
      .select()
      .from(documents)
      .where(eq(documents.id, sampleId(4)))
    await site.db
      .update(documents)
      .set({ data: { ...ended[0]?.data, status: 'sold' } })
      .where(eq(documents.id, sampleId(4)))
    for (const listing of [sampleId(4), 'no-listing']) {
      const late = await form({ listing, message: 'Is it still free?', consent: 'on' })
      expect([late.status, late.headers.get('location')]).toEqual([303, `/real-estate/${listing}?outcome=gone`])
    }
    await form({ message: 'Buy pills', consent: 'on', website: 'http://spam.example' })
    const kept = await site.db.select().from(documents).where(eq(documents.collection, 'enquiries'))
    expect(kept.map(({ data }) => data.status).sort()).toEqual(['new', 'spam'])
  })
})
