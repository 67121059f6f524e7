import { expect, fill, openAs, register, test, toastOf } from '#tests/dom/dom-people.ts'

test('the demo: one click, no request, no cookie; survives a reload and leaves no trace on the server', async ({
  page,
}) => {
  await page.goto('/login?next=/profile')
  const demo = page.getByRole('button', { name: 'Try the demo' })
  await expect(demo).toBeVisible()
  const { asked } = page.network
  asked.splice(0)
  await demo.click()
  await expect(page).toHaveURL('/profile')
  await expect(toastOf(page, 'Welcome back!')).toBeVisible()
  await expect(page.getByText('demo@banyan.example')).toBeVisible()
  expect(asked).toEqual([])
  expect([...page.network.cookies]).toEqual([])
  expect(document.cookie).toBe('')
  await page.reload()
  await expect(page.getByText('demo@banyan.example')).toBeVisible()
  expect(asked.filter((request) => request.includes('/api/auth'))).toEqual([])
  await expect(page.getByRole('dialog', { name: 'Welcome to Banyan' })).toHaveCount(0)
  expect((await page.request.get('/api/auth/methods')).status).toBe(401)
})

test('the demo works through the form, not with a wrong password, and its address cannot be registered', async ({
  page,
}) => {
  const demo = { email: 'demo@banyan.example', password: 'demo1234' }
  await page.goto('/login')
  await fill(page, { ...demo, password: 'demo12345' })
  const submit = page.getByRole('button', { name: 'Sign in', exact: true })
  await submit.click()
  await expect(toastOf(page, 'Incorrect password. Please try again.')).toBeVisible()
  await fill(page, demo)
  await submit.click()
  await expect(toastOf(page, 'Welcome back!')).toBeVisible()
  await page.getByRole('button', { name: 'Your menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(toastOf(page, 'Logged out successfully')).toBeVisible()
  await page.goto('/signup')
  await fill(page, demo)
  await page.getByRole('button', { name: 'Create account', exact: true }).click()
  await expect(toastOf(page, 'This email is already registered. Please sign in instead.')).toBeVisible()
})

test('resetting the demo restores the original data', async ({ page }) => {
  await page.goto('/login?next=/profile')
  await page.getByRole('button', { name: 'Try the demo' }).click()
  const reset = page.getByRole('button', { name: 'Reset the demo' })
  await expect(reset).toBeVisible()
  const profile = () => JSON.parse(localStorage.getItem('banyan:user-profile:demo') ?? 'null')?.data
  const before = profile()
  expect(before).toMatchObject({ uid: 'demo', email: 'demo@banyan.example', isPropertyCreator: false })
  localStorage.setItem('banyan:user-profile:demo', '{"v":1,"data":{"changed":true}}')
  await reset.click()
  await expect(toastOf(page, 'The demo was reset')).toBeVisible()
  expect(profile()).toEqual(before)
})

test('a new password in the settings, with the old one', async ({ page }) => {
  const person = await register(page)
  await openAs(page, person, '/profile')
  await page.getByLabel('Current password').fill('not-this-one')
  await page.getByLabel('New password').fill('winter-rain')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription('Incorrect password. Please try again.')
  await page.getByLabel('Current password').fill(person.password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(toastOf(page, 'Your password was changed')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
})

for (const alsoHere of [true, false])
  test(`deleting the account; local data ${alsoHere ? 'goes' : 'stays'}`, async ({ page }) => {
    const person = await register(page)
    await openAs(page, person, '/profile')
    const { uid } = JSON.parse(localStorage.getItem('banyan:last-identity') ?? '').data
    localStorage.setItem(`banyan:quick-notes:${uid}`, '{"v":1,"data":[]}')
    localStorage.setItem('banyan:quick-notes:somebody-else', '{"v":1,"data":[]}')
    await page.getByRole('button', { name: 'Delete my account…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(dialog.getByText('Incorrect password. Please try again.')).toBeVisible()
    await dialog.getByLabel('Your password').fill(person.password)
    await dialog.getByRole('checkbox').setChecked(alsoHere)
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(toastOf(page, 'Your account was deleted')).toBeVisible()
    await expect(page).toHaveURL('/')
    const notes = Object.keys(localStorage).filter((key) => key.startsWith('banyan:quick-notes'))
    expect(notes).toHaveLength(alsoHere ? 1 : 2)
    expect(notes).toContain('banyan:quick-notes:somebody-else')
    expect((await page.request.post('/api/auth/sign-in', { data: person })).status).toBe(404)
  })
