import type { Page, Request } from '@playwright/test'
import { expect, hydrated, test } from './people.ts'

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const funds = (page: Page) => page.locator('.found')
const names = (page: Page) => page.locator('.found-link').allTextContents()
const count = (page: Page) => page.locator('.finder-head .list-count')
/** Not before something is found. */
const onlyNames = (page: Page, pattern: RegExp) =>
  expect
    .poll(async () => {
      const found = await names(page)
      return found.length > 0 && found.every((name) => pattern.test(name))
    })
    .toBe(true)

async function searchPage(page: Page) {
  await page.goto('/search-funds')
  await hydrated(page)
}

/** Everything a request sends. */
const saidBy = (request: Request) =>
  [request.url(), request.postData() ?? '', ...Object.values(request.headers())].join('\n').toLowerCase()

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the first page is complete, and the form is a GET to the server', async ({ page }) => {
    await page.goto('/search-funds')
    // Beside the page.
    const { total } = await (await page.request.get('/api/funds')).json()
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
  await page.locator('main').focus()
  await page.keyboard.press('/')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('liqiud fernhollw', { delay: 20 })
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

test('on a phone the filters are behind a button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await searchPage(page)
  await expect(page.getByLabel('Fund house')).toBeHidden()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Fund house').selectOption({ index: 2 })
  await expect(page.getByRole('button', { name: 'Filters, 1 selected' })).toBeVisible()
  await expect(page).toHaveURL(/house=/)
})

test('a cached pack is not fetched again', async ({ page }) => {
  await searchPage(page)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await box(page).fill('gold')
  await expect.poll(() => fetched.filter((path) => path.startsWith('/api/packs/')).length).toBe(2)
  await onlyNames(page, /gold/i)
  await page.reload()
  await hydrated(page)
  fetched.length = 0
  await box(page).fill('liquid')
  await onlyNames(page, /liquid/i)
  expect(fetched.filter((path) => path.startsWith('/api/packs/'))).toEqual([])
})
