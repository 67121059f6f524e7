import { onTestFinished, vi } from 'vitest'
import { keyOf } from '#platform/storage/key.ts'
import { type Person, somebody } from '../some-person.ts'
import { envelope } from '../stored-choice.ts'
import { expect, test } from './dom-story.ts'
import type { Tab } from './tab.ts'

/** Creates an account through the API; the browser stays signed out. */
export async function register({ request }: Tab, person = somebody()): Promise<Person> {
  expect((await request.post('/api/auth/sign-up', { data: person })).status).toBe(201)
  await request.post('/api/auth/sign-out', { data: {} })
  return person
}

/** Fills the visible form. */
export async function fill(page: Tab, { email, password }: Person, terms = true) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: /terms/ }).setChecked(terms)
}

export async function signIn(page: Tab, person: Person, path = '/login') {
  await page.goto(path)
  await fill(page, person)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible()
}

/** A page as this person sees it, signed in through the API. */
export async function openAs(page: Tab, person: Person, path: string) {
  expect((await page.request.post('/api/auth/sign-in', { data: person })).status).toBe(200)
  await page.goto(path)
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible()
}

/** A page as the demo sees it, in a fresh browser; `changes`: values stored otherwise, or not at all. */
export async function demoAt(page: Tab, path: string, changes: Record<string, string | undefined> = {}) {
  vi.resetModules()
  const { demo } = await import('#catalogue/demo.ts')
  const { fillDemo } = await import('#features/accounts/demo-data.ts')
  const { uid, email, displayName, creationTime } = demo
  localStorage.setItem(keyOf('lastIdentity'), envelope({ uid, email, displayName, photoURL: null, creationTime }))
  fillDemo()
  for (const [name, text] of Object.entries(changes))
    if (text === undefined) localStorage.removeItem(name)
    else localStorage.setItem(name, text)
  await page.goto(path)
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible()
}

export async function demoSettings(page: Tab) {
  await demoAt(page, '/profile')
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible()
}

/** A page of the demo without any items. `stored` is the key, `empty` the page's text then. */
export async function emptyDemoAt(page: Tab, path: string, stored: string, empty: string) {
  await demoAt(page, path, { [stored]: undefined })
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { name: empty })).toBeVisible()
}

/** The file downloaded by a press. */
export async function downloaded(page: Tab, press: () => Promise<void>) {
  const before = page.downloads.length
  await press()
  await expect.poll(() => page.downloads.length).toBe(before + 1)
  const { name = '', blob } = page.downloads.at(-1) ?? {}
  return { name, bytes: Buffer.from((await blob?.arrayBuffer()) ?? new ArrayBuffer()) }
}

/** Until the end of the story. */
export function fillStorage() {
  const writing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  onTestFinished(() => writing.mockRestore())
}

export const toastOf = (page: Tab, sentence: string) =>
  page.locator('.toast:not([data-ending-style])').filter({ hasText: sentence })

export { expect, type Person, somebody, type Tab, test }
