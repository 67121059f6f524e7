import { outsidePorts } from '#tests/outside-ports.ts'
import { expect, fill, hydrated, openAs, register, signIn, somebody, test, toastOf } from './people.ts'

const form = { signIn: 'Sign in', signUp: 'Create account' }

test.describe('the form', () => {
  test('the modal switches between sign-in and sign-up, and the pages have the same form', async ({ page }) => {
    await page.goto('/about')
    await hydrated(page)
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
  ] as const) {
    test(`${path}: errors for fields, length and terms in order, as a toast and at the field`, async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()))
      await page.goto(path)
      await hydrated(page)
      const submit = page.getByRole('button', { name: button, exact: true })
      const tell = async (label: string, sentence: string) => {
        await submit.click()
        await expect(toastOf(page, sentence)).toBeVisible()
        const field = page.getByLabel(label, { exact: true })
        await expect(field).toBeFocused()
        await expect(field).toHaveAccessibleDescription(new RegExp(sentence))
      }
      await tell('Email', 'Please fill in all fields')
      await page.getByLabel('Email', { exact: true }).fill('a@b.co')
      await tell('Password', 'Please fill in all fields')
      await page.getByLabel('Password', { exact: true }).fill('12345')
      await tell('Password', 'Password must be at least 6 characters long')
      await page.getByLabel('Password', { exact: true }).fill('123456')
      await submit.click()
      await expect(toastOf(page, 'Please accept the terms and conditions')).toBeVisible()
      await expect(page.getByRole('checkbox', { name: /terms/ })).toBeFocused()
      expect(asked).toEqual([])
    })
  }

  test('a password can be shown; common ones and Caps Lock get a hint', async ({ page }) => {
    await page.goto('/signup')
    await hydrated(page)
    const password = page.getByLabel('Password', { exact: true })
    await password.fill('password1')
    await expect(password).toHaveAccessibleDescription(/very common/)
    await expect(password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await password.dispatchEvent('keyup', { key: 'A', modifierCapsLock: true })
    await expect(page.getByText('Caps Lock is on.')).toBeVisible()
  })

  test('while a submit is in flight the button shows it, and a second one does nothing', async ({ page, context }) => {
    const person = await register(context)
    let asked = 0
    const pressedTwice = Promise.withResolvers<void>()
    await page.route('**/api/auth/sign-in', async (route) => {
      asked += 1
      await pressedTwice.promise
      await route.continue()
    })
    await page.goto('/login')
    await hydrated(page)
    await fill(page, person)
    const submit = page.getByRole('button', { name: form.signIn, exact: true })
    await submit.click()
    await expect(submit).toHaveAttribute('aria-busy', 'true')
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await submit.click({ force: true })
    pressedTwice.resolve()
    await expect(toastOf(page, 'Welcome back!')).toBeVisible()
    expect(asked).toBe(1)
  })
})

test.describe('every row of the error table', () => {
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
    test(`${path}: ${rows.map(([cause]) => cause).join(' and ')}`, async ({ page, context }) => {
      const person = await register(context)
      await page.goto(path)
      await hydrated(page)
      for (const [cause, sentence, label] of rows)
        await test.step(`${cause}: ${sentence}`, async () => {
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
        })
    })

  test('the sixth wrong password: Too many attempts. Please try again later', async ({ page, context }) => {
    const person = await register(context)
    await page.goto('/login')
    await hydrated(page)
    await fill(page, { ...person, password: 'wrong-one' })
    const submit = page.getByRole('button', { name: form.signIn, exact: true })
    for (let tries = 0; tries < 5; tries += 1) {
      const answered = page.waitForResponse('**/api/auth/sign-in')
      await submit.click()
      expect((await answered).status()).toBe(403)
      await expect(submit).not.toHaveAttribute('aria-busy', 'true')
    }
    await submit.click()
    await expect(toastOf(page, 'Too many attempts. Please try again later')).toBeVisible()
  })

  test('no network: Connection error. Please check your internet connection', async ({ page, context }) => {
    await page.goto('/login')
    await hydrated(page)
    const submit = page.getByRole('button', { name: form.signIn, exact: true })
    await submit.click()
    await expect(toastOf(page, 'Please fill in all fields')).toBeVisible()
    await fill(page, somebody())
    await context.setOffline(true)
    await submit.click()
    await expect(toastOf(page, 'Connection error. Please check your internet connection')).toBeVisible()
    await context.setOffline(false)
  })

  test('the provider’s other refusals: a weak password, and busy', async ({ page }) => {
    await page.goto('/signup')
    await hydrated(page)
    await fill(page, somebody())
    for (const [code, sentence] of [
      ['weak-password', 'Password should be at least 6 characters'],
      ['busy', 'Banyan is busy. Please try again in a moment.'],
    ] as const)
      await test.step(`${code}: ${sentence}`, async () => {
        await page.route('**/api/auth/sign-up', (route) => route.fulfill({ status: 400, json: { code } }))
        await page.getByRole('button', { name: form.signUp, exact: true }).click()
        await expect(toastOf(page, sentence)).toBeVisible()
      })
  })
})

