import { expect, fill, openAs, register, signIn, test } from '#tests/dom/dom-people.ts'

test('redirects to /login and, after sign-in, back to the page with its search', async ({ page }) => {
  const person = await register(page)
  await page.goto('/wishlist/funds?sort=name')
  await expect(page).toHaveURL(/\/login\?next=/)
  await fill(page, person)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/wishlist/funds?sort=name')
})

test('an unreachable server leaves the person signed in', async ({ page }) => {
  const person = await register(page)
  await openAs(page, person, '/about')
  page.route('**/api/auth/session', (route) => route.abort())
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await expect(page.getByText(person.email)).toBeVisible()
})

test('a session that ended unnoticed: the server’s first answer counts', async ({ page }) => {
  // By the form: its response does not tell who is an admin.
  await signIn(page, await register(page), '/login?next=/about')
  page.network.clearCookies()
  // The menu checks whether to link to /admin.
  await page.getByRole('button', { name: 'Your menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Login' })).toBeVisible()
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile$/)
})

test('never returns to another site, nor to /login', async ({ page }) => {
  const person = await register(page)
  const { origin } = location
  for (const next of ['/login', 'https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    await signIn(page, person, `/login?next=${encodeURIComponent(next)}`)
    await expect.poll(() => page.url(), { message: next }).toBe(`${origin}/`)
    // As a visitor again.
    page.network.clearCookies()
    localStorage.removeItem('banyan:last-identity')
  }
})
