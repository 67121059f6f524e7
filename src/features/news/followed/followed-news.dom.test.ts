import { keyOf } from '#platform/storage/key.ts'
import { demoAt, expect, type Tab, test, toastOf } from '#tests/dom/dom-people.ts'
import { story } from '#tests/stories.ts'

const SYMBOL = 'AMBBEC.SMP'
const HEADLINE = 'Amberbeck shows a chip that runs for a week on one charge'
const noLists = Object.fromEntries(
  (['fundWishlist', 'stockWishlist', 'propertyFavorites', 'financialGoals', 'todoItems'] as const).map((key) => [
    keyOf(key, 'demo'),
    undefined,
  ]),
)

const newsAsked = (page: Tab) => page.network.asked.filter((asked) => /^GET \/api\/news(\?|$)/.test(asked))
const bell = (page: Tab) => page.locator('button.bell')
const stored = (id: string, item: object) => {
  const at = '2026-11-01T00:00:00.000Z'
  return JSON.stringify({ v: 1, updatedAt: at, data: [{ id, rev: 1, at, place: 0, item }] })
}

/** What the bell says, while time passes. */
async function bellSays(page: Tab, words: string) {
  await expect
    .poll(async () => {
      await page.clock.runFor(20)
      return bell(page).getAttribute('aria-label')
    })
    .toBe(words)
}

test('only those who follow something cause a request for the bell', async ({ page }) => {
  await demoAt(page, '/terms', noLists)
  const wish = {
    ...{ symbol: SYMBOL, name: 'Amberbeck Electricals Limited', currency: 'USD', price: null },
    ...{ priceDate: null, reason: null, target: null, addedAt: '2026-11-01T00:00:00.000Z' },
  }
  const key = keyOf('stockWishlist', 'demo')
  await page.evaluate(([name = '', text = '']) => localStorage.setItem(name, text), [key, stored(SYMBOL, wish)])
  await page.reload()
  await expect(bell(page)).toHaveAccessibleName('1 new headline')
  expect(newsAsked(page)).toHaveLength(1)

  // A to-do that is due shows that the bell counts.
  const todo = {
    ...{ id: 't1', type: 'other', action: 'Ask the bank', dueDate: '2026-11-01', done: false, link: null },
    createdAt: '2026-11-01T00:00:00.000Z',
  }
  page.clock.install()
  await demoAt(page, '/terms', { ...noLists, [keyOf('todoItems', 'demo')]: stored(todo.id, todo) })
  await bellSays(page, '1 to-do is due')
  await page.clock.runFor(60_000)
  expect(newsAsked(page)).toHaveLength(1)
})

test('the number of an open tab follows the news: a request per interval, none while offline', async ({ page }) => {
  page.clock.install()
  await demoAt(page, `/stock/${SYMBOL}`, noLists)
  const headline = (id: string) =>
    story(id, { title: HEADLINE, description: 'The company expects devices.', publishedAt: new Date().toISOString() })
  const stories = [headline('a')]
  const asOf = new Date().toISOString()
  const json = { stories, origin: 'live', asOf, failed: false, nextAt: asOf }
  page.route(/\/api\/news(\?|$)/, (route) => route.fulfill({ json }))
  await page.getByRole('button', { name: 'Add to wishlist' }).click()
  await bellSays(page, '1 new headline')
  expect(newsAsked(page)).toHaveLength(1)

  stories.push(headline('b'))
  await page.clock.runFor(10 * 60_000)
  expect(newsAsked(page)).toHaveLength(1)
  await page.network.setOffline(true)
  await page.clock.runFor(60 * 60_000)
  expect(newsAsked(page)).toHaveLength(1)
  await page.network.setOffline(false)
  await page.clock.runFor(10_000)
  await bellSays(page, '2 new headlines')
  expect(newsAsked(page)).toHaveLength(2)
})

const place = (page: Tab) => page.getByRole('region', { name: 'Location' })

test('local news follow a reader to another country, and home again when it is removed', async ({ page }) => {
  // As a browser whose person has allowed it.
  page.addInitScript(() => {
    const getCurrentPosition = (found: PositionCallback) =>
      found({ coords: { latitude: 40.71, longitude: -74.01 } } as GeolocationPosition)
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
  })
  await demoAt(page, '/news?category=local', noLists)
  await expect(page.getByRole('link', { name: /^Bengaluru/ })).toBeVisible()
  await place(page).getByRole('button', { name: 'Use my location' }).click()
  await expect(place(page)).toContainText('Local news for New York')
  await expect(page.getByRole('link', { name: /^Austin/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Bengaluru/ })).toHaveCount(0)
  await page.reload()
  await expect(place(page)).toContainText('Local news for New York')
  await place(page).getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('link', { name: /^Bengaluru/ })).toBeVisible()
  Reflect.deleteProperty(navigator, 'geolocation')
})

test('Failed to update location', async ({ page }) => {
  page.route('https://place.example/**', (route) => route.abort())
  await page.goto('/news')
  await place(page).getByRole('button', { name: 'Use my location' }).click()
  await expect(toastOf(page, 'Failed to update location')).toBeVisible()
  await expect(place(page)).toContainText('Local news for Bengaluru')
})
