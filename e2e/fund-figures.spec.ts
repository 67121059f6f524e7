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
