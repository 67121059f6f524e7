import { expect, type Tab, test } from '#tests/dom/dom-people.ts'

const CODE = 900_363

const stage = (page: Tab) => page.getByRole('slider')
const compared = (page: Tab) => page.getByRole('list', { name: 'Compared with' }).getByRole('listitem')

test('an unknown compared code is reported, and can be removed from the URL', async ({ page }) => {
  await page.goto(`/fund/${CODE}?with=119551,900001`)
  await expect(compared(page)).toHaveCount(2)
  await expect(page.getByText('No fund has the code 119551')).toBeVisible()
  await page.getByRole('link', { name: 'Remove the code 119551' }).click()
  await expect(page).toHaveURL(`/fund/${CODE}?with=900001`)
  await expect(compared(page)).toHaveCount(1)
})

test('if the history cannot be loaded, the sampled line stays', async ({ page }) => {
  await page.route('**/api/funds/*/history', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.goto(`/fund/${CODE}`)
  await stage(page).focus()
  await expect(page.getByText(/Daily values could not be loaded/)).toBeVisible()
  await stage(page).press('ArrowLeft')
  await expect(stage(page)).toHaveAttribute('aria-valuetext', /NAV ₹/)
})

test('period, log scale and drawdown of the chart are in the URL, and restored from it', async ({ page }) => {
  await page.goto(`/fund/${CODE}`)
  const chart = page.locator('.chart')
  await chart.getByText('1Y', { exact: true }).click()
  await expect(page).toHaveURL(/range=1Y/)
  await chart.getByText('Log scale').click()
  await chart.getByText('Drawdown', { exact: true }).click()
  await expect(page).toHaveURL(/drawdown=1&range=1Y&scale=log/)
  const first = () => chart.getByRole('slider').getAttribute('aria-valuemin')
  const from = await first()
  await page.reload()
  await expect.poll(first).toBe(from)
  await expect(chart.locator('.chart-falls')).toBeVisible()
  await page.goto(`/fund/${CODE}?zoom=2024-01-01_2024-06-30`)
  await expect.poll(async () => Number(await first())).toBe(Date.parse('2024-01-01') / 1000)
})
