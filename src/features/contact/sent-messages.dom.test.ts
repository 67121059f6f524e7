import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import { expect, openAs, register, type Tab, test } from '#tests/dom/dom-people.ts'

test.override({ consented: 'all' })

/** A person with one message that this browser has not read yet. */
async function personWithMessage(page: Tab) {
  const subject = `About ${randomUUID().slice(0, 8)}`
  const person = await register(page)
  await openAs(page, person, '/about')
  const data = { name: 'A', email: person.email, subject, message: 'Hello', consent: true, website: '' }
  const headers = { 'idempotency-key': randomUUID() }
  expect((await page.request.post('/api/documents/messages', { headers, data: { data } })).status).toBe(201)
  return subject
}

const sent = (page: Tab) => page.getByRole('region', { name: 'Sent messages' })

async function followContact(page: Tab) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByRole('heading', { name: 'Contact us' })).toBeVisible()
}

test('without persistence copies stay in memory and the app works', async ({ page }) => {
  page.addInitScript(() => {
    const refused = () => new DOMException('refused', 'SecurityError')
    vi.stubGlobal('indexedDB', {
      open() {
        throw refused()
      },
      databases: () => Promise.reject(refused()),
    })
  })
  const subject = await personWithMessage(page)
  await page.goto('/about')
  await followContact(page)
  await expect(sent(page)).toContainText(subject)
  await page.network.setOffline(true)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'About Banyan' })).toBeVisible()
  await followContact(page)
  await expect(sent(page)).toContainText(subject)
})
