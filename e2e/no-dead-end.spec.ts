import type { Page, Route } from '@playwright/test'
import { extraRoutes, routes } from '#catalogue/routes.ts'
import { signInAdmin } from './admins.ts'
import { example } from './page-list.ts'
import { expect, hydrated, test } from './people.ts'

/** Longer than any screen may wait (`platform/answer-in-time.ts`, `.spinner-screen`). */
const EIGHT_SECONDS = 8_000

type Fault = { readonly begin: (page: Page) => Promise<unknown>; readonly end: (page: Page) => Promise<unknown> }

const answering = (where: string, act: (route: Route) => unknown): Fault => ({
  begin: (page) => page.route(where, (route) => void act(route)),
  end: (page) => page.unrouteAll({ behavior: 'ignoreErrors' }),
})
const api = (act: (route: Route) => unknown) => answering('**/api/**', act)

const faults: Record<string, Fault> = {
  'the network cut': {
    begin: (page) => page.context().setOffline(true),
    end: (page) => page.context().setOffline(false),
  },
  'the server stopped': answering('**/*', (route) => route.abort('connectionrefused')),
  'the API answering 503': api((route) => route.fulfill({ status: 503, json: { code: 'busy' } })),
  'the API answering 502': api((route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' })),
  // The page's clock is eight seconds ahead by then.
  'the API answering late': api((route) => setTimeout(() => route.continue().catch(() => {}), 700)),
  'the API never answering': api(() => {}),
}

/** From the catalogue, so that a new route is covered without a word here. */
const paths = Object.values({ ...routes, ...extraRoutes }).map(({ path }) => example(path))

/** A page is whole without these. */
const spare = /\/api\/(auth\/session|banner|packs|problems)/

/** As a link would do it: the router hears of it. */
const follow = (page: Page, path: string) => page.evaluate((to) => history.pushState({}, '', to), path)

/** Timers go by Playwright's clock; what the style sheet counts is ended by hand. */
async function passEightSeconds(page: Page) {
  await page.clock.fastForward(EIGHT_SECONDS)
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSAnimation && animation.animationName === 'long-wait') animation.finish()
  })
}

for (const [name, fault] of Object.entries(faults))
  test(`with ${name} every page says so after eight seconds, with a retry, and heals without a reload`, async ({
    page,
    context,
    complaints,
  }, { parallelIndex }) => {
    test.setTimeout(120_000)
    const main = page.locator('main')
    const title = page.getByRole('heading', { level: 1 })
    const retry = main.locator('button:visible, a:visible').filter({ hasText: /^Try again$/ })
    const waiting = page.locator('.spinner-screen:visible, .spinner:visible, .skeleton:visible')
    await page.clock.install()
    await signInAdmin(context.request, 20 + parallelIndex)
    await page.goto('/terms')
    await hydrated(page)
    await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible()
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
    let asked: string[] = []
    let lastAt = 0
    page.on('request', (request) => {
      asked.push(new URL(request.url()).pathname)
      lastAt = Date.now()
    })
    page.on('requestfinished', () => {
      lastAt = Date.now()
    })
    /** Whatever the page asks for at first, it has asked for. */
    const settled = () => expect.poll(() => Date.now() - lastAt > 150, { intervals: [50] }).toBe(true)
    const missed = () => asked.filter((address) => address.startsWith('/api/') && !spare.test(address))
    for (const path of paths)
      await test.step(path, async () => {
        await follow(page, '/terms')
        await expect(title).toHaveText(routes.terms.title)
        await fault.begin(page)
        asked = []
        await follow(page, path)
        lastAt = Date.now()
        await settled()
        const early = missed().length > 0
        await passEightSeconds(page)
        await settled()
        // On a busy machine the page asked after its eight seconds had passed.
        if (!early && missed().length > 0) await passEightSeconds(page)
        await expect(waiting).toHaveCount(0)
        await expect(page.getByRole('banner')).toBeInViewport()
        await expect(page.getByRole('contentinfo')).toBeVisible()
        await expect(main.locator('h1:visible, h2:visible').first()).toBeVisible()
        if (name !== 'the API answering late' && missed().length > 0) await expect(retry.first()).toBeVisible()
        const titleThen = (await retry.count()) > 0 ? undefined : await title.textContent()
        await fault.end(page)
        await expect(async () => {
          if ((await retry.count()) > 0) await retry.first().click({ timeout: 500 })
          await page.waitForTimeout(100)
          expect(await retry.count()).toBe(0)
        }).toPass({ timeout: 5_000 })
        await expect(waiting).toHaveCount(0)
        await expect(title).toBeVisible()
        // A page without a retry was whole.
        if (titleThen !== undefined) await expect(title).toHaveText(titleThen ?? '')
      })
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
    complaints.length = 0
  })
