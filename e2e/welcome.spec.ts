import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, fill, hydrated, somebody, test } from './people.ts'

const modalOf = (page: Page) => page.getByRole('dialog', { name: 'Welcome to Banyan' })

async function signUp(page: Page) {
  await page.goto('/signup')
  await hydrated(page)
  await fill(page, somebody())
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(modalOf(page)).toBeVisible()
}

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

test('axe finds nothing in the welcome, a user’s menu, the settings and the delete dialog, in any theme', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await signUp(page)
  await modalOf(page).getByRole('checkbox').press('Shift')
  await expectAccessible(page, '[role=dialog]')
  // Nor does a press outside close it before it is acknowledged.
  await modalOf(page).getByRole('checkbox').uncheck()
  await page.mouse.click(5, 400)
  await expect(modalOf(page).getByRole('alert')).toBeVisible()
  await modalOf(page).getByRole('checkbox').check()
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
