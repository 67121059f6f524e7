import type { Page, Request } from '@playwright/test'
import { writeNamesPack } from '#domain/packs/names-pack.ts'
import { keyOf } from '#platform/storage/key.ts'
import { demoAt, emptyDemoAt, expect, hydrated, test, toastOf } from './people.ts'

type Found = {
  readonly total: number
  readonly cards: readonly { readonly code: number; readonly fund: string; readonly house: string }[]
  readonly facets: Readonly<Record<string, readonly { readonly value: string; readonly count: number }[]>>
}

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const funds = (page: Page) => page.locator('.found')
const names = (page: Page) => page.locator('.found-link').allTextContents()
const count = (page: Page) => page.locator('.finder-head .list-count')

/** The API's result, requested beside the page. */
const found = async (page: Page, query = ''): Promise<Found> => (await page.request.get(`/api/funds${query}`)).json()

async function searchPage(page: Page, query = '') {
  await page.goto(`/search-funds${query}`)
  await hydrated(page)
}

/** Everything a request sends. */
const saidBy = (request: Request) =>
  [request.url(), request.postData() ?? '', ...Object.values(request.headers())].join('\n').toLowerCase()

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the first page is complete, and the form is a GET to the server', async ({ page }) => {
    await page.goto('/search-funds')
    const { total } = await found(page)
    await expect(count(page)).toHaveText(`${total} funds`)
    await expect(funds(page)).toHaveCount(12)
    await expect(page.locator('.found .sparkline').first()).toBeVisible()
    await box(page).fill('fernhollow liquid')
    await page.getByRole('radio', { name: 'Regular' }).check()
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/q=fernhollow\+liquid/)
    await expect(page.locator('.found-link').first()).toHaveText('Fernhollow Liquid Fund')
    await expect(page.locator('.found').first().locator('[aria-current]')).toHaveText('Regular Growth')
    await page.goto('/search-funds')
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page')
  })
})

test('a phone lays out two funds for its first frame; the others follow after it or a key', async ({ page }) => {
  const laidOut = () =>
    page.locator('.found-link').evaluateAll((links) => links.filter((link) => link.checkVisibility()).length)
  await page.setViewportSize({ width: 360, height: 720 })
  // As if not painted yet.
  await page.addInitScript(() => addEventListener('load', (event) => event.stopImmediatePropagation(), true))
  await page.route(/late-.*\.css/, () => {})
  await page.goto('/search-funds')
  await expect(funds(page)).toHaveCount(12)
  expect(await laidOut()).toBe(2)
  await page.setViewportSize({ width: 768, height: 720 })
  expect(await laidOut()).toBe(12)
  await page.setViewportSize({ width: 360, height: 720 })
  expect(await laidOut()).toBe(2)
  await page.keyboard.press('Shift')
  expect(await laidOut()).toBe(12)
})

test('typed words are searched in the browser, the URL follows, and no request contains them', async ({ page }) => {
  const said: string[] = []
  page.on('request', (request) => said.push(saidBy(request)))
  await searchPage(page)
  await expect(page.getByText('Sample data, not real prices.')).toBeVisible()
  await box(page).pressSequentially('liqiud fernhollw', { delay: 20 })
  await expect.poll(async () => (await names(page))[0]).toBe('Fernhollow Liquid Fund')
  await expect(page.locator('.found-link mark').first()).toHaveText('Fernhollow')
  await expect(page).toHaveURL(/q=liqiud\+fernhollw/)
  expect(said.some((text) => text.includes('/api/packs'))).toBe(true)
  expect(said.filter((text) => /liqiud|fernhollw|fernhollow|\/api\/funds/.test(text))).toEqual([])
  await page.reload()
  await hydrated(page)
  await expect(box(page)).toHaveValue('liqiud fernhollw')
  await expect(page.locator('.found-link').first()).toHaveText('Fernhollow Liquid Fund')
})

