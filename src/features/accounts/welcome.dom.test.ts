import { keyOf } from '#platform/storage/key.ts'
import { expect, fill, register, signIn, somebody, type Tab, test } from '#tests/dom/dom-people.ts'

const modalOf = (page: Tab) => page.getByRole('dialog', { name: 'Welcome to Banyan' })
const isDue = () => JSON.parse(sessionStorage.getItem(keyOf('welcomeDue')) ?? '{"data":false}').data

async function expectNoModal(page: Tab) {
  await page.getByRole('button', { name: 'Your menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  // Its code comes late: nor will it be shown.
  expect(isDue()).toBe(false)
  await expect(modalOf(page)).toHaveCount(0)
}

async function signUp(page: Tab) {
  await page.goto('/signup')
  await fill(page, somebody())
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(modalOf(page)).toBeVisible()
  expect(isDue()).toBe(true)
}

test('four statements, the circular, a checkbox; it closes after ten idle seconds, and does not return', async ({
  page,
}) => {
  page.clock.install()
  await page.goto('/signup')
  await fill(page, somebody())
  let since: number | undefined
  let lasted = 0
  // From when it appears to when it is gone.
  const watch = new MutationObserver(() => {
    if (document.body.textContent.includes('Welcome to Banyan')) since ??= performance.now()
    else if (since !== undefined) lasted ||= performance.now() - since
  })
  watch.observe(document.body, { childList: true, subtree: true })
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(modalOf(page).getByRole('listitem')).toHaveCount(4)
  await expect(modalOf(page).getByRole('link', { name: /circular/ })).toHaveAttribute('href', /sebi\.gov\.in.*71426/)
  await expect(modalOf(page).getByRole('checkbox')).toBeChecked()
  await page.clock.runFor(12_000)
  await expect(modalOf(page)).toHaveCount(0)
  expect(lasted).toBeGreaterThan(9_900)
  watch.disconnect()
  page.clock.resume()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible()
  await expectNoModal(page)
})

test('it cannot be closed before it is acknowledged: button, cross, Escape, a press outside', async ({ page }) => {
  await signUp(page)
  const modal = modalOf(page)
  await modal.getByRole('checkbox').uncheck()
  const alert = modal.getByRole('alert')
  const ways = [
    () => modal.getByRole('button', { name: 'Get Started' }).click(),
    () => modal.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.locator('.backdrop').click(),
  ]
  for (const close of ways) {
    await close()
    await expect(alert).toHaveText('Please acknowledge the risk disclosure before proceeding')
    await expect(modal).toBeVisible()
    await modal.getByRole('checkbox').check()
    await expect(alert).toHaveCount(0)
    await modal.getByRole('checkbox').uncheck()
  }
  await modal.getByRole('checkbox').check()
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
})

test('not after sign-in, and not twice in a browser', async ({ page }) => {
  await signIn(page, await register(page))
  await expectNoModal(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await signUp(page)
  await modalOf(page).getByRole('button', { name: 'Get Started' }).click()
  await page.getByRole('button', { name: 'Your menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await page.goto('/signup')
  await fill(page, somebody())
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible()
  await expectNoModal(page)
})
