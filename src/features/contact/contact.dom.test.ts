import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import { countMessages, signInAdmin } from '#tests/dom/dom-admins.ts'
import { expect, type Tab, test } from '#tests/dom/dom-people.ts'

async function write(page: Tab, subject: string) {
  await page.getByLabel('Your name').fill('Asha Rao')
  await page.getByLabel('Email', { exact: true }).fill('asha@people.example')
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Message', { exact: true }).fill('How old are the figures?')
  await page.getByRole('checkbox', { name: /I agree that you may store/ }).check()
}

const press = (page: Tab) => page.getByRole('button', { name: 'Send message' }).click()

async function send(page: Tab, subject: string) {
  await write(page, subject)
  await press(page)
}

const notSent = (page: Tab) => page.getByRole('complementary', { name: 'Not sent yet' })

test('without IndexedDB a message waits in the tab, with a warning, and arrives', async ({ page }) => {
  const subject = `About ${randomUUID().slice(0, 8)}`
  page.addInitScript(() =>
    vi.stubGlobal('indexedDB', {
      open() {
        throw new DOMException('refused', 'SecurityError')
      },
    }),
  )
  await page.goto('/contact')
  await page.network.setOffline(true)
  await send(page, subject)
  await expect(notSent(page)).toContainText('please keep this tab open')
  await page.network.setOffline(false)
  await expect(notSent(page)).toHaveCount(0)
  await signInAdmin(page, 10)
  expect(await countMessages(page, subject)).toBe(1)
})

test('a message refused by the server stays in the form, with the reason', async ({ page }) => {
  await page.goto('/contact')
  await page.route('**/api/documents/**', (route) =>
    route.fulfill({ status: 403, json: { code: 'forbidden', sentence: '', requestId: '' } }),
  )
  await send(page, 'Refused')
  await expect(page.getByRole('alert').filter({ hasText: 'Your account is not allowed to do this.' })).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveValue('Refused')
  await expect(notSent(page)).toHaveCount(0)
})

test('errors are at their fields, and nothing is sent', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel('Email', { exact: true }).fill('asha')
  await press(page)
  await expect(page.getByText('Please fill in all fields')).toHaveCount(3)
  await expect(page.getByText('Invalid email address')).toBeVisible()
  await expect(page.getByText('We need your consent to store your message and reply to it.')).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Your name')).toBeFocused()
  await expect(notSent(page)).toHaveCount(0)
  expect(page.network.asked.filter((request) => request.startsWith('POST /api/documents/'))).toEqual([])
})

test('typed text survives a reload, also offline', async ({ page }) => {
  await page.goto('/contact')
  await page.network.setOffline(true)
  await page.getByLabel('Message', { exact: true }).fill('A long story')
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  await expect.poll(stored).toContain('A long story')
  await page.network.setOffline(false)
  await page.reload()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('A long story')
})
