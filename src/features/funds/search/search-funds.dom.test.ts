import { vi } from 'vitest'
import { writeNamesPack } from '#domain/packs/names-pack.ts'
import { keyOf } from '#platform/storage/key.ts'
import { demoAt, emptyDemoAt, expect, type Tab, test, toastOf } from '#tests/dom/dom-people.ts'

type Found = {
  readonly total: number
  readonly cards: readonly { readonly code: number; readonly fund: string; readonly house: string }[]
  readonly facets: Readonly<Record<string, readonly { readonly value: string; readonly count: number }[]>>
}

const box = (page: Tab) => page.getByRole('searchbox', { name: 'Search' })
const funds = (page: Tab) => page.locator('.found')
const names = (page: Tab) => page.locator('.found-link').allTextContents()
const count = (page: Tab) => page.locator('.finder-head .list-count')

/** The API's result, requested beside the page. */
const found = async (page: Tab, query = ''): Promise<Found> => (await page.request.get(`/api/funds${query}`)).json()

const searchPage = (page: Tab, query = '') => page.goto(`/search-funds${query}`)

test('a former name and words typed as one find their fund in the browser, and the row shows the former name', async ({
  page,
}) => {
  const { cards } = await found(page, '?q=fernhollow+liquid')
  const bytes = writeNamesPack('number', new Map([[String(cards[0]?.code), ['Fernhollow Cash Meridian Fund']]]))
  await page.route('**/api/packs', async (route) => {
    const packs = await (await route.fetch()).json()
    return route.fulfill({ json: { ...packs, names: { ...packs.funds, digest: 'names'.padEnd(22, '0') } } })
  })
  await page.route('**/api/packs/names*', (route) => route.fulfill({ body: Buffer.from(bytes) }))
  await searchPage(page)
  await box(page).fill('cash meridian')
  const row = funds(page).first()
  await expect(row.getByText('Formerly Fernhollow Cash Meridian Fund')).toBeVisible()
  await expect(row.getByRole('link', { name: 'Fernhollow Liquid Fund' })).toBeVisible()
  await box(page).fill('fernhollowliquid')
  await expect.poll(async () => (await names(page))[0]).toBe('Fernhollow Liquid Fund')
  await expect(row.getByText('Formerly')).toHaveCount(0)
})

test('keyboard only: slash, down, up, Enter, and back to the same search', async ({ page }) => {
  const mossgrove = async () => {
    await expect.poll(() => funds(page).count()).toBeGreaterThan(1)
    await expect.poll(async () => (await names(page)).every((name) => name.startsWith('Mossgrove'))).toBe(true)
  }
  await searchPage(page)
  await page.locator('main').focus()
  await page.keyboard.press('/')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('mossgrove')
  await mossgrove()
  const links = page.locator('.found-link')
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(0)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const address = (await links.first().getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address)
  await page.goBack()
  await expect(box(page)).toHaveValue('mossgrove')
  await mossgrove()
})

