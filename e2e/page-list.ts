import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { extraRoutes, type PageRoute, routes } from '#catalogue/routes.ts'
import { specRoutes } from '#tests/spec/spec-tables.ts'
import { choiceOf } from '#tests/stored-choice.ts'

/** `npm run hold -- stories`: every page and value, both databases. `npm test` takes some of each kind. */
export const isThorough = process.env.THOROUGH === 'on'

/** Every route of the spec with example parameters. */
export const example = (path: string) =>
  path
    .replace('{schemeCode}', '900363')
    .replace('{symbol}', 'BRAHOL.SMP')
    .replace('/blog/{slug}', '/blog/how-xirr-works')
    .replace('/news/{id}', '/news/sample-rates')
    .replace('/real-estate/{id}', '/real-estate/sample-1001')
    .replace(/\{\w+\}/, 'some-thing')

export const distinctRoutes: readonly [string, PageRoute][] = Object.entries({ ...routes, ...extraRoutes })
export const distinctPaths = distinctRoutes.map(([, { path }]) => example(path))

/** Ours, beside the spec's. A popup is no page to visit. */
const extraPaths = (access: PageRoute['access']) =>
  Object.values<PageRoute>(extraRoutes)
    .filter((page) => page.access === access && !page.popup)
    .map(({ path }) => example(path))
export const publicPaths = [...specRoutes.public.map(example), ...extraPaths('anyone')]
export const guardedPaths = [...specRoutes.guarded.map(example), ...extraPaths('user')]

export const matches = (route: string, path: string) =>
  new RegExp(`^${route.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)

/** As if the consent choice had been made in this browser. */
export async function choose(context: BrowserContext, type: 'required' | 'all') {
  await context.addInitScript((all) => {
    try {
      for (const [name, text] of Object.entries(all)) if (!localStorage.getItem(name)) localStorage.setItem(name, text)
    } catch {
      // Some tests run without storage.
    }
  }, choiceOf(type))
}

/** Fails on any console error, including refused inline scripts and hydration mismatches. */
export const test = base.extend<{ consented: 'required' | 'all' | false; chosen: undefined; complaints: string[] }>({
  /** Most tests start after the consent choice; `test.use({ consented: false })` shows the bar. */
  consented: ['required', { option: true }],
  chosen: [
    async ({ context, consented }, use) => {
      if (consented) await choose(context, consented)
      await use(undefined)
    },
    { auto: true },
  ],
  complaints: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        // The browser logs a 403 or 404 of the document and API refusals itself, which many tests cause on purpose;
        // missing files of the OpenID provider are not ours. A missing file of ours fails.
        const { url } = message.location()
        const expected = url === page.url() || url.includes('/api/auth/') || !url.startsWith(baseURL ?? '')
        if (/Failed to load resource/.test(message.text()) && expected) return
        if (/Service Worker registration blocked/.test(message.text())) return
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** The page is hydrated: Start's bootstrap object is gone, early input was replayed. Late parts may still be HTML. */
export const hydratedAtFirst = (page: Page) =>
  page.waitForFunction(
    () => document.readyState === 'complete' && !('$_TSR' in window) && !('banyanEarlyInput' in window),
  )

/** React knows every control, those of late parts too: their code comes when the focus moves beside them. */
export async function hydrated(page: Page) {
  await hydratedAtFirst(page)
  await page.waitForFunction(() => {
    for (const place of document.querySelectorAll('main :is(.sheet, .home-visitor)'))
      place.dispatchEvent(new FocusEvent('focusin'))
    return [...document.querySelectorAll('main :is(button, input, select, textarea)')].every((control) =>
      Object.keys(control).some((name) => name.startsWith('__react')),
    )
  })
}

/** Opens a page that is complete as the server sent it; hydration changes neither title nor heading. */
export async function openWhole(page: Page, path: string, status = 200) {
  const response = await page.goto(path)
  expect(response?.status(), path).toBe(status)
  const title = await page.title()
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  await hydrated(page)
  expect(await page.title(), path).toBe(title)
  expect(await page.getByRole('heading', { level: 1 }).textContent(), path).toBe(heading)
}

/** Like a link: the router notices, and the page's data comes from the API instead of with the page. */
export const follow = (page: Page, path: string) => page.evaluate((to) => history.pushState({}, '', to), path)

/** After two frames: React, observers and styles have settled. */
export const framesDrawn = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )

export { expect }
