import type { Browser, BrowserContext, Page } from '@playwright/test'
import { keyOf } from '#platform/storage/key.ts'
import { firstPort } from '#tests/outside-ports.ts'
import { type Person, somebody } from '#tests/some-person.ts'
import { expect, framesDrawn, hydrated, test as quiet } from './page-list.ts'

/** Each test has its own address, so that limits do not interfere. */
export const test = quiet.extend<{ somewhere: undefined }>({
  somewhere: [
    async ({ context }, use) => {
      const part = () => Math.floor(Math.random() * 255)
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` })
      await use(undefined)
    },
    { auto: true },
  ],
})

/** Creates an account through the API; the browser stays signed out. */
export async function register({ request }: BrowserContext, person = somebody()): Promise<Person> {
  const answer = await request.post('/api/auth/sign-up', { data: person })
  expect(answer.status()).toBe(201)
  await request.post('/api/auth/sign-out', { data: {} })
  return person
}

/** Fills the visible form. */
export async function fill(page: Page, { email, password }: Person, terms = true) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: /terms/ }).setChecked(terms)
}

export async function signIn(page: Page, person: Person, path = '/login') {
  await page.goto(path)
  await hydrated(page)
  await fill(page, person)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible()
}

/** A page as this person sees it, signed in through the API; the form itself is shown in accounts.spec.ts. */
export async function openAs(page: Page, person: Person, path: string) {
  const answer = await page.request.post('/api/auth/sign-in', { data: person })
  expect(answer.status()).toBe(200)
  await page.goto(path)
  await hydrated(page)
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible()
}

/** localStorage after the demo's sign-in: through the form once per worker. */
let demoStorage: Promise<Record<string, string>> | undefined

/** Through the form, in a browser that others have used too. */
export async function signInAsDemo(page: Page, path: string) {
  await page.goto(`/login?next=${encodeURIComponent(path)}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Try the demo' }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible()
}

async function storageOfDemo(browser: Browser): Promise<Record<string, string>> {
  const page = await browser.newPage({ baseURL: `http://127.0.0.1:${firstPort}` })
  await signInAsDemo(page, '/terms')
  const stored: Record<string, string> = await page.evaluate(() => ({ ...localStorage }))
  await page.close()
  // Chosen for us where signing in took longer than the bar waits.
  const { [keyOf('cacheConsent')]: _consent, [keyOf('cacheSettings')]: _settings, ...others } = stored
  return others
}

/** A page as the demo sees it, in a fresh browser; `changes`: values stored otherwise, or not at all. */
export async function demoAt(page: Page, path: string, changes: Record<string, string | undefined> = {}) {
  const browser = page.context().browser()
  if (!browser) throw new Error('The demo needs a browser of its own for signing in.')
  demoStorage ??= storageOfDemo(browser)
  const stored = Object.entries({ ...(await demoStorage), ...changes }).filter(([, text]) => text !== undefined)
  // A document of this origin without scripts.
  await page.goto('/robots.txt')
  await page.evaluate((all) => {
    for (const [name, text = ''] of all) localStorage.setItem(name, text)
  }, stored)
  await page.goto(path)
  await hydrated(page)
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible()
}

export async function demoSettings(page: Page) {
  await demoAt(page, '/profile')
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible()
}

/** A page of the demo without any items. `stored` is the key, `empty` the page's text then. */
export async function emptyDemoAt(page: Page, path: string, stored: string, empty: string) {
  await demoAt(page, path, { [stored]: undefined })
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { name: empty })).toBeVisible()
}

/** The file downloaded by a press. */
export async function downloaded(page: Page, press: () => Promise<void>) {
  const downloading = page.waitForEvent('download')
  await press()
  const file = await downloading
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
  return { name: file.suggestedFilename(), bytes: Buffer.concat(chunks) }
}

export const toastOf = (page: Page, sentence: string) =>
  page.locator('.toast:not([data-ending-style])').filter({ hasText: sentence })

export { expect, framesDrawn, hydrated, type Person, somebody }