test('a filter finds as many as its count; order, size and page are in the URL', async ({ page }) => {
  await searchPage(page)
  const choice = page.locator('.filter-choice').filter({ hasText: 'Debt' })
  const expected = await choice.locator('.filter-count').textContent()
  await choice.click()
  await expect(count(page)).toHaveText(`${expected} funds`)
  await expect(page).toHaveURL('/search-funds?asset=debt')
  await page.getByLabel('Fund house').selectOption({ index: 1 })
  await page.getByLabel('Sort by').selectOption('1y')
  await page.getByLabel('Show').selectOption('48')
  await expect(page).toHaveURL(/asset=debt/)
  await expect(page).toHaveURL(/sort=1y/)
  await expect(page).toHaveURL(/size=48/)
  const yearly = async () =>
    (await page.locator('.found-figures > div:first-child dd').allTextContents())
      .filter((text) => text !== '—')
      .map((text) => Number(text.replaceAll(/[^\d.−]/g, '').replace('−', '-')))
  // Rows below the fold follow a moment later.
  await expect
    .poll(async () => (await yearly()).every((value, at, all) => at === 0 || value <= (all[at - 1] ?? 0)))
    .toBe(true)
  expect((await yearly()).length).toBeGreaterThan(5)
  // Back undoes one choice at a time.
  await page.goBack()
  await expect(page).not.toHaveURL(/size=48/)
  await expect(page).toHaveURL(/sort=1y/)
  await page.goForward()
  await expect(page).toHaveURL(/size=48/)
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(page).toHaveURL('/search-funds?size=48&sort=1y')
  // Until the last row has come, the links below move.
  await expect(page.locator('.found-list > li')).toHaveCount(48)
  await page.getByRole('link', { name: 'Next', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute('aria-current', 'page')
})

test('no results, and a way back', async ({ page }) => {
  await searchPage(page, '?plan=regular')
  await box(page).fill('zzzzzz qqqq')
  await expect(page.getByRole('heading', { name: 'No funds found' })).toBeVisible()
  await page.getByRole('button', { name: 'Search without filters' }).click()
  await page.getByRole('button', { name: 'Show all funds' }).click()
  await expect(page).toHaveURL('/search-funds')
  await expect(funds(page)).toHaveCount(12)
})

test('up to four are selected for comparison, and the bar links to the first with the others', async ({ page }) => {
  await searchPage(page)
  const { cards } = await found(page)
  const codes = cards.slice(0, 4).map(({ code }) => code)
  const boxes = page.getByRole('checkbox', { name: /^Compare/ })
  for (const at of [0, 1, 2, 3]) {
    await boxes.nth(at).click()
    await expect(boxes.nth(at)).toBeChecked()
  }
  await expect(boxes.nth(4)).toBeDisabled()
  const bar = page.getByRole('region', { name: 'Selected to compare' })
  await expect(bar.getByRole('listitem')).toHaveCount(4)
  await page.reload()
  await bar
    .getByRole('button', { name: /^Remove / })
    .nth(3)
    .click()
  await expect(bar.getByRole('listitem')).toHaveCount(3)
  await bar.getByRole('link', { name: 'Compare 3' }).click()
  await expect(page).toHaveURL(`/fund/${codes[0]}?with=${codes[1]},${codes[2]}`)
})

test.describe('with the consent for preferences', () => {
  test.override({ consented: 'all' })

  test('recent searches stay in this browser, and can be cleared', async ({ page }) => {
    await demoAt(page, '/search-funds')
    await box(page).fill('saltmarsh gilt')
    await expect.poll(async () => (await names(page))[0]).toContain('Saltmarsh')
    await box(page).press('Enter')
    await box(page).fill('')
    const recent = page.getByRole('button', { name: 'saltmarsh gilt', exact: true })
    await expect(recent).toBeVisible()
    await expect(page).toHaveURL('/search-funds')
    await page.reload()
    await recent.click()
    await expect(box(page)).toHaveValue('saltmarsh gilt')
    await expect.poll(async () => (await names(page))[0]).toContain('Saltmarsh')
    await box(page).fill('')
    await page.getByRole('button', { name: 'Clear recent searches' }).click()
    await expect(recent).toHaveCount(0)
  })
})

test('a browser without workers can search', async ({ page }) => {
  // This DOM has none either.
  vi.stubGlobal('Worker', undefined)
  await searchPage(page)
  await box(page).fill('thistledown liquid')
  await expect.poll(async () => (await names(page))[0]).toBe('Thistledown Liquid Fund')
})

test('the funds could not be loaded: an explanation and a retry', async ({ page }) => {
  await searchPage(page)
  await page.route('**/*', (route) => route.abort())
  await box(page).fill('thistledown')
  await expect(page.getByRole('heading', { name: 'The funds could not be loaded' })).toBeVisible()
  await page.unroute('**/*')
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect.poll(async () => (await names(page))[0]).toContain('Thistledown')
  // Nothing sent the typed text to the server without consent.
  expect(page.network.asked.some((path) => path.includes('/api/packs/'))).toBe(true)
  expect(page.network.asked.filter((path) => /thistledown/i.test(path))).toEqual([])
})

test('Fund added to wishlist: from the list with the current price; a visitor is asked to sign in', async ({
  page,
}) => {
  await searchPage(page)
  await page
    .getByRole('button', { name: /^Add .* to wishlist$/ })
    .first()
    .click()
  await expect(toastOf(page, 'Please log in to add items to your wishlist')).toBeVisible()
  // Otherwise it is added after signing in.
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await emptyDemoAt(page, '/wishlist/funds', keyOf('fundWishlist', 'demo'), 'No funds yet')
  await searchPage(page)
  const star = page.getByRole('button', { name: /^Add .* to wishlist$/ }).first()
  await star.click()
  await expect(toastOf(page, 'Fund added to wishlist')).toBeVisible()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  const name = (await names(page))[0] ?? ''
  const price = (await page.locator('.found-value').first().textContent()) ?? ''
  await page.goto('/wishlist/funds')
  const row = page.locator('.wishlist-table tbody tr')
  await expect(row).toContainText(name)
  await expect(row.locator('[data-label="Added on"]')).toContainText(`at ${price}`)
  await expect(row.locator('[data-label="Latest"]')).toContainText(price)
  await expect(row.locator('[data-label="Since added"]')).toContainText('0.00%')
  await expect(row.locator('.sparkline')).toBeVisible()
})

test('no request ever contains a code or name in the wishlist', async ({ page }) => {
  /** Addresses that a browser asks by itself. */
  const loaded = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[src], [srcset], link, [ping], object')].flatMap((element) =>
        ['src', 'srcset', 'href', 'ping', 'data'].map((name) => element.getAttribute(name)?.toLowerCase() ?? ''),
      ),
    )
  const said: string[] = page.network.said
  await emptyDemoAt(page, '/wishlist/funds', keyOf('fundWishlist', 'demo'), 'No funds yet')
  await searchPage(page)
  const { cards } = await found(page)
  const followed = cards.slice(0, 3)
  for (const at of [0, 1, 2]) {
    const star = page.getByRole('button', { name: /^Add .* to wishlist$/ }).nth(at)
    await star.press('Enter')
    await expect(star).toHaveAttribute('aria-pressed', 'true')
  }
  for (const path of ['/', '/wishlist', '/wishlist/funds', '/search-funds', '/profile']) {
    await page.goto(path)
    await page.getByRole('main').hover()
    said.push(...(await loaded()))
  }
  await page.goto('/wishlist/funds')
  await expect(page.locator('.wishlist-table .sparkline')).toHaveCount(3)
  await page.locator('.bell').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  said.push(...(await loaded()))
  expect(said.some((text) => text.includes('/api/packs/'))).toBe(true)
  for (const { code, fund } of followed)
    expect(said.filter((text) => text.includes(String(code)) || text.includes(fund.toLowerCase()))).toEqual([])
})
