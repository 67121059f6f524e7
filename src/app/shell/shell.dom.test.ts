import { earlyLookScript } from '#app/first-paint/early-look.ts'
import { expect, type Tab, test } from '#tests/dom/dom-people.ts'
import { envelope } from '#tests/stored-choice.ts'

/** What the script in the head does before the first frame; a DOM does not run it. */
function lookAtFirst(): Record<string, string> {
  const { dataset } = document.querySelector<HTMLElement>('head script[data-banner]') ?? {}
  const early: Record<string, string> = {}
  const page = {
    documentElement: { dataset: early },
    currentScript: { dataset },
    createElement: () => ({}),
    head: { append() {} },
    write() {},
  }
  new Function('document', earlyLookScript)(page)
  return early
}

test("the side menu: 'Login' goes to /login and the menu closes", async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a stored value that is no theme counts as not chosen', async ({ page }) => {
  for (const bad of [
    '"dark"',
    '{',
    '{"v":2,"data":"dark"}',
    '{"v":1,"data":"__proto__"}',
    'null',
    '{"v":1,"data":7}',
  ]) {
    localStorage.setItem('banyan:theme', bad)
    await page.goto('/')
    await expect(page.getByLabel('Theme')).toHaveValue('nature')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'nature')
    expect(lookAtFirst().theme, bad).toBe('nature')
  }
  localStorage.setItem('banyan:theme', envelope('dark'))
  await page.goto('/')
  await expect(page.getByLabel('Theme')).toHaveValue('dark')
  expect(lookAtFirst().theme).toBe('dark')
})

test('a theme works for the life of the page without storage', async ({ page }) => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage') ?? {}
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('refused', 'SecurityError')
    },
  })
  try {
    await page.goto('/')
    await page.getByLabel('Theme').selectOption('dark')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByLabel('Theme')).toHaveValue('dark')
    expect(lookAtFirst().theme).toBe('nature')
  } finally {
    Object.defineProperty(globalThis, 'localStorage', before)
  }
})

test('the banner is shown again when its text has changed', async ({ page }) => {
  const banner = (tab: Tab) => tab.getByRole('complementary', { name: 'Announcement' })
  localStorage.setItem('banyan:banner-closed-flag', envelope('0123456789ab'))
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  expect(lookAtFirst().banner).toBeUndefined()
  await banner(page).getByRole('button').click()
  await expect(banner(page)).toHaveCount(0)
  expect(lookAtFirst().banner).toBe('closed')
})
