import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, hydrated, openAs, register, test } from './people.ts'

test.use({ consented: 'all' })

/** A person with one message that this browser has not read yet. */
async function personWithMessage(page: Page, context: BrowserContext) {
  const subject = `About ${randomUUID().slice(0, 8)}`
  const person = await register(context)
  await openAs(page, person, '/about')
  const answer = await page.request.post('/api/documents/messages', {
    headers: { 'idempotency-key': randomUUID() },
    data: {
      data: { name: 'A', email: person.email, subject, message: 'Hello', consent: true, website: '' },
    },
  })
  expect(answer.status()).toBe(201)
  return { person, subject }
}

const sent = (page: Page) => page.getByRole('region', { name: 'Sent messages' })

/** By a link whose code is loaded already: there is no network. */
async function followContact(page: Page) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByRole('heading', { name: 'Contact us' })).toBeVisible()
}

async function openWithContactCode(page: Page) {
  await page.goto('/about')
  await hydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).hover()
  await page.waitForLoadState('networkidle')
}

const documentsOnDisk = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    if (!names.includes('banyan-cache')) return 0
    return new Promise<number>((resolve) => {
      const opening = indexedDB.open('banyan-cache')
      opening.onsuccess = () => {
        const reading = opening.result.transaction('labels').objectStore('labels').getAllKeys()
        reading.onsuccess = () => {
          opening.result.close()
          resolve(reading.result.filter((key) => String(key).includes('"documents"')).length)
        }
      }
    })
  })

const onlyNetwork = (complaints: string[]) =>
  expect(complaints.splice(0).filter((text) => !/Failed to load resource/.test(text))).toEqual([])

test('documents read online are readable offline, in a second tab too, with their age', async ({
  page,
  context,
  complaints,
}) => {
  const { subject } = await personWithMessage(page, context)
  await openWithContactCode(page)
  await followContact(page)
  await expect(sent(page)).toContainText(subject)
  await expect.poll(() => documentsOnDisk(page)).toBe(1)
  const second = await context.newPage()
  await openWithContactCode(second)
  await context.setOffline(true)
  await followContact(second)
  await expect(sent(second)).toContainText(subject)
  await expect(sent(second)).toContainText('Banyan cannot be reached')
  await expect(sent(second)).toContainText('As of')
  onlyNetwork(complaints)
})

test('a cached copy is shown at once and revalidated by ETag', async ({ page, context }) => {
  const { subject } = await personWithMessage(page, context)
  await page.goto('/contact')
  await expect(sent(page)).toContainText(subject)
  await expect.poll(() => documentsOnDisk(page)).toBe(1)
  const again = page.waitForResponse((response) => response.url().includes('/api/documents/'))
  await page.reload()
  expect((await again).status()).toBe(304)
  await expect(sent(page)).toContainText(subject)
})

test.describe('without consent', () => {
  test.use({ consented: false })

  test('nothing is on disk', async ({ page, context }) => {
    const { subject } = await personWithMessage(page, context)
    await page.goto('/contact')
    await expect(sent(page)).toContainText(subject)
    // A cached copy would be revalidated by ETag and answered with 304.
    const again = page.waitForResponse((response) => response.url().includes('/api/documents/'))
    await page.reload()
    expect((await again).status()).toBe(200)
    await expect(sent(page)).toContainText(subject)
    expect(await documentsOnDisk(page)).toBe(0)
  })
})

test('sign-out deletes the copies from disk', async ({ page, context }) => {
  const { subject } = await personWithMessage(page, context)
  await page.goto('/contact')
  await hydrated(page)
  await expect(sent(page)).toContainText(subject)
  await expect.poll(() => documentsOnDisk(page)).toBe(1)
  await page.getByRole('button', { name: 'Your menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(sent(page)).not.toContainText(subject)
  await expect.poll(() => documentsOnDisk(page)).toBe(0)
})
