import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { countMessages, signInAdmin } from './admins.ts'
import { expect, hydrated, openAs, type Person, register, signIn, test, toastOf } from './people.ts'

const arrived = 'Your message was sent'
const kept = 'Your message is saved and will be sent when you are back online'
const API = '**/api/documents/**'

const newSubject = () => `About ${randomUUID().slice(0, 8)}`

async function write(page: Page, subject: string) {
  await page.getByLabel('Your name').fill('Asha Rao')
  await page.getByLabel('Email', { exact: true }).fill('asha@people.example')
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Message', { exact: true }).fill('How old are the figures?')
  await page.getByRole('checkbox', { name: /I agree that you may store/ }).check()
}

const press = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()

async function send(page: Page, subject: string) {
  await write(page, subject)
  await press(page)
}

async function open(page: Page) {
  await page.goto('/contact')
  await hydrated(page)
  // What the page needs offline is loaded too.
  await page.waitForFunction(() => performance.getEntriesByName('ready for offline').length > 0)
}

/** Replaces the signed-in person. */
async function becomes(page: Page, person: Person) {
  await page.request.post('/api/auth/sign-out', { data: {} })
  await signIn(page, person, '/login?next=/contact')
}

/** The message reaches the server, but its response is lost. */
async function loseAnswers(context: BrowserContext) {
  let reached = 0
  await context.route(API, async (route) => {
    await route.fetch()
    reached += 1
    await route.abort('connectionreset')
  })
  return () => reached
}

/** Waits for responses that are being dropped. */
const findAnswers = (context: BrowserContext) => context.unrouteAll({ behavior: 'wait' })

const notSent = (page: Page) => page.getByRole('complementary', { name: 'Not sent yet' })
const sent = (page: Page) => page.getByRole('region', { name: 'Sent messages' })
/** The browser's own messages about network failures. */
const onlyNetwork = (complaints: string[]) =>
  expect(complaints.splice(0).filter((text) => !/Failed to load resource/.test(text))).toEqual([])

