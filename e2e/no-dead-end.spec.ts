import type { Page, Route } from '@playwright/test'
import { extraRoutes, routes } from '#catalogue/routes.ts'
import { signInAdmin } from './admins.ts'
import { distinctPaths, example, follow, isThorough } from './page-list.ts'
import { expect, hydrated, test } from './people.ts'

/** Longer than any screen may wait (`platform/api/answer-in-time.ts`, `.spinner-screen`). */
const EIGHT_SECONDS = 8_000

type Fault = { readonly begin: (page: Page) => Promise<unknown>; readonly end: (page: Page) => Promise<unknown> }

const answering = (where: string, act: (route: Route) => unknown): Fault => ({
  begin: (page) => page.route(where, (route) => void act(route)),
  end: (page) => page.unrouteAll({ behavior: 'ignoreErrors' }),
})
/** Pictures come: a browser waits for them before it says that a page has loaded. */
const api = (act: (route: Route) => unknown) =>
  answering('**/api/**', (route) => (route.request().resourceType() === 'image' ? route.fallback() : act(route)))

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

/** A page is whole without these. */
const spare =
  /\/api\/(auth\/session|banner|packs|problems|documents\/enquiries|listings\/[^/]+\/(pictures|floor-plan)|news\/[^/]+\/picture)/

/** Timers use Playwright's clock; CSS animations are finished by hand. */
async function passEightSeconds(page: Page) {
  await page.clock.fastForward(EIGHT_SECONDS)
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSAnimation && animation.animationName === 'long-wait') animation.finish()
  })
}

type Parts = {
  readonly page: Page
  readonly name: string
  readonly fault: Fault
  readonly arrive: () => Promise<unknown>
}

/** Records requests from now on. */
function listen(page: Page) {
  let asked: string[] = []
  let lastAt = 0
  page.on('request', (request) => {
    asked.push(new URL(request.url()).pathname)
    lastAt = Date.now()
  })
  page.on('requestfinished', () => {
    lastAt = Date.now()
  })
  return {
    begin: () => {
      asked = []
    },
    /** All first requests were made. */
    settled: () => {
      lastAt = Date.now()
      return expect.poll(() => Date.now() - lastAt > 150, { intervals: [50] }).toBe(true)
    },
    missed: () => asked.filter((address) => address.startsWith('/api/') && !spare.test(address)),
  }
}

/**
 * Visits a page under a fault: no spinner after 8 s, a retry where something is missing, the shell intact; then it
 * recovers.
 */
async function holds({ page, name, fault, arrive }: Parts, heard: ReturnType<typeof listen>) {
  const main = page.locator('main')
  const title = page.getByRole('heading', { level: 1 })
  const retry = main.locator('button:visible, a:visible').filter({ hasText: /^Try again$/ })
  const waiting = page.locator('.spinner-screen:visible, .spinner:visible, .skeleton:visible')
  await fault.begin(page)
  heard.begin()
  await arrive()
  await heard.settled()
  const early = heard.missed().length > 0
  await passEightSeconds(page)
  await heard.settled()
  // On a busy machine the page asked after its eight seconds.
  if (!early && heard.missed().length > 0) await passEightSeconds(page)
  await expect(waiting).toHaveCount(0)
  await expect(page.getByRole('banner')).toBeInViewport()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(main.locator('h1:visible, h2:visible').first()).toBeVisible()
  if (name !== 'the API answering late' && heard.missed().length > 0) await expect(retry.first()).toBeVisible()
  const titleThen = (await retry.count()) > 0 ? undefined : await title.textContent()
  await fault.end(page)
  await expect(async () => {
    if ((await retry.count()) > 0) await retry.first().click({ timeout: 500 })
    await page.waitForTimeout(100)
    expect(await retry.count()).toBe(0)
  }).toPass({ timeout: 5_000 })
  await expect(waiting).toHaveCount(0)
  await expect(title).toBeVisible()
  // A page without a retry was complete.
  if (titleThen !== undefined) await expect(title).toHaveText(titleThen ?? '')
}

const isAt = (page: Page, path: string) => new URL(page.url()).pathname === path.split('?')[0]
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'sameDocument', true))
const isSame = (page: Page) => page.evaluate(() => Reflect.get(window, 'sameDocument'))

