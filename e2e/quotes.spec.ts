import type { Page } from '@playwright/test'
import { keyOf } from '#platform/storage/key.ts'
import { downloaded, emptyDemoAt, expect, test, toastOf } from './people.ts'

const STORED = keyOf('wisdomQuotes', 'demo')

async function noQuotes(page: Page) {
  await emptyDemoAt(page, '/my-quotes', STORED, 'No quotes yet')
  await expect(page.getByRole('heading', { level: 1, name: 'My wisdom quotes' })).toBeVisible()
}

async function starters(page: Page) {
  await noQuotes(page)
  await page.getByRole('button', { name: 'Add the starter set' }).click()
  // They are shown before they are stored; the toast comes after.
  await expect(toastOf(page, 'The starter set was added')).toBeVisible()
  await expect(rows(page)).toHaveCount(12)
}

const rows = (page: Page) => page.locator('.quote-row')
const row = (page: Page, text: string) => rows(page).filter({ hasText: text })

test('a quote is copied, and shared as a picture', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // Without system sharing it is downloaded.
  await page.addInitScript(() => Object.defineProperty(navigator, 'canShare', { value: undefined }))
  await starters(page)
  await row(page, 'Drop by drop').getByRole('button', { name: /^Copy/ }).click()
  await expect(toastOf(page, 'Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '“Drop by drop the pot is filled.” — Hindi proverb, Boond boond se ghada bharta hai',
  )
  const picture = row(page, 'October').getByRole('button', { name: /^Picture/ })
  const { name, bytes } = await downloaded(page, () => picture.click())
  expect(name).toBe('banyan-quote.png')
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1080])
})

test('another tab shows a change at once', async ({ page, context }) => {
  await starters(page)
  const other = await context.newPage()
  await other.goto('/my-quotes')
  await expect(rows(other)).toHaveCount(12)
  await row(page, 'October')
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(rows(other)).toHaveCount(11)
})
