import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { adminEmails, signInAdmin } from './admins.ts'
import { expectAccessible } from './axe.ts'
import { expect, hydrated, openAs, register, signIn, somebody, test, toastOf } from './people.ts'

const done = 'Done, and recorded in the audit log'
/** Lower numbers belong to the message tests. */
const FIRST = 20

async function openAdmin(page: Page, which: number, section = '') {
  const email = await signInAdmin(page.request, FIRST + which)
  await page.goto(`/admin${section && `?section=${section}`}`)
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'Administration' })).toBeVisible()
  return email
}

async function messageWith(page: Page, subject: string) {
  const data = { name: 'Asha Rao', email: 'asha@people.example', subject, message: 'Hello', consent: true, website: '' }
  const headers = { 'idempotency-key': randomUUID(), cookie: '' }
  expect((await page.request.post('/api/documents/messages', { headers, data: { data } })).status()).toBe(201)
}

const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name }).click()
const item = (page: Page, subject: string) => page.getByRole('listitem').filter({ hasText: subject })

test('a non-admin gets a 403 with a sign-in link, and none of the code', async ({ page, context }) => {
  const refused = async () => {
    const answer = await page.goto('/admin')
    expect(answer?.status()).toBe(403)
    await hydrated(page)
    await expect(page.getByRole('heading', { name: 'This page is for admins' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toHaveAttribute(
      'href',
      '/login?next=%2Fadmin',
    )
    return (await answer?.text()) ?? ''
  }
  const html = await refused()
  const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))]
  expect(scripts.length).toBeGreaterThan(2)
  for (const script of scripts) {
    expect(await (await page.request.get(script)).text(), script).not.toMatch(/Audit log|end-sessions/)
  }
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  for (const url of loaded.filter((name) => name.endsWith('.js'))) {
    expect(await (await page.request.get(url)).text(), url).not.toContain('Audit log')
  }
  await openAs(page, await register(context), '/about')
  await refused()
})

test('a listed admin with an unverified address is told what to do', async ({ page }) => {
  const email = adminEmails[FIRST + 16] ?? ''
  await page.request.post('/api/auth/sign-up', { data: { email, password: 'monsoon-42' } })
  expect((await page.goto('/admin'))?.status()).toBe(403)
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'Verify your email address first' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Email me the link' })).toHaveAttribute('href', '/reset-password')
})

test('the menu links admins to the admin page', async ({ page }) => {
  await signInAdmin(page.request, FIRST + 17)
  await page.goto('/about')
  await hydrated(page)
  await page.getByRole('button', { name: 'Your menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Administration' }).click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
})

test('signing in from the admin page returns to it', async ({ page }) => {
  const email = await signInAdmin(page.request, FIRST)
  await page.request.post('/api/auth/sign-out', { data: {} })
  await page.goto('/admin')
  await hydrated(page)
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('monsoon-42')
  await page.getByRole('checkbox', { name: /terms/ }).check()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
})

test('a message is read, done and deleted, and each action is in the audit log', async ({ page }) => {
  const subject = `About ${randomUUID().slice(0, 8)}`
  await messageWith(page, subject)
  const email = await openAdmin(page, 1)
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
  const rows = page.getByRole('row').filter({ hasText: email })
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(0)).toContainText('delete messages')
  await expect(rows.nth(1)).toContainText('{"status":"done"}')
})

test('a disabled person is signed out at once on an open page, and can sign in when enabled', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = somebody()
  const theirs = await browser.newContext({ baseURL: baseURL ?? '' })
  await register(theirs, person)
  const tab = await theirs.newPage()
  await openAs(tab, person, '/about')
  await openAdmin(page, 2, 'users')
  await page.getByLabel('Email or name').fill(person.email)
  await page.getByRole('button', { name: 'Search' }).click()
  const row = page.getByRole('row').filter({ hasText: person.email })
  await row.getByRole('button', { name: 'Disable' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click()
  await expect(row).toContainText('Disabled')
  await tab.goto('/profile')
  await expect(tab).toHaveURL(/\/login/)
  await hydrated(tab)
  await tab.getByLabel('Email', { exact: true }).fill(person.email)
  await tab.getByLabel('Password', { exact: true }).fill(person.password)
  await tab.getByRole('checkbox', { name: /terms/ }).check()
  await tab.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(toastOf(tab, 'This account is disabled.')).toBeVisible()
  await row.getByRole('button', { name: 'Enable' }).click()
  await expect(row).toContainText('Active')
  await signIn(tab, person)
  await theirs.close()
})

test('roles and sessions can be changed, but not on the own account', async ({ page, browser, baseURL }) => {
  const person = somebody()
  const theirs = await browser.newContext({ baseURL: baseURL ?? '' })
  await register(theirs, person)
  const tab = await theirs.newPage()
  await openAs(tab, person, '/about')
  const email = await openAdmin(page, 3, 'users')
  const find = async (part: string) => {
    await page.getByLabel('Email or name').fill(part)
    await page.getByRole('button', { name: 'Search' }).click()
    return page.getByRole('row').filter({ hasText: part })
  }
  await expect(await find(email)).toContainText('You')
  const row = await find(person.email)
  await row.getByRole('button', { name: 'Make admin' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make admin' }).click()
  await expect(row).toContainText('Admin')
  expect((await tab.goto('/admin'))?.status()).toBe(200)
  await row.getByRole('button', { name: 'Remove admin role' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove admin role' }).click()
  await expect(row).not.toContainText('Admin')
  expect((await tab.goto('/admin'))?.status()).toBe(403)
  await row.getByRole('button', { name: 'End sessions' }).click()
  await expect(row.getByRole('button', { name: 'End sessions' })).toHaveCount(0)
  await tab.goto('/profile')
  await expect(tab).toHaveURL(/\/login/)
  await theirs.close()
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
  await page.getByRole('button', { name: 'Your menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toHaveCount(0)
})

test('axe finds nothing in any section and theme', async ({ page }) => {
  test.setTimeout(180_000)
  await messageWith(page, 'A question')
  await signInAdmin(page.request, FIRST + 6)
  for (const name of ['overview', 'messages', 'banner', 'users', 'problems', 'views', 'audit'])
    await test.step(name, async () => {
      await page.goto(`/admin?section=${name}`)
      await hydrated(page)
      await expect(page.getByRole('heading', { name: 'Administration' })).toBeVisible()
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
      await expectAccessible(page, name === 'overview' ? 'body' : 'main')
    })
})
