import type { Page } from '@playwright/test'
import type { ListingCard } from '#domain/property/found-listings.ts'
import { writeListingPack } from '#domain/property/listing-pack.ts'
import { listingRow } from '#domain/property/listing-row.ts'
import { sampleListings } from '#domain/property/sample/sample-listings.ts'
import { readIsoDay } from '#domain/time/day.ts'
import { expectAccessible } from './axe.ts'
import { expect, hydrated, openAs, register, test, toastOf } from './people.ts'

const links = (page: Page) => page.locator('[data-result]')
const found = async (page: Page, query: string): Promise<{ total: number; cards: ListingCard[] }> =>
  (await page.request.get(`/api/listings?${query}`)).json()

async function searchPage(page: Page, query = '') {
  await page.goto(`/real-estate${query}`)
  await hydrated(page)
}

/** By Tab until something has the focus. */
async function tabTo(page: Page, name: string) {
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const at = document.activeElement
      const label = at instanceof HTMLInputElement || at instanceof HTMLSelectElement ? at.labels?.[0] : at
      return label?.textContent ?? ''
    })
    if (focused.startsWith(name)) return
  }
  throw new Error(`${name} cannot be reached with Tab`)
}

test('a flat is found by filters alone, with the keyboard, and no request says which', async ({ page }) => {
  const [wanted] = (await found(page, 'bedrooms=3')).cards
  if (!wanted) throw new Error('There are no listings')
  const said: string[] = []
  page.on('request', (request) => said.push(request.url()))
  await searchPage(page)
  await page.locator('main').focus()
  await tabTo(page, 'City')
  await page.keyboard.type(wanted.city)
  await expect(page).toHaveURL(`/real-estate?city=${wanted.city}`)
  await tabTo(page, 'To')
  await page.keyboard.type('100 cr')
  await expect(page).toHaveURL(/priceTo=1000000000/)
  await expect(page.getByText('₹100 cr')).toBeVisible()
  await tabTo(page, '3 BHK')
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(`/real-estate?bedrooms=3&city=${wanted.city}&priceTo=1000000000`)
  const { cards } = await found(page, `bedrooms=3&city=${wanted.city}&priceTo=1000000000`)
  await expect(links(page)).toHaveText(cards.map(({ title }) => title))
  await links(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/real-estate/${cards[0]?.id}`)
  expect(said.filter((url) => /\/api\/listings\?.*(city|price|bedrooms)/.test(url))).toEqual([])
})

test('Back undoes a filter, and an empty result names the filters to drop', async ({ page }) => {
  await searchPage(page, '?city=Pune&priceTo=60000')
  await expect(page.getByText('No properties found')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Price/ }).click()
  await expect(page).toHaveURL('/real-estate?city=Pune')
  await expect(links(page).first()).toBeVisible()
  await page.goBack()
  await expect(page.getByText('No properties found')).toBeVisible()
})

test('the map: groups and pins are buttons for the keyboard, and a pin opens its card', async ({ page }) => {
  await searchPage(page, '?city=Pune&view=map')
  const map = page.getByRole('application', { name: 'Map of properties' })
  const { total } = await found(page, 'city=Pune')
  await expect(page.getByText(`${total} of ${total} in view`)).toBeVisible()
  await expectAccessible(page)
  await map.focus()
  // Groups fall apart until a single one is left to open.
  const pin = map.locator('.map-pin').first()
  for (let step = 0; step < 12 && (await pin.count()) === 0; step += 1) {
    await map
      .getByRole('button', { name: /zoom in$/ })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await expect(map.locator('button:focus')).toHaveCount(1)
  }
  await pin.focus()
  const label = (await pin.getAttribute('aria-label')) ?? ''
  expect(label).toMatch(/₹/)
  await page.keyboard.press('Enter')
  const card = page.getByRole('region', { name: 'Selected property' })
  await expect(card.getByRole('link')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(pin).toBeFocused()
  // Closer, less is in view, and the address says where.
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('+')
  await expect(page.getByText(`${total} of ${total} in view`)).toBeHidden()
  await expect(page).toHaveURL(/at=/)
  await page.reload()
  await expect(map).toBeVisible()
  await expect(page.getByText(`${total} of ${total} in view`)).toBeHidden()
  const outside = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).host !== location.host)
      .map(({ name }) => name),
  )
  expect(outside).toEqual([])
})

test('keys pressed on a mark move the map, and the focus never leaves it', async ({ page }) => {
  await searchPage(page, '?city=Pune&view=map')
  const map = page.getByRole('application', { name: 'Map of properties' })
  const { total } = await found(page, 'city=Pune')
  await expect(page.getByText(`${total} of ${total} in view`)).toBeVisible()
  const zoomNow = () => Number(new URL(page.url()).searchParams.get('at')?.split(',')[2])
  const onShownMark = map.locator('button:focus:not([aria-hidden])')
  await map
    .getByRole('button', { name: /zoom in$/ })
    .first()
    .focus()
  await page.keyboard.press('ArrowUp')
  await expect(page).toHaveURL(/at=/)
  const before = zoomNow()
  await page.keyboard.press('-')
  await expect.poll(zoomNow).toBe(before - 1)
  // Farther away the group is part of a larger one.
  await expect(onShownMark).toHaveCount(1)
  for (let step = 1; step <= 3; step += 1) {
    await page.keyboard.press('+')
    await expect.poll(zoomNow).toBe(before - 1 + step)
    await expect(onShownMark.or(map.and(page.locator(':focus')))).toHaveCount(1)
  }
  for (let step = 2; step >= 0; step -= 1) {
    await page.keyboard.press('-')
    await expect.poll(zoomNow).toBe(before - 1 + step)
  }
  await map.locator('button:not([aria-hidden])').first().focus()
  for (let step = 0; step < 20 && (await onShownMark.count()) === 1; step += 1) {
    await page.keyboard.press('ArrowRight')
    await expect(onShownMark.or(map.and(page.locator(':focus')))).toHaveCount(1)
  }
  await expect(map).toBeFocused()
})

test('the map says that properties could not be loaded, and has them when asked again', async ({
  page,
  complaints,
}) => {
  await page.route(/\/api\/packs/, (route) => route.abort())
  await searchPage(page, '?city=Pune&view=map')
  const notice = page.getByRole('alert').filter({ hasText: 'The map may not show all properties' })
  await expect(notice).toContainText('they could not be loaded')
  await expect(page.getByRole('application', { name: 'Map of properties' }).getByRole('button')).not.toHaveCount(0)
  await page.unroute(/\/api\/packs/)
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(notice).toHaveCount(0)
  complaints.length = 0
})

test('a map whose code does not come says so beside the list, and comes when asked again', async ({
  page,
  complaints,
}) => {
  await searchPage(page, '?city=Pune')
  const code = /\/assets\/\d-leaflet-/
  await page.route(code, (route) => route.abort())
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  await expect(page.getByText('The map could not be loaded. The list still works.')).toBeVisible()
  await expect(links(page).first()).toBeVisible()
  await page.unroute(code)
  // The mark "Offline" has such a button too, until the server answers.
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('application', { name: 'Map of properties' })).toBeVisible()
  complaints.length = 0
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
async function replay(page: Page, digest: string, pack: Uint8Array) {
  await page.route('**/api/packs', async (route) => {
    const packs = await (await route.fetch()).json()
    await route.fulfill({ json: { ...packs, listings: { ...packs.listings, digest, bytes: pack.length } } })
  })
  await page.route(`**/api/packs/${digest}`, (route) =>
    route.fulfill({ contentType: 'application/octet-stream', body: Buffer.from(pack) }),
  )
}

test('a search is saved, a price drops, the bell says so, and looking at it is enough', async ({ page, context }) => {
  const flat = sampleListings(today).find(({ listing }) => listing.purpose === 'buy' && listing.status === 'live')
  if (!flat) throw new Error('There are no listings')
  const { city, price } = flat.listing
  await replay(page, 'A'.repeat(22), packWith(flat.id, price))
  await openAs(page, await register(context), `/real-estate?city=${city}`)
  const said: string[] = []
  page.on('request', (request) => said.push(request.url()))
  await page.getByRole('button', { name: 'Save this search' }).click()
  await expect(toastOf(page, 'Search saved in this browser')).toBeVisible()
  await expect(page.getByText(`Search saved`, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nothing is due' })).toBeVisible()

  await page.unrouteAll({ behavior: 'wait' })
  await replay(page, 'B'.repeat(22), packWith(flat.id, price - 500_000))
  await page.goto('/about')
  await hydrated(page)
  await page.getByRole('button', { name: '1 saved search has news' }).click()
  const news = page.getByRole('list', { name: 'Saved searches with news' })
  await expect(news).toContainText('1 price change since you last looked')
  await news.getByRole('link', { name: `Properties to buy in ${city}` }).click()
  await expect(page.locator('.home-news', { hasText: '▼ ₹5 lakh less' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nothing is due' })).toBeVisible()
  expect(said.filter((url) => url.includes('/api/') && url.includes(encodeURIComponent(city)))).toEqual([])
})

test('whoever is signed out is asked to log in', async ({ page }) => {
  await searchPage(page)
  await page.getByRole('button', { name: 'Save this search' }).click()
  await expect(toastOf(page, 'Please log in to save searches')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('filters are a form: ticked boxes and a price in lakh find the same', async ({ page }) => {
    await page.goto('/real-estate')
    await page.getByRole('checkbox', { name: /^2 BHK/ }).check()
    await page.getByRole('checkbox', { name: /^3 BHK/ }).check()
    await page.getByLabel('To', { exact: true }).first().fill('90 lakh')
    await page.getByRole('button', { name: 'Search' }).click()
    const { cards } = await found(page, 'bedrooms=2,3&priceTo=9000000')
    expect(cards.length).toBeGreaterThan(0)
    await expect(links(page)).toHaveText(cards.map(({ title }) => title))
  })
})
