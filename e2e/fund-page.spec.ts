import type { APIRequestContext, Page } from '@playwright/test'
import type { FoundFunds } from '#domain/funds/found-funds.ts'
import type { FundDetails } from '#domain/funds/fund-details.ts'
import { keyOf } from '#platform/storage/key.ts'
import { demoAt, expect, hydrated, test, toastOf } from './people.ts'

const CODE = 900_363
const FUNDS = keyOf('fundWishlist', 'demo')

const ask = async <Answer>(request: APIRequestContext, path: string): Promise<Answer> =>
  (await request.get(path)).json() as Promise<Answer>
const detailsOf = (request: APIRequestContext, code = CODE) => ask<FundDetails>(request, `/api/funds/${code}`)
const stage = (page: Page) => page.getByRole('slider')
const compared = (page: Page) => page.getByRole('list', { name: 'Compared with' }).getByRole('listitem')
const sideBySide = (page: Page) => page.getByRole('region', { name: 'Comparison' }).getByRole('row')

/** Adds the fund with this name to the comparison. */
async function compareWith(page: Page, name: string) {
  const field = page.getByRole('combobox', { name: 'Compare with' })
  await field.fill(name)
  const option = page.getByRole('option').first()
  await expect(option).toContainText(name)
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await field.press('Enter')
  await expect(field).toHaveValue('')
}

/** As if added long ago at half the price. */
const longAgo = (page: Page, price: number) =>
  page.evaluate(
    ([name, half]) => {
      const kept = JSON.parse(localStorage.getItem(name) ?? '')
      for (const { item } of kept.data)
        Object.assign(item, { price: half, priceDate: '2025-05-02', addedAt: '2025-05-03T08:00:00.000Z' })
      localStorage.setItem(name, JSON.stringify(kept))
    },
    [FUNDS, price / 2] as const,
  )

test('a visitor finds a fund by a misspelt name, sees its drawdown, compares it, saves it, and finds it again with the change since', async ({
  page,
  request,
}) => {
  const details = await detailsOf(request)
  const misspelt = details.fund.replace(/([a-z])\1/, '$1')
  expect(misspelt).not.toBe(details.fund)
  await page.goto('/search-funds')
  await hydrated(page)
  await page.getByLabel('Search', { exact: true }).fill(misspelt)
  await page.locator('.found-link', { hasText: details.fund }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(details.fund)
  await page.goto(`/fund/${CODE}`)
  await hydrated(page)

  await page.getByText('Drawdown', { exact: true }).click()
  await expect(page.getByText('Fall from previous peak')).toBeVisible()
  await expect(page.getByText(/^Every published NAV since/)).toBeVisible()
  await stage(page).focus()
  await expect(page.locator('.chart-falls[data-live]')).toBeVisible()
  await stage(page).press('Home')
  await expect(stage(page)).toHaveAttribute('aria-valuetext', /NAV ₹/)

  const { cards } = await ask<FoundFunds>(request, '/api/funds?plan=direct&option=growth&sort=name')
  const others = cards.filter(({ code, return5y }) => code !== CODE && return5y !== null).slice(0, 2)
  for (const { fund } of others) await compareWith(page, fund)
  await expect(page).toHaveURL(`/fund/${CODE}?drawdown=1&with=${others.map(({ code }) => code).join('%2C')}`)
  await expect(compared(page)).toHaveCount(2)
  await expect(sideBySide(page)).toHaveCount(4)
  const fall = details.figures?.risk.find(({ horizon }) => horizon === '5Y')?.drawdown
  const own = sideBySide(page).filter({ hasText: details.fund })
  await expect(own).toContainText(`−${(Math.abs(fall?.depth ?? 0) * 100).toFixed(2)}%`)
  await expect(own).toContainText(fall?.recovery ? 'recovered on' : 'not recovered yet')
  await expect(stage(page)).toHaveAttribute('aria-valuetext', /%.*%.*%/)

  await page.getByRole('button', { name: 'Add to wishlist' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Try the demo' }).click()
  await expect(toastOf(page, 'Fund added to wishlist')).toBeVisible()
  await page.getByRole('button', { name: 'Add a reason and a target' }).first().press('Enter')
  const form = page.getByRole('dialog', { name: 'Reason and target' })
  await form.getByLabel('Target price').fill('100000')
  await form.getByLabel('Reason').fill('Calm enough for the school years')
  await form.getByRole('button', { name: 'Save' }).click()
  const yours = page.getByRole('region', { name: 'Your notes and target' })
  await expect(yours).toContainText('Calm enough for the school years')
  await expect(yours).toContainText('₹1,00,000.00')

  await longAgo(page, Number(details.nav))
  await page.goto('/wishlist/funds')
  await page.locator('.wishlist-table').getByRole('link', { name: details.fund }).first().click()
  await expect(yours).toContainText('when added on 3 May 2025, now')
  await expect(yours).toContainText('+100.00%')
  await expect(page.locator('.follow-actions')).toContainText('+100.00% since you added it on 3 May 2025')
})

test('notes and the day it was added are chart marks, and link to the note', async ({ page, request }) => {
  const { nav } = await detailsOf(request)
  await demoAt(page, `/fund/${CODE}`)
  await page.getByRole('button', { name: 'Add to wishlist' }).click()
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible()
  await page.getByRole('button', { name: 'Add note' }).press('Enter')
  const panel = page.getByRole('dialog', { name: 'Notes and to-dos' })
  await panel.getByLabel('New note').fill('Costs look fair')
  await panel.getByRole('button', { name: 'Add note' }).click()
  await expect(panel.getByRole('article').filter({ hasText: 'Costs look fair' })).toBeVisible()
  await panel.getByRole('tab', { name: 'To-dos' }).click()
  await panel.getByLabel('New to-do').fill('Read the factsheet')
  await panel.getByRole('button', { name: 'Add to-do' }).click()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await longAgo(page, Number(nav))
  await page.reload()
  await page.getByText('Your events in this chart (2)').click()
  await expect(page.getByText('On 3 May 2025 you added it at')).toBeVisible()
  await page.getByRole('button', { name: 'Show 3 May 2025 in the chart' }).click()
  await expect(page.locator('.chart-moment')).toHaveText('3 May 2025')
  const yours = page.getByRole('region', { name: 'Your notes and target' })
  await expect(yours.getByRole('listitem').filter({ hasText: 'Read the factsheet' })).toBeVisible()
  await page.getByRole('link', { name: 'Costs look fair' }).click()
  await expect(yours.getByRole('article').filter({ hasText: 'Costs look fair' })).toBeInViewport()
})

test('an unknown code: a page that says so, with similar codes', async ({ page }) => {
  const answer = await page.goto('/fund/900364444')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'No fund has the code 900364444' })).toBeVisible()
  await page.goto('/fund/90036')
  await expect(page.getByRole('heading', { name: 'No fund has the code 90036' })).toBeVisible()
  await expect(page.locator('.near-list').getByRole('link').first()).toHaveAttribute('href', /^\/fund\/9\d{5}$/)
})

