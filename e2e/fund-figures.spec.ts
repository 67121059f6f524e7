import type { Page } from '@playwright/test'
import type { FundDetails } from '#domain/funds/fund-details.ts'
import { axeFinds, expectAccessible } from './axe.ts'
import { expect, framesDrawn, hydrated, test } from './people.ts'

const path = '/fund/900001'
const sections = [
  'Returns',
  'Calendar years and months',
  'Rolling returns',
  'Risk',
  'What the Regular plan costs',
  'Compared with its peers',
  'Facts',
]
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const sharpe = (page: Page) =>
  section(page, 'Risk')
    .getByRole('row', { name: /^Sharpe ratio, daily/ })
    .getByRole('cell')
    .first()

/** The API's response, requested beside the page. */
const detailsOf = async (page: Page, query = ''): Promise<FundDetails> =>
  (await page.request.get(`/api/funds/900001${query}`)).json()
const ratioOf = ({ figures }: FundDetails) => (figures?.risk[0]?.sharpe ?? 0).toFixed(2).replace('-', '−')
/** The URL's parameters, in any order. */
const asked = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every figure is in the page, and the rate form is a GET to the server', async ({ page }) => {
    await page.goto(`${path}?with=900534`)
    const { figures, peers } = await detailsOf(page)
    for (const name of sections) await expect(section(page, name)).toBeVisible()
    await expect(section(page, 'Returns')).toContainText('₹10,000 invested five years ago would be ₹')
    await expect(section(page, 'Returns').locator('dt').getByText('years', { exact: false })).toHaveText([
      '3 years p.a.',
      '5 years p.a.',
      '10 years p.a.',
    ])
    await expect(section(page, 'Calendar years and months').locator('.measure-years > li')).toHaveCount(12)
    await expect(page.locator('.measure-months tbody tr')).toHaveCount(figures?.years.length ?? 0)
    await expect(section(page, 'Rolling returns').locator('svg')).toHaveCount(3)
    await expect(section(page, 'Compared with its peers')).toContainText(`of ${peers?.of} over ${peers?.years} years`)
    await expect(page.locator('.fund-peers [aria-current]')).toContainText('Fernhollow Large Cap Fund')
    // Definitions and older years are one click away.
    const text = page.getByText('The return above the risk-free rate')
    await expect(text).toBeHidden()
    await section(page, 'Risk').getByText('What does this mean?').first().click()
    await expect(text).toBeVisible()
    await page.getByLabel('Risk-free rate').fill('3')
    await section(page, 'Risk').getByRole('button', { name: 'Calculate' }).click()
    await expect(page).toHaveURL(`${path}?with=900534&riskFree=3#risk`)
    await expect(page.getByLabel('Risk-free rate')).toHaveValue('3')
    await expect(sharpe(page)).toHaveText(ratioOf(await detailsOf(page, '?riskFree=3')))
  })
})

test('another risk-free rate updates the ratios, stays in the URL, and an invalid one is an error', async ({
  page,
}) => {
  await page.goto(path)
  await hydrated(page)
  const [before, after] = [ratioOf(await detailsOf(page)), ratioOf(await detailsOf(page, '?riskFree=2.5'))]
  expect(after).not.toBe(before)
  await expect(sharpe(page)).toHaveText(before)
  const rate = page.getByLabel('Risk-free rate')
  await rate.fill('2.5')
  await rate.press('Enter')
  await expect(sharpe(page)).toHaveText(after)
  await expect(page).toHaveURL(/\?riskFree=2\.5$/)
  await expect(rate).toBeFocused()
  await rate.fill('31')
  await rate.press('Enter')
  await expect(page.getByText('Enter a rate from 0% to 30%.')).toBeVisible()
  await expect(rate).toHaveAttribute('aria-invalid', 'true')
  await expect(sharpe(page)).toHaveText(after)
  await page.reload()
  await hydrated(page)
  await expect(rate).toHaveValue('2.5')
  await expect(sharpe(page)).toHaveText(after)
  // Back to the default rate: not in the URL.
  await rate.fill('6.5')
  await rate.press('Enter')
  await expect(sharpe(page)).toHaveText(before)
  await expect(page).toHaveURL(new RegExp(`${path}$`))
})

test('peers are added to the comparison, at most three, and removed again', async ({ page }) => {
  await page.goto(`${path}?riskFree=5`)
  const links = section(page, 'Compared with its peers').getByRole('link', { name: /^Compare with/ })
  const codes = (await detailsOf(page)).peers?.rows.map(({ code }) => code).filter((code) => code !== 900_001) ?? []
  await hydrated(page)
  const all = await links.count()
  for (let count = 1; count <= 3; count += 1) {
    await links.first().click()
    await expect.poll(() => asked(page)).toEqual({ with: codes.slice(0, count).join(), riskFree: '5' })
    // The URL updates before the page: waits for this link to go and the compared fund to come.
    await expect(links).toHaveCount(count === 3 ? 0 : all - count)
    await expect(page.getByRole('link', { name: /^Stop comparing/ })).toHaveCount(count)
  }
  await page
    .getByRole('link', { name: /^Stop comparing/ })
    .first()
    .click()
  await expect.poll(() => asked(page)).toEqual({ with: codes.slice(1, 3).join(), riskFree: '5' })
})

test('axe finds nothing in any theme, on desktop and phone, with everything expanded', async ({ page }) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(path)
  await hydrated(page)
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true
  })
  await expectAccessible(page, 'main')
  await page.setViewportSize({ width: 360, height: 900 })
  await framesDrawn(page)
  expect(await axeFinds(page, { within: 'main' })).toEqual([])
})

test('nothing is wider than a small screen: the months scroll in their own box', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(path)
  await hydrated(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const box = page.getByRole('region', { name: /^Months of/ }).first()
  await box.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
})
