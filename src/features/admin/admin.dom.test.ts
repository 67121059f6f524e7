import { randomUUID } from 'node:crypto'
import { messageWith, signInAdmin, signUpAdmin } from '#tests/dom/dom-admins.ts'
import { expect, fill, type Tab, test, toastOf } from '#tests/dom/dom-people.ts'

const done = 'Done, and recorded in the audit log'

async function openAdmin(page: Tab, which: number, section = '') {
  const { email } = await signInAdmin(page, which)
  await page.goto(`/admin${section && `?section=${section}`}`)
  await expect(page.getByRole('heading', { name: 'Administration' })).toBeVisible()
  return email
}

const section = (page: Tab, name: string) =>
  page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name }).click()
const item = (page: Tab, subject: string) => page.getByRole('listitem').filter({ hasText: subject })

test('a listed admin with an unverified address is told what to do', async ({ page }) => {
  await signUpAdmin(page, 0)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Verify your email address first' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Email me the link' })).toHaveAttribute('href', '/reset-password')
})

test('the menu links admins to the admin page', async ({ page }) => {
  await signInAdmin(page, 1)
  await page.goto('/about')
  await page.getByRole('button', { name: 'Your menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Administration' }).click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
})

test('signing in from the admin page returns to it', async ({ page }) => {
  const admin = await signInAdmin(page, 2)
  await page.request.post('/api/auth/sign-out', { data: {} })
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await fill(page, admin)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
})

test('a message is read, done and deleted, and each action is in the audit log', async ({ page }) => {
  const subject = `About ${randomUUID().slice(0, 8)}`
  await messageWith(page, subject)
  const email = await openAdmin(page, 3)
  await section(page, 'Messages')
  await item(page, subject).getByRole('button', { name: 'Mark as read' }).click()
  await expect(toastOf(page, done)).toBeVisible()
  await expect(item(page, subject)).toHaveCount(0)
  const states = page.getByRole('navigation', { name: 'Messages by status' })
  await states.getByRole('link', { name: 'Read' }).click()
  await item(page, subject).getByRole('button', { name: 'Mark as done' }).click()
  await expect(item(page, subject)).toHaveCount(0)
  await states.getByRole('link', { name: 'Done' }).click()
  await item(page, subject).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(item(page, subject)).toHaveCount(0)
  await section(page, 'Audit log')
  const who = page.locator('[data-label="Who"]').filter({ hasText: email })
  const rows = page.getByRole('row').filter({ has: who })
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(0)).toContainText('delete messages')
  await expect(rows.nth(1)).toContainText('{"status":"done"}')
})

test('the banner can be edited, and the default restored', async ({ page }) => {
  await openAdmin(page, 4, 'banner')
  // The text stays the same: other tests read it at the same time.
  await page.getByRole('button', { name: 'Save banner' }).click()
  await expect(toastOf(page, done)).toBeVisible()
  await page.getByRole('button', { name: 'Restore default banner' }).click()
  await expect(page.getByRole('button', { name: 'Restore default banner' })).toHaveCount(0)
  await page.getByLabel('Text', { exact: true }).fill(' ')
  await page.getByRole('button', { name: 'Save banner' }).click()
  await expect(page.getByText('Enter a text within the limit.')).toBeVisible()
  // What is not saved yet survives a reload.
  await page.getByLabel('Text', { exact: true }).fill('A line to come')
  await page.reload()
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('A line to come')
})

test('sign-out removes the admin page from the screen', async ({ page }) => {
  await openAdmin(page, 5)
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await page.getByRole('button', { name: 'Your menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toHaveCount(0)
})