test('sign-up: toast, avatar, menu with email and year; logout', async ({ page }) => {
  const person = somebody()
  await page.goto('/about')
  await hydrated(page)
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

test('the session survives a reload; a second visit starts with the terms ticked', async ({ page, context }) => {
  const person = await register(context)
  await signIn(page, person)
  await expect(toastOf(page, 'Welcome back!')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible()
  await context.clearCookies()
  await page.goto('/login')
  await expect(page.getByRole('checkbox', { name: /terms/ })).toBeChecked()
})

test('Failed to log out: the server is unreachable, and the person stays signed in', async ({ page, context }) => {
  await openAs(page, await register(context), '/about')
  await page.route('**/api/auth/sign-out', (route) => route.abort())
  await page.getByRole('button', { name: 'Your menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(toastOf(page, 'Failed to log out')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible()
})

test.describe('the guard', () => {
  test('redirects to /login and, after sign-in, back to the page with its search', async ({ page, context }) => {
    const person = await register(context)
    await page.goto('/wishlist/funds?sort=name')
    await expect(page).toHaveURL(/\/login\?next=/)
    await fill(page, person)
    await page.getByRole('button', { name: form.signIn, exact: true }).click()
    await expect(page).toHaveURL('/wishlist/funds?sort=name')
  })

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

  test('an unreachable server leaves the person signed in', async ({ page, context }) => {
    const person = await register(context)
    await openAs(page, person, '/about')
    await page.route('**/api/auth/session', (route) => route.abort())
    await page.goto('/profile')
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
    await expect(page.getByText(person.email)).toBeVisible()
  })

  test('without an answer the spinner shows for three seconds, then the page', async ({ page, context }) => {
    await openAs(page, await register(context), '/about')
    await page.route('**/api/auth/session', () => {})
    await page.goto('/profile')
    await expect(page.locator('.spinner-screen').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible({ timeout: 6000 })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('a session that ended unnoticed: the server’s first answer counts', async ({ page, context }) => {
    // By the form: its response does not tell who is an admin.
    await signIn(page, await register(context), '/login?next=/about')
    await context.clearCookies()
    // The menu checks whether to link to /admin.
    await page.getByRole('button', { name: 'Your menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Login' })).toBeVisible()
    await page.goto('/profile')
    await expect(page).toHaveURL(/\/login\?next=%2Fprofile$/)
  })

  test('never returns to another site, nor to /login', async ({ page, context }) => {
    const person = await register(context)
    for (const next of ['/login', 'https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])
      await test.step(next, async () => {
        await signIn(page, person, `/login?next=${encodeURIComponent(next)}`)
        await expect(page).toHaveURL('/')
        // As a visitor again.
        await context.clearCookies()
        await page.evaluate(() => localStorage.removeItem('banyan:last-identity'))
      })
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
    await page.getByRole('dialog').getByRole('button', { name: form.signIn, exact: true }).click()
    await expect(field).toHaveValue('half a sentence')
  })
})

test.describe('the demo', () => {
  test('one click, only file requests, no cookie; survives a reload and leaves no trace on the server', async ({
    page,
    context,
  }) => {
    await page.goto('/login?next=/profile')
    await hydrated(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.getByRole('button', { name: 'Try the demo' }).click()
    await expect(page).toHaveURL('/profile')
    await expect(toastOf(page, 'Welcome back!')).toBeVisible()
    await expect(page.getByText('demo@banyan.example')).toBeVisible()
    expect(asked.filter((path) => !/^\/assets\//.test(path))).toEqual([])
    expect(await context.cookies()).toEqual([])
    await page.reload()
    await expect(page.getByText('demo@banyan.example')).toBeVisible()
    expect(asked.filter((path) => path.startsWith('/api/auth'))).toEqual([])
    await expect(page.getByRole('dialog', { name: 'Welcome to Banyan' })).toHaveCount(0)
    expect((await context.request.get('/api/auth/methods')).status()).toBe(401)
  })

  test('works through the form, not with a wrong password, and its address cannot be registered', async ({ page }) => {
    const demo = { email: 'demo@banyan.example', password: 'demo1234' }
    await page.goto('/login')
    await hydrated(page)
    await fill(page, { ...demo, password: 'demo12345' })
    const submit = page.getByRole('button', { name: form.signIn, exact: true })
    await submit.click()
    await expect(toastOf(page, 'Incorrect password. Please try again.')).toBeVisible()
    await fill(page, demo)
    await submit.click()
    await expect(toastOf(page, 'Welcome back!')).toBeVisible()
    await page.getByRole('button', { name: 'Your menu' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(toastOf(page, 'Logged out successfully')).toBeVisible()
    await page.goto('/signup')
    await hydrated(page)
    await fill(page, demo)
    await page.getByRole('button', { name: form.signUp, exact: true }).click()
    await expect(toastOf(page, 'This email is already registered. Please sign in instead.')).toBeVisible()
  })

  test('reset restores the original data', async ({ page }) => {
    await page.goto('/login?next=/profile')
    await hydrated(page)
    await page.getByRole('button', { name: 'Try the demo' }).click()
    const profile = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('banyan:user-profile:demo') ?? 'null')?.data)
    const before = await profile()
    expect(before).toMatchObject({ uid: 'demo', email: 'demo@banyan.example', isPropertyCreator: false })
    await page.evaluate(() => localStorage.setItem('banyan:user-profile:demo', '{"v":1,"data":{"changed":true}}'))
    await page.getByRole('button', { name: 'Reset the demo' }).click()
    await expect(toastOf(page, 'The demo was reset')).toBeVisible()
    expect(await profile()).toEqual(before)
  })
})

test.describe('a new password', () => {
  test('by mail: the link works once and signs out everywhere', async ({ page, context, request }) => {
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

  test('in the settings, with the old one', async ({ page, context }) => {
    const person = await register(context)
    await openAs(page, person, '/profile')
    await page.getByLabel('Current password').fill('not-this-one')
    await page.getByLabel('New password').fill('winter-rain')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
      'Incorrect password. Please try again.',
    )
    await page.getByLabel('Current password').fill(person.password)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(toastOf(page, 'Your password was changed')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  })
})

for (const alsoHere of [true, false]) {
  test(`deleting the account; local data ${alsoHere ? 'goes' : 'stays'}`, async ({ page, context }) => {
    const person = await register(context)
    await openAs(page, person, '/profile')
    await page.evaluate(() => {
      const { uid } = JSON.parse(localStorage.getItem('banyan:last-identity') ?? '').data
      localStorage.setItem(`banyan:quick-notes:${uid}`, '{"v":1,"data":[]}')
      localStorage.setItem('banyan:quick-notes:somebody-else', '{"v":1,"data":[]}')
    })
    await page.getByRole('button', { name: 'Delete my account…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(dialog.getByText('Incorrect password. Please try again.')).toBeVisible()
    await dialog.getByLabel('Your password').fill(person.password)
    await dialog.getByRole('checkbox').setChecked(alsoHere)
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(toastOf(page, 'Your account was deleted')).toBeVisible()
    await expect(page).toHaveURL('/')
    const notes = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('banyan:quick-notes')),
    )
    expect(notes).toHaveLength(alsoHere ? 1 : 2)
    expect(notes).toContain('banyan:quick-notes:somebody-else')
    const again = await context.request.post('/api/auth/sign-in', { data: person })
    expect(again.status()).toBe(404)
  })
}
