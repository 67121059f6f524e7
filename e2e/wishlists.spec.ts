import type { Page } from '@playwright/test'
import { keyOf } from '#platform/storage/key.ts'
import { demoAt, emptyDemoAt, expect, hydrated, test, toastOf } from './people.ts'

const FUNDS = keyOf('fundWishlist', 'demo')

const rows = (page: Page) => page.locator('.wishlist-table tbody tr')

test('texts of any kind and length fit any screen', async ({ page }) => {
  const odd = ['🌱👨‍👩‍👧', 'صندوق الصبر', '<script>alert(1)</script><img src=x onerror=alert(1)>', 'x'.repeat(300)]
  const at = '2026-11-01T00:00:00.000Z'
  const data = odd.map((words, place) => {
    const schemeCode = String(900_361 + place)
    const item = { schemeCode, name: words, currency: 'INR', price: 10, priceDate: null, target: null, addedAt: at }
    return { id: schemeCode, rev: 1, at, place, item: { ...item, reason: words } }
  })
  await demoAt(page, '/wishlist/funds', { [FUNDS]: JSON.stringify({ v: 1, updatedAt: at, data }) })
  await expect(rows(page)).toHaveCount(odd.length)
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('a fund is added by its code, and another tab shows a change at once', async ({ page, context }) => {
  await emptyDemoAt(page, '/wishlist/funds', FUNDS, 'No funds yet')
  const other = await context.newPage()
  await other.goto('/fund/900363')
  await hydrated(other)
  await page.getByRole('button', { name: 'Add a fund' }).press('Enter')
  const form = page.getByRole('dialog', { name: 'Add a fund', exact: true })
  await form.getByRole('combobox', { name: 'Fund' }).fill('900363')
  await form.getByLabel('Name').fill('Fund 900363')
  await form.getByRole('button', { name: 'Add fund' }).click()
  await expect(form).toHaveCount(0)
  await expect(toastOf(page, 'Fund added to wishlist').first()).toBeVisible()
  const title = (await other.locator('.follow-actions').getAttribute('aria-label')) ?? ''
  const follow = other.getByRole('region', { name: title })
  await expect(follow.getByRole('link', { name: 'In your wishlist' })).toBeVisible()
  await follow.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('heading', { name: 'No funds yet' })).toBeVisible()
})
