import { keyOf } from '#platform/storage/key.ts'
import { emptyDemoAt, expect, test, toastOf } from '#tests/dom/dom-people.ts'

test('Please log in to add properties to favorites: after starting the demo it is there', async ({ page }) => {
  await page.goto('/real-estate/sample-1001')
  await page.getByRole('button', { name: 'Add to favourites' }).click()
  await expect(toastOf(page, 'Please log in to add properties to favorites')).toBeVisible()
  const modal = page.getByRole('dialog', { name: 'Sign in to your account' })
  await modal.getByRole('button', { name: 'Try the demo' }).click()
  await expect(toastOf(page, 'Added to favorite properties')).toBeVisible()
  await expect(modal).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'In your favourites' })).toBeVisible()
})

test('a property is saved as a card, removed and restored', async ({ page }) => {
  await emptyDemoAt(page, '/favorite-properties', keyOf('propertyFavorites', 'demo'), 'No favourite properties yet')
  await expect(page.getByRole('link', { name: 'Browse properties' })).toHaveAttribute('href', '/real-estate')
  await page.goto('/real-estate/sample-1001')
  await page.getByRole('button', { name: 'Add to favourites' }).click()
  await expect(toastOf(page, 'Added to favorite properties')).toBeVisible()
  await page.getByRole('link', { name: 'In your favourites' }).click()
  const card = page.locator('.favorite-card')
  await expect(card.getByRole('link')).toHaveAttribute('href', '/real-estate/sample-1001')
  await card.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByRole('heading', { name: 'No favourite properties yet' })).toBeVisible()
  await toastOf(page, 'Removed from favorite properties').getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(card).toHaveCount(1)
})
