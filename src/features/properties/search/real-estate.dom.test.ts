import { writeListingPack } from '#domain/property/listing-pack.ts'
import { listingRow } from '#domain/property/listing-row.ts'
import { sampleListings } from '#domain/property/sample/sample-listings.ts'
import { readIsoDay } from '#domain/time/day.ts'
import { expect, openAs, register, type Tab, test, toastOf } from '#tests/dom/dom-people.ts'

const links = (page: Tab) => page.locator('[data-result]')

test('Back undoes a filter, and an empty result names the filters to drop', async ({ page }) => {
  await page.goto('/real-estate?city=Pune&priceTo=60000')
  await expect(page.getByText('No properties found')).toBeVisible()
  await page.getByRole('link', { name: /^Price/ }).click()
  await expect(page).toHaveURL('/real-estate?city=Pune')
  await expect(links(page).first()).toBeVisible()
  await page.goBack()
  await expect(page.getByText('No properties found')).toBeVisible()
})

const today = readIsoDay('2026-11-18') ?? 0

/** The pack of the sample, in which one price may be another. */
const packWith = (id: string, price: number) =>
  writeListingPack(
    sampleListings(today).flatMap(({ id: own, listing }) => {
      const changed = own === id ? { ...listing, price } : listing
      return listingRow({ ...changed, id: own, version: 1, pictures: changed.pictures.length }, today) ?? []
    }),
  )

/** What the server will say tomorrow. */
function replay(page: Tab, digest: string, pack: Uint8Array) {
  page.route('**/api/packs', async (route) => {
    const packs = await (await route.fetch()).json()
    return route.fulfill({ json: { ...packs, listings: { ...packs.listings, digest, bytes: pack.length } } })
  })
  page.route(`**/api/packs/${digest}`, (route) =>
    route.fulfill({ contentType: 'application/octet-stream', body: Uint8Array.from(pack) }),
  )
}

test('a search is saved, a price drops, the bell says so, and looking at it is enough', async ({ page }) => {
  const flat = sampleListings(today).find(({ listing }) => listing.purpose === 'buy' && listing.status === 'live')
  if (!flat) throw new Error('There are no listings')
  const { city, price } = flat.listing
  replay(page, 'A'.repeat(22), packWith(flat.id, price))
  await openAs(page, await register(page), `/real-estate?city=${city}`)
  const before = page.network.asked.length
  await page.getByRole('button', { name: 'Save this search' }).click()
  await expect(toastOf(page, 'Search saved in this browser')).toBeVisible()
  await expect(page.getByText('Search saved', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nothing is due' })).toBeVisible()

  page.unroute()
  replay(page, 'B'.repeat(22), packWith(flat.id, price - 500_000))
  await page.goto('/about')
  await page.getByRole('button', { name: '1 saved search has news' }).click()
  const news = page.getByRole('list', { name: 'Saved searches with news' })
  await expect(news).toContainText('1 price change since you last looked')
  await news.getByRole('link', { name: `Properties to buy in ${city}` }).click()
  await expect(page.locator('.home-news').filter({ hasText: '▼ ₹5 lakh less' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nothing is due' })).toBeVisible()
  const said = page.network.asked.slice(before)
  expect(said.filter((asked) => asked.includes('/api/') && asked.includes(encodeURIComponent(city)))).toEqual([])
})

test('whoever is signed out is asked to log in', async ({ page }) => {
  await page.goto('/real-estate')
  await page.getByRole('button', { name: 'Save this search' }).click()
  await expect(toastOf(page, 'Please log in to save searches')).toBeVisible()
})
