import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { demo } from '#catalogue/demo.ts'
import { type RouteId, routes } from '#catalogue/routes.ts'
import type { StorageKey } from '#catalogue/storage-keys.ts'
import { keyOf } from '#platform/storage/key.ts'
import { signInAdmin } from './admins.ts'
import { overflows } from './overflows.ts'
import { distinctRoutes, example, follow } from './page-list.ts'
import { demoAt, expect, hydrated, test } from './people.ts'

/** The same for everybody, so look.spec.ts is enough for them; a new page is visited here too. */
const impersonal: readonly RouteId[] = [
  ...(['about', 'admin', 'article', 'blog', 'contact', 'login', 'post', 'searchFunds'] as const),
  ...(['searchStocks', 'signup', 'stock', 'terms'] as const),
]
const paths = [
  ...distinctRoutes
    .filter(([id, { popup }]) => !popup && !impersonal.some((each) => each === id))
    .map(([, { path }]) => example(path)),
  '/fund/900363?with=900364,900365',
  '/profile?tab=notes',
  '/profile?tab=todos',
]

async function findOverflows(page: Page, addresses: readonly string[]) {
  const found: string[] = []
  const title = page.locator('main h1').first()
  await page.goto('/about')
  await hydrated(page)
  for (const address of addresses) {
    await page.setViewportSize({ width: 1280, height: 800 })
    // By links: loading each page anew takes most of the time.
    await follow(page, '/terms')
    await expect(title).toHaveText(routes.terms.title)
    await follow(page, address)
    await expect(title).not.toHaveText(routes.terms.title)
    await expect(title).toBeVisible()
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
    found.push(...(await overflows(page)))
  }
  return found
}

test('signed in with long lists, nothing overflows at any width and text size', async ({ page }) => {
  test.setTimeout(180_000)
  await demoAt(page, '/wishlist')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate((all) => {
    for (const [name, text] of Object.entries(all)) localStorage.setItem(name, text)
  }, longLists())
  expect(await findOverflows(page, paths)).toEqual([])
})

test('no section of administration overflows at any width and text size', async ({ page }) => {
  test.setTimeout(120_000)
  await signInAdmin(page.request, 39)
  const subject = `A subject that is so long that it would not fit on a phone ${'abcdefghij'.repeat(8)}`
  const data = { name: 'Asha Rao', email: 'asha@people.example', subject, message: 'Hello', consent: true, website: '' }
  const headers = { 'idempotency-key': randomUUID() }
  expect((await page.request.post('/api/documents/messages', { headers, data: { data } })).status()).toBe(201)
  const sections = ['overview', 'messages', 'banner', 'users', 'problems', 'views', 'audit']
  expect(
    await findOverflows(
      page,
      sections.map((section) => `/admin?section=${section}`),
    ),
  ).toEqual([])
})

/** Forty of everything, with the longest real names and unbreakable words. */
function longLists(): Record<string, string> {
  const at = '2026-11-01T00:00:00.000Z'
  const name = `Aditya Birla Sun Life Fixed Term Plan Series ${'Quarterly Interval '.repeat(3)}(Payout of IDCW)`
  const word = 'Lopadotemachoselachogaleokranioleipsano'.repeat(2)
  const wish = { name, currency: 'INR', price: 1_234_567.8912, priceDate: '2026-10-30', addedAt: at }
  const followed = { ...wish, reason: `${name} ${word}`, target: 98_765_432.1 }
  const about = { id: 'x', createdAt: at }
  const link = { kind: 'fund', id: '900363', name }
  const lists: Partial<Record<StorageKey, (n: number) => [id: string, item: object]>> = {
    fundWishlist: (n) => [`${900_340 + n}`, { ...followed, schemeCode: `${900_340 + n}` }],
    stockWishlist: (n) => [`SYMBOL${n}`, { ...followed, symbol: `SYMBOL${n}` }],
    propertyFavorites: (n) => [
      `place-${n}`,
      { ...about, id: `f${n}`, userId: demo.uid, projectId: `place-${n}`, name, currency: 'INR', price: 98_765_432.1 },
    ],
    todoItems: (n) => [
      `t${n}`,
      { ...about, id: `t${n}`, type: 'research', action: `${word} ${name}`, dueDate: '2026-11-02', done: n > 30, link },
    ],
    quickNotes: (n) => [
      `n${n}`,
      {
        ...about,
        id: `n${n}`,
        userId: demo.uid,
        title: word,
        content: `${word}\n\n- ${name}\n\n\`${word}\``,
        tags: ['a-tag-of-forty-characters-without-blanks', 'plan'],
        category: 'research',
        isPinned: n === 0,
        link,
        updatedAt: at,
      },
    ],
    wisdomQuotes: (n) => [
      `q${n}`,
      { ...about, id: `q${n}`, text: `${word} ${name}`, author: word, source: name, tags: ['plan'], isFavorite: true },
    ],
  }
  return Object.fromEntries(
    Object.entries(lists).map(([key, itemOf]) => {
      const data = Array.from({ length: 40 }, (_, place) => {
        const [id, item] = itemOf(place)
        return { id, rev: 2, at, place, item }
      })
      return [keyOf(key as StorageKey, demo.uid), JSON.stringify({ v: 1, updatedAt: at, data })]
    }),
  )
}
