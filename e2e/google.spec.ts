import type { Page } from '@playwright/test'
import { firstPort } from '#tests/outside-ports.ts'
import { expect, hydrated, openAs, register, signIn, somebody, test, toastOf } from './people.ts'

const failed = 'Failed to sign in with Google'
const succeeded = 'Successfully signed in with Google!'

async function press(page: Page, path = '/login') {
  await page.goto(path)
  await hydrated(page)
  await page.getByRole('checkbox', { name: /terms/ }).check()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
}

/** The provider's own forms: sign-in and consent. */
async function consent(page: Page, name: string) {
  await page.locator('input[name=login]').fill(name)
  await page.locator('input[name=password]').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

async function inPopup(page: Page, name: string, path?: string) {
  const opening = page.waitForEvent('popup')
  await press(page, path)
  const popup = await opening
  await consent(popup, name)
  if (!popup.isClosed()) await popup.waitForEvent('close')
}

const welcome = (page: Page) => page.getByRole('dialog', { name: 'Welcome to Banyan' })

test('in a popup that closes itself; the first time is a sign-up, the second is not', async ({ page }) => {
  const { email } = somebody()
  await inPopup(page, `verified/${email}`, '/login?next=/about')
  await expect(toastOf(page, succeeded)).toBeVisible()
  await expect(page).toHaveURL('/about')
  await welcome(page).getByRole('button', { name: 'Get Started' }).click()
  await page.getByRole('button', { name: 'Your menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByText(email)).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(toastOf(page, 'Logged out successfully')).toBeVisible()
  await page.context().clearCookies()
  // As in a new browser.
  await page.evaluate(() => localStorage.removeItem('banyan:welcome-seen'))
  await inPopup(page, `verified/${email}`)
  // Behind a modal the menu could not be opened.
  await page.getByRole('button', { name: 'Your menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expect(welcome(page)).toHaveCount(0)
})

test('a slow callback: the page waits for the popup', async ({ page, context }) => {
  await context.route('**/signed-in?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    await route.continue()
  })
  await inPopup(page, `verified/${somebody().email}`)
  await expect(toastOf(page, succeeded)).toBeVisible()
  await expect(welcome(page)).toBeVisible()
})

test('the person closes the popup', async ({ page }) => {
  const opening = page.waitForEvent('popup')
  await press(page)
  const popup = await opening
  await popup.locator('input[name=login]').waitFor()
  await popup.close()
  await expect(toastOf(page, failed)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
})

test('the provider refuses', async ({ page }) => {
  const opening = page.waitForEvent('popup')
  await press(page)
  const popup = await opening
  await popup.getByRole('link', { name: 'Cancel' }).click()
  await expect(toastOf(page, failed)).toBeVisible()
})

test('a blocked popup: the whole page redirects, and returns to where it was', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  const { email } = somebody()
  await press(page, '/login?next=/about')
  await consent(page, `verified/${email}`)
  await expect(page).toHaveURL('/about')
  await expect(toastOf(page, succeeded)).toBeVisible()
  await expect(welcome(page)).toBeVisible()
})

test('a refused action runs after the redirect', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/fund/900363')
  await hydrated(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: /Add to wishlist/ })
    .click()
  await expect(toastOf(page, 'Please log in to add items to your wishlist')).toBeVisible()
  const modal = page.getByRole('dialog', { name: 'Sign in to your account' })
  await modal.getByRole('checkbox', { name: /terms/ }).check()
  await modal.getByRole('button', { name: 'Continue with Google' }).click()
  await consent(page, `verified/${somebody().email}`)
  await expect(page).toHaveURL('/fund/900363')
  await expect(toastOf(page, 'Fund added to wishlist')).toBeVisible()
})

test('choosing another way closes the popup, without an error', async ({ page }) => {
  await page.clock.install()
  const opening = page.waitForEvent('popup')
  await press(page)
  const popup = await opening
  await popup.locator('input[name=login]').waitFor()
  await expect(page.getByText('Continue in the window that has opened.')).toBeVisible()
  await page.getByRole('button', { name: 'Try the demo' }).click()
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible()
  await expect.poll(() => popup.isClosed()).toBe(true)
  await page.clock.runFor(2_000)
  await expect(toastOf(page, failed)).toHaveCount(0)
})

test('an unverified address with a password: password and sessions are removed, and the person is told', async ({
  page,
  context,
  browser,
}) => {
  const victim = await register(context)
  const attackers = await browser.newContext({ baseURL: `http://127.0.0.1:${firstPort}` })
  const attacker = await attackers.newPage()
  await openAs(attacker, victim, '/about')
  await inPopup(page, `verified/${victim.email}`)
  await expect(toastOf(page, succeeded)).toBeVisible()
  await expect(toastOf(page, 'The password for this email address was never confirmed')).toBeVisible()
  expect((await attackers.request.post('/api/auth/sign-in', { data: victim })).status()).toBe(403)
  await attacker.goto('/profile')
  await expect(attacker).toHaveURL(/\/login/)
  await attackers.close()
})

test('an address that the provider has not verified is not linked', async ({ page, context }) => {
  const owner = await register(context)
  const opening = page.waitForEvent('popup')
  await press(page)
  await consent(await opening, `unverified/${owner.email}`)
  await expect(toastOf(page, failed)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  await signIn(page, owner)
})
