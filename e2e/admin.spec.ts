import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { adminEmails, signInAdmin } from './admins.ts'
import { expectAccessible } from './axe.ts'
import { expect, hydrated, openAs, register, signIn, somebody, test, toastOf } from './people.ts'

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
  // Listed, but its address is not verified.
  const listed = { email: adminEmails[FIRST + 16], password: 'monsoon-42' }
  expect((await page.request.post('/api/auth/sign-up', { data: listed })).status()).toBe(201)
  expect((await page.request.get('/admin')).status()).toBe(403)
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
