import { outsidePorts } from '#tests/outside-ports.ts'
import { expect, fill, hydrated, openAs, register, signIn, test } from './people.ts'

test.describe('the guard', () => {
  test('an expired session: spinner, then /login, never the page', async ({ page, context }) => {
    await openAs(page, await register(context), '/about')
    await context.clearCookies()
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => {
        const title = document.querySelector('h1')?.textContent
        if (title && seen.at(-1) !== title) seen.push(title)
      }).observe(document, { childList: true, subtree: true, characterData: true })
    })
    await page.goto('/profile')
    await expect(page).toHaveURL(/\/login\?next=%2Fprofile$/)
    const seen = () => page.evaluate(() => Reflect.get(window, 'seen') as string[])
    await expect.poll(async () => (await seen()).length).toBeGreaterThan(0)
    expect(await seen()).toEqual(['Sign in to your account'])
  })

  test('without an answer the spinner shows for three seconds, then the page', async ({ page, context }) => {
    await openAs(page, await register(context), '/about')
    await page.route('**/api/auth/session', () => {})
    await page.goto('/profile')
    await expect(page.locator('.spinner-screen').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible({ timeout: 6000 })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

test.describe('two tabs', () => {
  test('sign-in and sign-out reach the other tab at once', async ({ page, context }) => {
    const person = await register(context)
    const other = await context.newPage()
    await other.goto('/about')
    await hydrated(other)
    await signIn(page, person)
    await expect(other.getByRole('button', { name: 'Your menu' })).toBeVisible()
    await other.goto('/profile')
    await expect(other.getByRole('heading', { name: 'Settings' })).toBeVisible()
    await page.getByRole('button', { name: 'Your menu' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(other).toHaveURL(/\/login\?next=%2Fprofile$/)
  })

  test('a session that ends during typing keeps the text', async ({ page, context }) => {
    const person = await register(context)
    await openAs(page, person, '/profile')
    const field = page.getByLabel('New password')
    await field.fill('half a sentence')
    const other = await context.newPage()
    await other.goto('/about')
    await hydrated(other)
    await other.getByRole('button', { name: 'Your menu' }).click()
    await other.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByText('What you typed is still here.')).toBeVisible()
    await expect(field).toBeHidden()
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await fill(page, person)
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(field).toHaveValue('half a sentence')
  })
})

test('a new password by mail: the link works once and signs out everywhere', async ({ page, context, request }) => {
  const person = await register(context)
  await page.goto('/login')
  await hydrated(page)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  // The page before has a field of this name too.
  await expect(page.getByRole('button', { name: 'Email me a link' })).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page.getByText('we have emailed it a link')).toBeVisible()
  const letters = (await (await request.get(`http://127.0.0.1:${outsidePorts.letters}/`)).json()) as string[]
  const letter = letters.find((each) => each.includes(`To: ${person.email}`)) ?? ''
  const link = /http\S+\/reset-password#\S+/.exec(letter)?.[0] ?? ''
  await page.goto(link)
  await hydrated(page)
  await page.getByLabel('New password').fill('winter-rain')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page).toHaveURL('/login')
  await signIn(page, { ...person, password: 'winter-rain' })
  await page.goto('/about')
  await page.goto(link)
  await hydrated(page)
  await page.getByLabel('New password').fill('summer-heat')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByText('This link has already been used')).toBeVisible()
})