let admins = 0
test.describe('a message', () => {
  let count: (subject: string) => Promise<number>
  test.beforeEach(async ({ playwright, baseURL }, { parallelIndex }) => {
    const admin = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    await signInAdmin(admin, parallelIndex * 5 + (admins++ % 5))
    count = (subject) => countMessages(admin, subject)
  })

  async function sendOffline(page: Page, subject: string) {
    await open(page)
    await page.context().setOffline(true)
    await send(page, subject)
  }

  async function arrivesOnline(page: Page, subject: string) {
    await page.context().setOffline(false)
    await expect(notSent(page)).toHaveCount(0)
    await expect.poll(() => count(subject)).toBe(1)
  }

  test('is sent and confirmed, and the form is empty again', async ({ page }) => {
    const subject = newSubject()
    await open(page)
    await send(page, subject)
    await expect(toastOf(page, arrived)).toBeVisible()
    await expect(page.getByLabel('Subject')).toHaveValue('')
    await expect(notSent(page)).toHaveCount(0)
    expect(await count(subject)).toBe(1)
  })

  test('written offline waits visibly, and arrives once when the network is back', async ({ page, complaints }) => {
    const subject = newSubject()
    await sendOffline(page, subject)
    await expect(toastOf(page, kept)).toBeVisible()
    await expect(notSent(page)).toContainText('1 message is waiting to be sent')
    await expect(sent(page)).toContainText(`${subject}Waiting to be sent`)
    await arrivesOnline(page, subject)
    onlyNetwork(complaints)
  })

  test('whose response was lost arrives once, also after a reload', async ({ page, context, complaints }) => {
    const subject = newSubject()
    await open(page)
    const reached = await loseAnswers(context)
    await send(page, subject)
    await expect(notSent(page)).toContainText('1 message is waiting to be sent')
    expect(await count(subject)).toBe(1)
    await page.reload()
    await hydrated(page)
    await expect(notSent(page)).toContainText('1 message is waiting to be sent')
    expect(reached()).toBeGreaterThan(1)
    await findAnswers(context)
    await notSent(page).getByRole('button', { name: 'Try now' }).click()
    await expect(notSent(page)).toHaveCount(0)
    expect(await count(subject)).toBe(1)
    onlyNetwork(complaints)
  })

  test('arrives once with two tabs open', async ({ page, context, complaints }) => {
    const [first, second] = [newSubject(), newSubject()]
    const other = await context.newPage()
    await open(page)
    await open(other)
    const reached = await loseAnswers(context)
    await send(page, first)
    await expect(notSent(other)).toContainText('1 message is waiting')
    // The draft is gone in both tabs; before that the next message would be typed into the old one.
    await expect(other.getByLabel('Your name')).toHaveValue('')
    await send(other, second)
    await expect(notSent(page)).toContainText('2 changes are waiting')
    await page.reload()
    await hydrated(page)
    expect(reached()).toBeGreaterThan(0)
    await findAnswers(context)
    // Both at once.
    await Promise.all([page, other].map((tab) => tab.evaluate(() => dispatchEvent(new Event('online')))))
    for (const tab of [page, other]) await expect(notSent(tab)).toHaveCount(0)
    // The second one was queued behind the first and never tried, so nothing is shown about it.
    const counts = async () => [await count(first), await count(second)]
    await expect.poll(counts).toEqual([1, 1])
    await other.reload()
    await hydrated(other)
    expect(await counts()).toEqual([1, 1])
    onlyNetwork(complaints)
  })

  test('uses one connection per database and tab', async ({ page, complaints }) => {
    await page.addInitScript(() => {
      const { open } = IDBFactory.prototype
      const names: string[] = []
      Object.assign(window, { openedDatabases: names })
      IDBFactory.prototype.open = function (name, version) {
        names.push(name)
        return open.call(this, name, version)
      }
    })
    const subject = newSubject()
    await sendOffline(page, subject)
    await expect(notSent(page)).toContainText('1 message is waiting to be sent')
    await arrivesOnline(page, subject)
    const names = await page.evaluate(() => Reflect.get(window, 'openedDatabases') as string[])
    expect(names).toContain('banyan-outbox')
    expect(names).toEqual([...new Set(names)])
    onlyNetwork(complaints)
  })

  test('of a user is sent as that user only, whoever signs in meanwhile', async ({ page, context, complaints }) => {
    const subject = newSubject()
    const [asha, ravi] = [await register(context), await register(context)]
    await openAs(page, asha, '/contact')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(asha.email)
    await page.route(API, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
    await send(page, subject)
    await expect(notSent(page)).toContainText('1 message is waiting')
    await becomes(page, ravi)
    await page.unroute(API)
    await page.reload()
    await hydrated(page)
    await expect(sent(page)).toContainText('No messages yet.')
    await expect(notSent(page)).toHaveCount(0)
    expect(await count(subject)).toBe(0)
    // A response read before sending arrives after the one read later.
    const readAgain = Promise.withResolvers<void>()
    let reads = 0
    await page.route(API, async (route) => {
      if (route.request().method() !== 'GET') return route.continue()
      reads += 1
      if (reads > 1) readAgain.resolve()
      const answer = await route.fetch()
      if (!(await answer.text()).includes(subject)) await readAgain.promise
      await route.fulfill({ response: answer })
    })
    await becomes(page, asha)
    await expect(sent(page)).toContainText(`${subject}Received`)
    expect(await count(subject)).toBe(1)
    onlyNetwork(complaints)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })
    test('is validated by the browser, posted, and confirmed on the page', async ({ page }) => {
      const subject = newSubject()
      await page.goto('/contact')
      await write(page, subject)
      await page.getByLabel('Email', { exact: true }).fill('asha')
      await press(page)
      await expect(page).toHaveURL('/contact')
      await page.getByLabel('Email', { exact: true }).fill('asha@people.example')
      await press(page)
      await expect(page).toHaveURL('/contact?outcome=sent')
      await expect(page.getByRole('status')).toHaveText('Your message was sent. Thank you.')
      expect(await count(subject)).toBe(1)
    })
  })
})
