import type { FundDetails } from '#domain/funds/fund-details.ts'
import { expect, type Tab, test } from '#tests/dom/dom-people.ts'

const path = '/fund/900001'
const section = (page: Tab, name: string) => page.getByRole('region', { name, exact: true })
const sharpe = (page: Tab) =>
  section(page, 'Risk')
    .getByRole('row', { name: /^Sharpe ratio, daily/ })
    .getByRole('cell')
    .first()

/** The API's response, requested beside the page. */
const detailsOf = async (page: Tab, query = ''): Promise<FundDetails> =>
  (await page.request.get(`/api/funds/900001${query}`)).json()
const ratioOf = ({ figures }: FundDetails) => (figures?.risk[0]?.sharpe ?? 0).toFixed(2).replace('-', '−')
/** The URL's parameters, in any order. */
const asked = (page: Tab) => Object.fromEntries(new URL(page.url()).searchParams)

test('another risk-free rate updates the ratios, stays in the URL, and an invalid one is an error', async ({
  page,
}) => {
  await page.goto(path)
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
  const all = codes.length
  await expect(links).toHaveCount(all)
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
