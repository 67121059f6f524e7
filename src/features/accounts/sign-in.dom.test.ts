import { vi } from 'vitest'
import { expect, fill, openAs, register, signIn, somebody, test, toastOf } from '#tests/dom/dom-people.ts'

const form = { signIn: 'Sign in', signUp: 'Create account' }

test('the modal switches between sign-in and sign-up, and the pages have the same form', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('button', { name: 'Sign In' }).click()
  const modal = page.getByRole('dialog', { name: 'Sign in to your account' })
  await expect(modal.getByLabel('Email', { exact: true })).toHaveAttribute('type', 'email')
  await expect(modal.getByRole('link', { name: 'terms and conditions' })).toHaveAttribute('href', '/terms')
  await expect(modal.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  await modal.getByRole('button', { name: 'New here? Create an account' }).click()
  const other = page.getByRole('dialog', { name: 'Create a new account' })
  await expect(other.getByRole('checkbox', { name: /terms/ })).not.toBeChecked()
  await other.getByRole('button', { name: 'Already have an account? Sign in' }).click()
  await expect(modal).toBeVisible()
  for (const [path, title] of [
    ['/login', 'Sign in to your account'],
    ['/signup', 'Create a new account'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  }
})

for (const [path, button] of [
  ['/login', form.signIn],
  ['/signup', form.signUp],
] as const)
  test(`${path}: errors for fields, length and terms in order, as a toast and at the field`, async ({ page }) => {
    await page.goto(path)
    const submit = page.getByRole('button', { name: button, exact: true })
    const tell = async (label: string, sentence: string) => {
      await submit.click()
      await expect(toastOf(page, sentence)).toBeVisible()
      const field = page.getByLabel(label, { exact: true })
      await expect(field).toBeFocused()
      await expect(field).toHaveAccessibleDescription(new RegExp(sentence))
    }
    const askedBefore = page.network.asked.length
    await tell('Email', 'Please fill in all fields')
    await page.getByLabel('Email', { exact: true }).fill('a@b.co')
    await tell('Password', 'Please fill in all fields')
    await page.getByLabel('Password', { exact: true }).fill('12345')
    await tell('Password', 'Password must be at least 6 characters long')
    await page.getByLabel('Password', { exact: true }).fill('123456')
    await submit.click()
    await expect(toastOf(page, 'Please accept the terms and conditions')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /terms/ })).toBeFocused()
    expect(page.network.asked.slice(askedBefore)).toEqual([])
  })

test('a password can be shown; common ones and Caps Lock get a hint', async ({ page }) => {
  await page.goto('/signup')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('password1')
  await expect(password).toHaveAccessibleDescription(/very common/)
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await password.dispatchEvent('keyup', { key: 'A', modifierCapsLock: true })
  await expect(page.getByText('Caps Lock is on.')).toBeVisible()
})

test('while a submit is in flight the button shows it, and a second one does nothing', async ({ page }) => {
  const person = await register(page)
  let asked = 0
  const pressedTwice = Promise.withResolvers<void>()
  page.route('**/api/auth/sign-in', async (route) => {
    asked += 1
    await pressedTwice.promise
    return route.continue()
  })
  await page.goto('/login')
  await fill(page, person)
  const submit = page.getByRole('button', { name: form.signIn, exact: true })
  await submit.click()
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await submit.click()
  pressedTwice.resolve()
  await expect(toastOf(page, 'Welcome back!')).toBeVisible()
  expect(asked).toBe(1)
})

for (const [path, button, rows] of [
  [
    '/signup',
    form.signUp,
    [
      ['email in use', 'This email is already registered. Please sign in instead.', 'Email'],
      ['an invalid email', 'Invalid email address', 'Email'],
    ],
  ],
  [
    '/login',
    form.signIn,
    [
      ['an unknown email', 'No account found with this email. Please sign up.', 'Email'],
      ['a wrong password', 'Incorrect password. Please try again.', 'Password'],
    ],
  ],
] as const)
  test(`every row of the error table, ${path}: ${rows.map(([cause]) => cause).join(' and ')}`, async ({ page }) => {
    const person = await register(page)
    await page.goto(path)
    for (const [cause, sentence, label] of rows) {
      const tried = {
        'email in use': person,
        'an invalid email': { ...person, email: 'a@b' },
        'an unknown email': somebody(),
        'a wrong password': { ...person, password: 'monsoon-43' },
      }[cause]
      await fill(page, tried)
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(toastOf(page, sentence)).toBeVisible()
      await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
        new RegExp(sentence.slice(0, 20)),
      )
      // The typed text is still there.
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue(tried.email)
    }
  })

