import { expect, register, signIn, test, toastOf } from '#tests/dom/dom-people.ts'

test('sign-in on a browser without the account’s data says so once, and offers an import', async ({ page }) => {
  const person = await register(page)
  await signIn(page, person, '/login?next=/about')
  const hint = page.getByRole('complementary', { name: 'New in this browser' })
  await expect(hint).toContainText('stay in the browser where you made them')
  await hint.getByRole('link', { name: 'Import a backup' }).click()
  await expect(page).toHaveURL('/profile#data')
  await expect(hint).toHaveCount(0)
  // By keyboard: the toast may still cover it.
  await page.getByRole('button', { name: 'Your menu' }).press('Enter')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  await signIn(page, person, '/login?next=/about')
  await expect(toastOf(page, 'Welcome back!')).toBeVisible()
  await expect(hint).toHaveCount(0)
})