test('a former name and words typed as one find their fund in the browser, and the row shows the former name', async ({
  page,
}) => {
  const { cards } = await found(page, '?q=fernhollow+liquid')
  const bytes = writeNamesPack('number', new Map([[String(cards[0]?.code), ['Fernhollow Cash Meridian Fund']]]))
  await page.route('**/api/packs', async (route) => {
    const packs = await (await route.fetch()).json()
    await route.fulfill({ json: { ...packs, names: { ...packs.funds, digest: 'names'.padEnd(22, '0') } } })
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

test('on desktop rows are low and figures are in columns', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 3000 })
  await searchPage(page)
  const measured = await funds(page).evaluateAll((rows) =>
    rows.map((row) => ({
      height: row.getBoundingClientRect().height,
      figures: [...row.querySelectorAll('.found-figures dd')].map((one) => one.getBoundingClientRect().right),
    })),
  )
  const heights = measured.map(({ height }) => height).toSorted((a, b) => a - b)
  expect(heights[6]).toBeLessThanOrEqual(103)
  for (const { figures } of measured) expect(figures).toEqual(measured[0]?.figures)
})

test('keyboard only: slash, down, up, Enter, and back to the same search', async ({ page }) => {
  await searchPage(page)
  await page.locator('main').focus()
  await page.keyboard.press('/')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('mossgrove')
  await expect.poll(async () => (await names(page)).every((name) => name.startsWith('Mossgrove'))).toBe(true)
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
  await expect.poll(async () => (await names(page)).every((name) => name.startsWith('Mossgrove'))).toBe(true)
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

test('on a phone the filters are behind a button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await searchPage(page)
  await expect(page.getByLabel('Fund house')).toBeHidden()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Fund house').selectOption({ index: 2 })
  await expect(page.getByRole('button', { name: 'Filters, 1 selected' })).toBeVisible()
  await expect(page).toHaveURL(/house=/)
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
  await hydrated(page)
  await bar
    .getByRole('button', { name: /^Remove / })
    .nth(3)
    .click()
  await expect(bar.getByRole('listitem')).toHaveCount(3)
  await bar.getByRole('link', { name: 'Compare 3' }).click()
  await expect(page).toHaveURL(`/fund/${codes[0]}?with=${codes[1]},${codes[2]}`)
})

test.describe('with the consent for preferences', () => {
  test.use({ consented: 'all' })

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
    await hydrated(page)
    await recent.click()
    await expect(box(page)).toHaveValue('saltmarsh gilt')
    await expect.poll(async () => (await names(page))[0]).toContain('Saltmarsh')
    await box(page).fill('')
    await page.getByRole('button', { name: 'Clear recent searches' }).click()
    await expect(recent).toHaveCount(0)
  })
})

test('a browser without workers can search', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'Worker', undefined)
  })
  await searchPage(page)
  await box(page).fill('thistledown liquid')
  await expect.poll(async () => (await names(page))[0]).toBe('Thistledown Liquid Fund')
})

test('the funds could not be loaded: an explanation and a retry', async ({ page, complaints }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await searchPage(page)
  await page.route('**/*', (route) => route.abort('internetdisconnected'))
  await box(page).fill('thistledown')
  await expect(page.getByRole('heading', { name: 'The funds could not be loaded' })).toBeVisible()
  await page.unroute('**/*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(async () => (await names(page))[0]).toContain('Thistledown')
  // Only the browser's own messages.
  expect(complaints.splice(0).filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  // Nothing sent the typed text to the server without consent.
  expect(asked.filter((url) => /thistledown/i.test(url) && url.includes('/api/'))).toEqual([])
})

test('a cached pack is not fetched again', async ({ page }) => {
  await searchPage(page)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await box(page).fill('gold')
  await expect.poll(() => fetched.filter((path) => path.startsWith('/api/packs/')).length).toBe(2)
  await expect.poll(async () => (await names(page)).every((name) => /gold/i.test(name))).toBe(true)
  await page.reload()
  await hydrated(page)
  fetched.length = 0
  await box(page).fill('liquid')
  await expect.poll(async () => (await names(page)).every((name) => /liquid/i.test(name))).toBe(true)
  expect(fetched.filter((path) => path.startsWith('/api/packs/'))).toEqual([])
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
  const said: string[] = []
  page.on('request', (request) => said.push(saidBy(request)))
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
    await hydrated(page)
    await page.mouse.move(200, 200)
    await page.mouse.move(220, 220)
  }
  await page.goto('/wishlist/funds')
  await expect(page.locator('.wishlist-table .sparkline')).toHaveCount(3)
  await page.locator('.bell').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(said.some((text) => text.includes('/api/packs/'))).toBe(true)
  for (const { code, fund } of followed)
    expect(said.filter((text) => text.includes(String(code)) || text.includes(fund.toLowerCase()))).toEqual([])
})