test('the sixth wrong password: Too many attempts. Please try again later', async ({ page }) => {
  const person = await register(page)
  const statuses: number[] = []
  page.route('**/api/auth/sign-in', async (route) => {
    const response = await route.fetch()
    statuses.push(response.status)
    return response
  })
  await page.goto('/login')
  await fill(page, { ...person, password: 'wrong-one' })
  const submit = page.getByRole('button', { name: form.signIn, exact: true })
  for (let tries = 1; tries <= 5; tries += 1) {
    await submit.click()
    await expect.poll(() => statuses).toEqual(Array(tries).fill(403))
    await expect(submit).not.toHaveAttribute('aria-busy', 'true')
  }
  await submit.click()
  await expect(toastOf(page, 'Too many attempts. Please try again later')).toBeVisible()
})

test('no network: Connection error. Please check your internet connection', async ({ page }) => {
  await page.goto('/login')
  const submit = page.getByRole('button', { name: form.signIn, exact: true })
  await submit.click()
  await expect(toastOf(page, 'Please fill in all fields')).toBeVisible()
  await fill(page, somebody())
  await page.network.setOffline(true)
  await submit.click()
  await expect(toastOf(page, 'Connection error. Please check your internet connection')).toBeVisible()
  await page.network.setOffline(false)
})

test('the provider’s other refusals: a weak password, and busy', async ({ page }) => {
  await page.goto('/signup')
  await fill(page, somebody())
  for (const [code, sentence] of [
    ['weak-password', 'Password should be at least 6 characters'],
    ['busy', 'Banyan is busy. Please try again in a moment.'],
  ] as const) {
    page.route('**/api/auth/sign-up', (route) => route.fulfill({ status: 400, json: { code } }))
    await page.getByRole('button', { name: form.signUp, exact: true }).click()
    await expect(toastOf(page, sentence)).toBeVisible()
  }
})

test('sign-up: toast, avatar, menu with email and year; logout', async ({ page }) => {
  const person = somebody()
  await page.goto('/about')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: 'New here? Create an account' }).click()
  await fill(page, person)
  await page.getByRole('button', { name: form.signUp, exact: true }).click()
  await expect(toastOf(page, 'Account created successfully!')).toBeVisible()
  await page.getByRole('button', { name: 'Get Started' }).click()
  // Still on the same page.
  await expect(page).toHaveURL('/about')
  await page.getByRole('button', { name: 'Your menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByText(person.email)).toBeVisible()
  await expect(menu.getByText(`Member since ${new Date().getUTCFullYear()}`)).toBeVisible()
  await menu.getByRole('button', { name: 'Logout' }).click()
  await expect(toastOf(page, 'Logged out successfully')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
})

test('the session survives a reload; a second visit starts with the terms ticked', async ({ page }) => {
  const person = await register(page)
  await signIn(page, person)
  await expect(toastOf(page, 'Welcome back!')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible()
  page.network.clearCookies()
  await page.goto('/login')
  await expect(page.getByRole('checkbox', { name: /terms/ })).toBeChecked()
})

test('Failed to log out: the server is unreachable, and the person stays signed in', async ({ page }) => {
  await openAs(page, await register(page), '/about')
  page.route('**/api/auth/sign-out', (route) => route.abort())
  await page.getByRole('button', { name: 'Your menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(toastOf(page, 'Failed to log out')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible()
})

test('Google’s way requires the terms too, and opens no window', async ({ page }) => {
  const opened: unknown[] = []
  page.addInitScript(() => vi.stubGlobal('open', (...given: unknown[]) => void opened.push(given)))
  await page.goto('/login')
  const askedBefore = page.network.asked.length
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(toastOf(page, 'Please accept the terms and conditions')).toBeVisible()
  expect(opened).toEqual([])
  expect(page.network.asked.slice(askedBefore)).toEqual([])
  await expect(page).toHaveURL('/login')
})
