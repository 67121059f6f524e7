import type { Page } from '@playwright/test'
import type { ListingCard } from '#domain/property/found-listings.ts'
import { expectAccessible } from './axe.ts'
import { expect, hydrated, test } from './people.ts'

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

test('every theme can read an empty result', async ({ page }) => {
  await searchPage(page, '?city=Pune&priceTo=60000')
  await expect(page.getByText('No properties found')).toBeVisible()
  await expectAccessible(page)
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