test('content below the chart waits for its styles only; if they fail it is shown without', async ({
  page,
  complaints,
}) => {
  const risk = page.getByRole('heading', { name: 'Risk', exact: true })
  const width = () => page.locator('.measure-months').evaluate((table) => getComputedStyle(table).borderSpacing)
  await page.goto(`/fund/${CODE}`)
  // Laid out part by part: what is above a heading still grows until then.
  await expect(page.locator('html')).not.toHaveAttribute('data-until')
  await risk.scrollIntoViewIfNeeded()
  await expect(risk).toBeInViewport()
  expect(await width()).toBe('2px')
  await page.evaluate((name) => localStorage.setItem(name, '{"v":1,"updatedAt":"","data":"japanese"}'), keyOf('theme'))
  await page.reload()
  await expect(risk).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(246, 240, 226)')
  await page.evaluate((name) => localStorage.removeItem(name), keyOf('theme'))
  // None of it is laid out in the first frame.
  await page.route(/late-.*\.css/, () => {})
  await page.goto(`/fund/${CODE}`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(risk).toBeHidden()
  await page.unroute(/late-.*\.css/)
  await page.route(/late-.*\.css/, (route) => route.abort())
  await page.goto(`/fund/${CODE}`)
  await expect(risk).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Part of this page could not be loaded')
  complaints.length = 0
})

test('data that came with the page is not fetched again, whatever its age', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.clock.install({ time: Date.now() + 3_600_000 })
  await page.goto(`/fund/${CODE}`)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('content below the chart is there with its styles', async ({ page }) => {
    await page.goto(`/fund/${CODE}`)
    await expect(page.getByRole('heading', { name: 'Risk', exact: true })).toBeVisible()
    expect(await page.locator('.measure-months').evaluate((table) => getComputedStyle(table).borderSpacing)).toBe('2px')
  })

  test('the page has its NAV, the chart as SVG, and compared funds', async ({ page, request }) => {
    const { nav } = await detailsOf(request)
    await page.goto(`/fund/${CODE}?with=900001`)
    await expect(page.getByText(`₹${nav}`)).toBeVisible()
    await expect(page.locator('.chart-main .chart-line')).toHaveCount(2)
    await expect(page.getByText('Log scale')).toBeHidden()
    await expect(sideBySide(page)).toHaveCount(3)
    await page.getByRole('link', { name: /^Remove / }).click()
    await expect(page).toHaveURL(`/fund/${CODE}`)
    await expect(page.locator('.chart-main .chart-line')).toHaveCount(1)
    await page.getByLabel('Compare with these scheme codes').fill('900001,900010')
    await page.getByRole('button', { name: 'Compare' }).click()
    await expect(compared(page)).toHaveCount(2)
  })
})
