import type { Page, Request } from '@playwright/test'
import { keyOf } from '#platform/storage/key.ts'
import { outsidePorts } from '#tests/outside-ports.ts'
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

test('local news for a visitor: Bengaluru, then where they are, in memory only', async ({ page }) => {
  const place = page.getByRole('region', { name: 'Location' })
  const all = watch(page)
  const outside = () => all.filter((request) => new URL(request.url()).port === String(outsidePorts.ipLocation))
  await page.goto('/news?category=local')
  await hydrated(page)
  await expect(place).toContainText('Local news for Bengaluru')
  expect(outside()).toEqual([])
  await place.getByRole('button', { name: 'Use my location' }).click()
  await expect(place).toContainText('Local news for Pune')
  expect(outside()).toHaveLength(1)
  await page.reload()
  await hydrated(page)
  await expect(place).toContainText('Local news for Bengaluru')
})
