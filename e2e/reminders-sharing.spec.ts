import { expect, hydrated, test, toastOf } from './people.ts'

test('a link shared from another app becomes a note, after signing in', async ({ page }) => {
  await page.goto('/profile?title=Rates+stay&text=&url=https%3A%2F%2Fpaper.example%2Frates')
  await expect(page).toHaveURL(/\/login/)
  await hydrated(page)
  await page.getByRole('button', { name: 'Try the demo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Save to your notes' })).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Rates stay')
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue(/https:\/\/paper\.example\/rates/)
  // What is written is a draft of this link, and survives a reload.
  await page.getByLabel('Title').fill('Rates stay put')
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('Rates stay put')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(toastOf(page, 'Note added successfully')).toBeVisible()
  await expect(page).toHaveURL('/profile?tab=notes')
  await expect(page.getByRole('article').filter({ hasText: 'Rates stay put' })).toBeVisible()
})
