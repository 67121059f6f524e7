import type { Page, Request } from '@playwright/test'
import { keyOf } from '#platform/storage/key.ts'
import { outsidePorts } from '#tests/outside-ports.ts'
import { story } from '#tests/stories.ts'
import { demoAt, expect, hydrated, test, toastOf } from './people.ts'

const SYMBOL = 'AMBBEC.SMP'
const HEADLINE = 'Amberbeck shows a chip that runs for a week on one charge'
const noLists = Object.fromEntries(
  (['fundWishlist', 'stockWishlist', 'propertyFavorites', 'financialGoals', 'todoItems'] as const).map((key) => [
    keyOf(key, 'demo'),
    undefined,
  ]),
)

const isNews = (request: Request) => new URL(request.url()).pathname === '/api/news'
const watch = (page: Page) => {
  const all: Request[] = []
  page.on('request', (request) => all.push(request))
  return all
}
const bell = (page: Page) => page.locator('button.bell')

test('a followed stock: its headline on its page, in the bell and on /news, and no request tells of it', async ({
  page,
}) => {
  const all = watch(page)
  await demoAt(page, `/stock/${SYMBOL}`, noLists)
  expect(all.filter(isNews)).toEqual([])

  // Asked for only when it comes into view.
  const part = page.locator('#headlines')
  await part.scrollIntoViewIfNeeded()
  await expect(part.getByRole('link', { name: HEADLINE })).toBeVisible()
  await expect(part).toContainText('Sample paper')
  expect(all.filter(isNews)).toHaveLength(1)

  await page.getByRole('button', { name: 'Add to wishlist' }).click()
  await expect(toastOf(page, 'Stock added to wishlist')).toBeVisible()
  await expect(bell(page)).toHaveAccessibleName('1 new headline')
  await bell(page).click()
  const link = page.getByRole('link', { name: '1 new headline about your wishlists, favourites and goals' })
  const before = all.length
  await link.click()
  await expect(page).toHaveURL('/news')
  const followed = page.getByRole('region', { name: 'About what you follow' })
  await expect(followed.getByRole('link', { name: HEADLINE })).toBeVisible()
  await expect(followed.getByRole('list', { name: 'About' })).toContainText('Amberbeck')
  await expect(bell(page)).toHaveAccessibleName('Nothing is due')

  // Beside the visit to the stock's own page nothing names it, and every list of news is the one for everybody.
  const naming = (requests: readonly Request[]) =>
    requests.filter((request) => /ambbec|amberbeck/i.test(`${request.url()} ${request.postData() ?? ''}`))
  expect(naming(all.slice(before)).map((request) => request.url())).toEqual([])
  const own = /^\/(stock|api\/stocks|api\/packs|page-state)(\/|$)/
  expect(naming(all).filter((request) => !own.test(new URL(request.url()).pathname))).toEqual([])
  expect(new Set(all.filter(isNews).map((request) => new URL(request.url()).search)).size).toBe(1)

  await followed.getByRole('link', { name: HEADLINE }).click()
  await expect(page.getByRole('heading', { level: 1, name: HEADLINE })).toBeVisible()
})

test('only those who follow something cause a request for the bell', async ({ page }) => {
  const all = watch(page)
  await demoAt(page, '/terms', noLists)
  const wish = {
    ...{ symbol: SYMBOL, name: 'Amberbeck Electricals Limited', currency: 'USD', price: null, priceDate: null },
    ...{ reason: null, target: null, addedAt: '2026-11-01T00:00:00.000Z' },
  }
  const data = [{ id: SYMBOL, rev: 1, at: wish.addedAt, place: 0, item: wish }]
  const envelope = JSON.stringify({ v: 1, updatedAt: wish.addedAt, data })
  const key = keyOf('stockWishlist', 'demo')
  await page.evaluate(([name = '', text = '']) => localStorage.setItem(name, text), [key, envelope])
  await page.reload()
  await expect(bell(page)).toHaveAccessibleName('1 new headline')
  expect(all.filter(isNews)).toHaveLength(1)

  await page.evaluate((name) => localStorage.removeItem(name), key)
  await page.clock.install()
  await page.reload()
  await hydrated(page)
  await page.clock.runFor(60_000)
  expect(all.filter(isNews)).toHaveLength(1)
})

test('the number of an open tab follows the news: a request per interval, none while offline', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await demoAt(page, `/stock/${SYMBOL}`, noLists)
  const all = watch(page)
  const headline = (id: string) =>
    story(id, { title: HEADLINE, description: 'The company expects devices.', publishedAt: new Date().toISOString() })
  const stories = [headline('a')]
  const asOf = new Date().toISOString()
  const json = { stories, origin: 'live', asOf, failed: false, nextAt: asOf }
  await page.route(/\/api\/news(\?|$)/, (route) => route.fulfill({ json }))
  await page.getByRole('button', { name: 'Add to wishlist' }).click()
  await expect(bell(page)).toHaveAccessibleName('1 new headline')
  expect(all.filter(isNews)).toHaveLength(1)

  stories.push(headline('b'))
  await page.clock.runFor(10 * 60_000)
  expect(all.filter(isNews)).toHaveLength(1)
  await context.setOffline(true)
  await page.clock.runFor(60 * 60_000)
  expect(all.filter(isNews)).toHaveLength(1)
  await context.setOffline(false)
  await page.clock.runFor(10_000)
  await expect(bell(page)).toHaveAccessibleName('2 new headlines')
  expect(all.filter(isNews)).toHaveLength(2)
})

test.describe('local news', () => {
  const place = (page: Page) => page.getByRole('region', { name: 'Location' })

  test('for a visitor: Bengaluru, then where they are, in memory only', async ({ page }) => {
    const all = watch(page)
    const outside = () => all.filter((request) => new URL(request.url()).port === String(outsidePorts.ipLocation))
    await page.goto('/news?category=local')
    await hydrated(page)
    await expect(place(page)).toContainText('Local news for Bengaluru')
    expect(outside()).toEqual([])
    await place(page).getByRole('button', { name: 'Use my location' }).click()
    await expect(place(page)).toContainText('Local news for Pune')
    expect(outside()).toHaveLength(1)
    await page.reload()
    await hydrated(page)
    await expect(place(page)).toContainText('Local news for Bengaluru')
  })

  test('follows a reader to another country, and home again when it is removed', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 40.71, longitude: -74.01 })
    await demoAt(page, '/news?category=local', noLists)
    await expect(page.getByRole('link', { name: /^Bengaluru/ })).toBeVisible()
    await place(page).getByRole('button', { name: 'Use my location' }).click()
    await expect(place(page)).toContainText('Local news for New York')
    await expect(page.getByRole('link', { name: /^Austin/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Bengaluru/ })).toHaveCount(0)
    await page.reload()
    await hydrated(page)
    await expect(place(page)).toContainText('Local news for New York')
    await place(page).getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('link', { name: /^Bengaluru/ })).toBeVisible()
  })

  test('Failed to update location', async ({ page }) => {
    await page.route(new RegExp(`:${outsidePorts.ipLocation}`), (route) => route.abort())
    await page.goto('/news')
    await hydrated(page)
    await place(page).getByRole('button', { name: 'Use my location' }).click()
    await expect(toastOf(page, 'Failed to update location')).toBeVisible()
    await expect(place(page)).toContainText('Local news for Bengaluru')
  })
})
