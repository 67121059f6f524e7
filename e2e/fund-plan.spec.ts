import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './people.ts'

/** Has values since September 2013. */
const fund = '/fund/900001'

const plan = (page: Page) => page.locator('#plan')
const worth = (page: Page) => plan(page).locator('output')
const fact = (page: Page, name: string) =>
  plan(page).locator('.plan-figures dl > div').filter({ hasText: name }).locator('dd')
const amount = (page: Page) => plan(page).getByRole('textbox', { name: 'Monthly SIP' })
const rupees = async (text: Promise<string | null>) => Number(((await text) ?? '').replace(/[^\d]/g, ''))

/** The API's outcome of a plan, requested beside the page. */
const outcomeOf = async (page: Page, query: string) =>
  (await (await page.request.get(`/api${fund.replace('fund', 'funds')}/plan?${query}`)).json()).outcome as {
    readonly paidIn: number
    readonly value: number
    readonly payments: number
  }

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the default plan is in the page, the form requests another, and errors are shown', async ({ page }) => {
    await page.goto(fund)
    const usual = await outcomeOf(page, '')
    expect(await rupees(worth(page).textContent())).toBe(Math.round(usual.value))
    await expect(plan(page)).toContainText('121 payments, the first on')
    await expect(plan(page)).toContainText('Costs, stamp duty and taxes are not included.')
    await expect(plan(page).getByRole('img', { name: /Value from/ })).toBeVisible()

    await amount(page).fill('20,000')
    await plan(page).getByRole('button', { name: 'Calculate' }).click()
    await expect(page).toHaveURL(/[?&]amount=20%2C000\b.*#plan$/)
    expect(await rupees(fact(page, 'Invested').textContent())).toBe(2 * usual.paidIn)

    await amount(page).fill('-5')
    await plan(page).getByRole('button', { name: 'Calculate' }).click()
    await expect(plan(page)).toContainText('Minimum ₹1.')
    await expect(amount(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(worth(page)).toHaveCount(0)

    await page.goto(fund)
    await plan(page).getByRole('link', { name: 'SWP' }).click()
    await expect(page).toHaveURL(/[?&]plan=swp\b/)
    await expect(plan(page).getByRole('textbox', { name: 'Monthly withdrawal' })).toHaveValue('6,000')
    await expect(fact(page, 'Withdrawn')).toContainText('₹7,20,000')
    await plan(page).getByText('What does this mean?').click()
    await expect(plan(page)).toContainText('units worth the same amount are sold every month')
  })
})

test('input during partial hydration counts', async ({ page }) => {
  // After early input was replayed, and before this part is hydrated.
  await page.addInitScript(() => {
    type Early = { stop(): unknown }
    Object.defineProperty(window, 'banyanEarlyInput', {
      configurable: true,
      set({ stop }: Early) {
        const value: Early = {
          stop() {
            queueMicrotask(() => {
              const field = document.querySelector<HTMLInputElement>('#plan [name="amount"]')
              if (!field) return
              const hydrated = Object.keys(field).some((name) => name.startsWith('__react'))
              document.documentElement.dataset.typed = hydrated ? 'late' : 'between'
              field.value = '20000'
              field.dispatchEvent(new InputEvent('input', { bubbles: true }))
            })
            return stop()
          },
        }
        Object.defineProperty(window, 'banyanEarlyInput', { configurable: true, value })
      },
    })
  })
  await page.goto(fund)
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('data-typed', 'between')
  await expect(page).toHaveURL(/\?amount=20000$/)
  const { paidIn } = await outcomeOf(page, 'amount=20000')
  await expect.poll(() => rupees(fact(page, 'Invested').textContent())).toBe(paidIn)
})
