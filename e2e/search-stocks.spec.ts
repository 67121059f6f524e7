import { expectAccessible } from './axe.ts'
import { expect, hydrated, test } from './people.ts'

test('at 320 px nothing overflows, and axe finds nothing in any theme', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 })
  await page.goto('/search-stocks?near=high')
  await hydrated(page)
  await page.getByRole('button', { name: 'Filters, 1 selected' }).click()
  await expect(page.getByLabel('Sector')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectAccessible(page, 'main')
})
