import { demoAt, expect, test } from '#tests/dom/dom-people.ts'

test('the palette by keyboard alone: finds a stock, remembers it, runs a command, and ? lists the keys', async ({
  page,
}) => {
  await page.goto('/about')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search everything' })
  await expect(field).toBeFocused()
  await page.keyboard.type('brackenholm')
  await expect(page.getByRole('option', { name: /Brackenholm Software/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/stock/BRAHOL.SMP')
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.type('theme: dark')
  await expect(page.getByRole('option').first()).toContainText('Theme: Dark')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  // A key that is pressed while the layer closes is the layer's.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Enter at once, before the list has what was typed: it still had the recent ones.
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.type('terms')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/terms')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Ctrl K')
})

test('a to-do that the palette finds opens in the panel, ready to be edited', async ({ page }) => {
  await demoAt(page, '/about')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search everything' })).toBeFocused()
  await page.keyboard.type('annual report')
  await expect(page.getByRole('option').first()).toContainText('Read the annual report of Infosys')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Edit to-do')).toHaveValue('Read the annual report of Infosys')
})
