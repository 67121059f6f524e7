import { format } from 'node:util'
import { test as base, vi } from 'vitest'
import { choiceOf } from '../stored-choice.ts'
import { expect } from './matchers.ts'
import { Tab } from './tab.ts'

type Given = { readonly consented: 'required' | 'all' | false; readonly page: Tab; readonly complaints: string[] }

/** About what only a browser does or knows. */
const notHere = [
  /Encountered a script tag while rendering/,
  /The tag <search> is unrecognized/,
  // The router's, where a story lets storage refuse.
  /Could not persist scroll restoration/,
]

/** One tab of a fresh browser, in a DOM. Fails on any console error. */
export const test = base.extend<Given>({
  /** Most begin after the consent choice; `test.override({ consented: false })` shows the bar. */
  consented: 'required',
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from its pattern
  complaints: async ({}, use) => {
    const complaints: string[] = []
    const note = (...said: unknown[]) => void complaints.push(format(...said))
    const consoles = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
    for (const each of consoles) each.mockImplementation(note)
    await use(complaints)
    for (const each of consoles) each.mockRestore()
    expect(complaints.filter((text) => !notHere.some((pattern) => pattern.test(text)))).toEqual([])
  },
  page: async ({ consented, complaints: _ }, use) => {
    if (consented) for (const [name, text] of Object.entries(choiceOf(consented))) localStorage.setItem(name, text)
    const page = new Tab()
    await use(page)
    await page.close()
    page.network.clearCookies()
    localStorage.clear()
    sessionStorage.clear()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  },
})

export { expect }