/** An API that never answers finds the pages that ask. */
const LONGEST = 'the API never answering'
const isOfApi = (name: string) => name.startsWith('the API')

/** Pages that make requests when a link leads to them. /news has its list from the home page by then. */
const askingWhenFollowed: readonly string[] = [
  routes.about.path,
  routes.blog.path,
  routes.home.path,
  example(routes.post.path),
  routes.admin.path,
  routes.contact.path,
  example(routes.article.path),
  example(routes.fund.path),
  extraRoutes.myListings.path,
  routes.profile.path,
  example(routes.property.path),
  routes.realEstate.path,
  routes.searchFunds.path,
  routes.searchStocks.path,
  example(routes.stock.path),
]

/** One of each way to ask: a query, a search, a form, a personal page. Other faults end in the same code, so two do. */
const someAsking: readonly string[] = [
  example(routes.property.path),
  routes.searchFunds.path,
  routes.contact.path,
  routes.profile.path,
]

/** Where nobody asks, these faults make no difference, so only the thorough run visits the other pages. */
const followedWith: Record<string, readonly string[]> = {
  'the network cut': isThorough ? distinctPaths : someAsking,
  [LONGEST]: isThorough ? distinctPaths : askingWhenFollowed,
}

for (const [name, fault] of Object.entries(faults))
  test(`with ${name} a page says so after eight seconds, with a retry, and recovers without a reload`, async ({
    page,
    context,
    complaints,
  }, { parallelIndex }) => {
    test.setTimeout(120_000)
    await page.clock.install()
    await signInAdmin(context.request, 20 + parallelIndex)
    await page.goto('/terms')
    await hydrated(page)
    await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible()
    await mark(page)
    const heard = listen(page)
    const asked: string[] = []
    for (const path of followedWith[name] ?? (isThorough ? someAsking : someAsking.slice(0, 2)))
      await test.step(path, async () => {
        await follow(page, '/terms')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(routes.terms.title)
        // What the page before still asks for is not asked by the next one.
        await heard.settled()
        await holds({ page, name, fault, arrive: () => follow(page, path) }, heard)
        // /login and others lead to the home page.
        if (heard.missed().length > 0 && isAt(page, path)) asked.push(path)
      })
    // A page that starts making requests belongs in the list.
    if (name === LONGEST) expect(asked.toSorted()).toEqual(askingWhenFollowed.toSorted())
    expect(await isSame(page)).toBe(true)
    complaints.length = 0
  })

/** The page's files load, nothing after them. */
const afterThePage = (url: URL) => url.pathname.startsWith('/api/')
const firstFaults: Record<string, Fault> = {
  ...Object.fromEntries(Object.entries(faults).filter(([name]) => isOfApi(name))),
  'the network cut after the page': {
    begin: (page) => page.route(afterThePage, (route) => route.abort('internetdisconnected')),
    end: (page) => page.unrouteAll({ behavior: 'ignoreErrors' }),
  },
}

/** Most pages come complete from the server. These make requests when opened, so they meet every fault. */
const asking: readonly string[] = [
  routes.contact.path,
  routes.home.path,
  routes.profile.path,
  extraRoutes.myListings.path,
]

for (const [name, fault] of Object.entries(firstFaults))
  test(`opened with ${name}, a page says so after eight seconds, and recovers without a reload`, async ({
    page,
    context,
    complaints,
  }, { parallelIndex }) => {
    test.setTimeout(180_000)
    await page.clock.install()
    await signInAdmin(context.request, 20 + parallelIndex)
    await page.goto('/terms')
    await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible()
    const heard = listen(page)
    const asked: string[] = []
    const expected = isThorough || name === LONGEST ? asking : asking.slice(0, 2)
    for (const path of isThorough && name === LONGEST ? distinctPaths : expected)
      await test.step(path, async () => {
        const arrive = async () => {
          await page.goto(path)
          await hydrated(page)
          await mark(page)
        }
        await holds({ page, name, fault, arrive }, heard)
        // /login and others lead to the home page.
        if (heard.missed().length > 0 && isAt(page, path)) asked.push(path)
        expect(await isSame(page)).toBe(true)
      })
    // A page that starts making requests belongs in the list.
    expect(asked.toSorted()).toEqual(expected.toSorted())
    complaints.length = 0
  })
