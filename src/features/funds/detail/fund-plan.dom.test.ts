import { expect, type Tab, test } from '#tests/dom/dom-people.ts'

/** Has values since September 2013. */
const fund = '/fund/900001'

const plan = (page: Tab) => page.locator('#plan')
const worth = (page: Tab) => plan(page).locator('output')
const fact = (page: Tab, name: string) =>
  plan(page).locator('.plan-figures dl > div').filter({ hasText: name }).locator('dd')
const amount = (page: Tab) => plan(page).getByRole('textbox', { name: 'Monthly SIP' })
const rupees = async (text: Promise<string | null>) => Number(((await text) ?? '').replace(/[^\d]/g, ''))

/** The API's outcome of a plan, requested beside the page. */
const outcomeOf = async (page: Tab, query: string) =>
  (await (await page.request.get(`/api${fund.replace('fund', 'funds')}/plan?${query}`)).json()).outcome as {
    readonly paidIn: number
    readonly value: number
    readonly payments: number
  }

test('a SIP from January 2015: every change applies at once, locally, and is in the URL', async ({ page }) => {
  await page.goto(fund)
  await expect(plan(page)).toContainText('121 payments, the first on')
  const one = await outcomeOf(page, 'from=2015-01-01')
  const before = page.network.asked.length
  await plan(page).getByLabel('Since').fill('2015-01-01')
  await expect(plan(page)).toContainText(`${one.payments} payments, the first on 1 Jan 2015.`)
  expect(await rupees(worth(page).textContent())).toBe(Math.round(one.value))
  expect(await rupees(fact(page, 'Invested').textContent())).toBe(10_000 * one.payments)
  await expect(fact(page, 'XIRR')).toContainText('% p.a.')

  await amount(page).fill('20k')
  await expect.poll(() => rupees(fact(page, 'Invested').textContent())).toBe(20_000 * one.payments)
  const twice = await rupees(worth(page).textContent())
  expect(Math.abs(twice - 2 * one.value)).toBeLessThan(1)
  await expect(page).toHaveURL(/\?amount=20000&from=2015-01-01$/)
  await amount(page).blur()
  await expect(amount(page)).toHaveValue('20,000')
  const asked = page.network.asked.slice(before)
  expect(asked.filter((path) => path.endsWith('/history'))).toHaveLength(1)
  expect(asked.filter((path) => /\/plan(\?|$)/.test(path))).toEqual([])

  await page.reload()
  await expect(amount(page)).toHaveValue('20,000')
  await expect(plan(page).getByLabel('Since')).toHaveValue('2015-01-01')
  await expect.poll(() => rupees(worth(page).textContent())).toBe(twice)
})

test('another kind of plan has its own fields and amount; other choices stay', async ({ page }) => {
  await page.goto(`${fund}?riskFree=7&amount=500`)
  await plan(page).getByRole('link', { name: 'Step-up SIP' }).click()
  await expect(page).toHaveURL(/\?amount=500&plan=step-up&riskFree=7$/)
  await plan(page).getByRole('textbox', { name: 'Yearly step-up' }).fill('0')
  await expect.poll(() => rupees(fact(page, 'Invested').textContent())).toBe(121 * 500)
  await plan(page).getByRole('link', { name: 'Lump sum' }).click()
  await expect(page).toHaveURL(/\?plan=lump-sum&riskFree=7$/)
  await expect(plan(page)).toContainText('One payment, on')
  await plan(page).getByLabel('On', { exact: true }).fill('2001-01-01')
  await expect(plan(page)).toContainText('The fund’s first NAV is from 24 Sep 2013, so the calculation starts there.')
})

test('errors are at their fields, and the last result stays', async ({ page }) => {
  await page.goto(fund)
  const before = await worth(page).textContent()
  await amount(page).fill('much')
  await expect(plan(page)).toContainText('Enter an amount in rupees, such as 5,000 or 1 lakh.')
  await plan(page).getByRole('textbox', { name: 'FD rate' }).fill('31')
  await expect(plan(page)).toContainText('Enter a rate from 0% to 30%.')
  await expect(worth(page)).toHaveText(before ?? '')
  await plan(page).getByRole('textbox', { name: 'FD rate' }).fill('0')
  await amount(page).fill('1,000')
  await expect(fact(page, 'Invested')).toHaveText('₹1,21,000')
  await expect(fact(page, 'In an FD at 0%')).toHaveText('₹1,21,000')
  await expect(page).toHaveURL(/\?amount=1000&deposit=0$/)
  // Also if the URL is invalid from the start.
  await page.goto(`${fund}?amount=0`)
  await expect(plan(page)).toContainText('Correct the marked fields to see the result.')
  await expect(plan(page)).not.toContainText('could not be loaded')
  await amount(page).fill('1,000')
  await expect(fact(page, 'Invested')).toHaveText('₹1,21,000')
})

test('offline it says so and keeps the last result until the network is back', async ({ page }) => {
  await page.goto(fund)
  const before = await worth(page).textContent()
  await page.network.setOffline(true)
  await amount(page).fill('20000')
  await expect(plan(page)).toContainText('The fund’s NAV history could not be loaded')
  await expect(worth(page)).toHaveText(before ?? '')
  await page.network.setOffline(false)
  // By itself, once the network is back.
  await expect.poll(() => rupees(fact(page, 'Invested').textContent())).toBe(121 * 20_000)
  await expect(plan(page)).not.toContainText('could not be loaded')
  // No requests from here on.
  await page.network.setOffline(true)
  await amount(page).fill('30000')
  await expect.poll(() => rupees(fact(page, 'Invested').textContent())).toBe(121 * 30_000)
  await page.network.setOffline(false)
})
