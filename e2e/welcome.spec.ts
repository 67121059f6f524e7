import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, fill, hydrated, register, signIn, somebody, test } from './people.ts'

const modalOf = (page: Page) => page.getByRole('dialog', { name: 'Welcome to Banyan' })

/** Behind a modal nothing can be pressed: an opening menu shows that there is none. */
async function expectNoModal(page: Page) {
  await page.getByRole('button', { name: 'Your menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expect(modalOf(page)).toHaveCount(0)
}

async function signUp(page: Page) {
  await page.goto('/signup')
  await hydrated(page)
  await fill(page, somebody())
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(modalOf(page)).toBeVisible()
}

test('four statements, the circular, a checkbox; it closes after ten idle seconds, and does not return', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/signup')
  await hydrated(page)
  await fill(page, somebody())
  // Measured in the page, from the frame in which it appears to the one in which it is gone.
  const open = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let since: number | undefined
        new MutationObserver(() => {
          const there = document.body.textContent?.includes('Welcome to Banyan') ?? false
          if (there) since ??= performance.now()
          else if (since !== undefined) resolve(performance.now() - since)
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.mouse.move(0, 0)
  await expect(modalOf(page).getByRole('listitem')).toHaveCount(4)
  await expect(modalOf(page).getByRole('link', { name: /circular/ })).toHaveAttribute('href', /sebi\.gov\.in.*71426/)
  await expect(modalOf(page).getByRole('checkbox')).toBeChecked()
  await page.clock.runFor(12_000)
  await expect(modalOf(page)).toHaveCount(0)
  expect(await open).toBeGreaterThan(9_900)
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible()
  await expect(modalOf(page)).toHaveCount(0)
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
    () => page.mouse.click(5, 400),
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

test('moving the pointer in it pauses the countdown visibly, with a resume button', async ({ page }) => {
  await page.clock.install()
  await signUp(page)
  // With the next page come our fonts, in which the button is a little wider.
  await expect(page).toHaveTitle(/^Banyan: /)
  const modal = modalOf(page)
  const start = modal.getByRole('button', { name: 'Get Started' })
  const seconds = await start.locator('span').elementHandle()
  const box = await modal.boundingBox()
  const before = await start.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 50, (box?.y ?? 0) + 50)
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 60)
  await expect(modal.getByText(/^Paused with \d+ s left$/)).toBeVisible()
  // The button must not move from under the pointer.
  expect(await start.boundingBox()).toEqual(before)
  expect(await seconds?.evaluate((node) => node.isConnected)).toBe(true)
  await page.clock.runFor(11_000)
  await expect(modal).toBeVisible()
  await modal.getByRole('button', { name: 'Resume' }).press('Enter')
  await expect(modal.getByRole('timer')).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(12_000)
  await expect(modal).toHaveCount(0)
})

test('not after sign-in, and not twice in a browser', async ({ page, context }) => {
  await signIn(page, await register(context))
  await expectNoModal(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await signUp(page)
  await modalOf(page).getByRole('button', { name: 'Get Started' }).click()
  await page.getByRole('button', { name: 'Your menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await page.goto('/signup')
  await hydrated(page)
  await fill(page, somebody())
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible()
  await expectNoModal(page)
})

test('axe finds nothing in the welcome, a user’s menu, the settings and the delete dialog, in any theme', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await signUp(page)
  await modalOf(page).getByRole('checkbox').press('Shift')
  await expectAccessible(page, '[role=dialog]')
  await modalOf(page).getByRole('button', { name: 'Get Started' }).click()
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Delete your account' })).toBeVisible()
  await expectAccessible(page)
  for (const width of [320, 768, 2560]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width)
  }
  await page.getByRole('button', { name: 'Your menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Delete my account…' }).click()
  await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
})
