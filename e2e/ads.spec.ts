import type { BrowserContext, Page } from '@playwright/test'
import { constants } from '#catalogue/constants.ts'
import { demo } from '#catalogue/demo.ts'
import { keyOf } from '#platform/storage/key.ts'
import { choiceOf, envelope } from '#tests/stored-choice.ts'
import { demoAt, expect, test } from './own-server.ts'

const ads = 'https://ads.example'
const counter = 'https://count.example'
test.use({
  serviceWorkers: 'block',
  environment: {
    ADS_CLIENT: 'ca-pub-42',
    ADS_SCRIPT: `${ads}/ads.js`,
    ADS_HOSTS: 'https://frames.ads.example',
    ANALYTICS_SRC: `${counter}/count.js`,
  },
  viewport: { width: 1720, height: 900 },
})
test.describe.configure({ timeout: 120_000 })

/** The choices of a person who is signed in as the demo. */
function choices(wantsAds: boolean, analytics: boolean) {
  return {
    [keyOf('adsPreference', demo.uid)]: envelope(wantsAds),
    [keyOf('adHost', demo.uid)]: envelope(wantsAds ? 'ads.example' : ''),
    ...choiceOf('custom', { analytics }),
  }
}

async function store(page: Page, values: Record<string, string>) {
  await page.evaluate((all) => {
    for (const [name, text] of Object.entries(all)) localStorage.setItem(name, text)
  }, values)
}

/** Both sites answer; `asked` has every host but ours. `body`: of the network's script, or none at all. */
async function outside(context: BrowserContext, body: string | undefined) {
  const asked: string[] = []
  await context.route(/^https:\/\/(\w+\.)*example\//, (route) => {
    asked.push(new URL(route.request().url()).host)
    const script = route.request().url().startsWith(ads) ? body : ''
    return script === undefined
      ? route.abort()
      : route.fulfill({ contentType: 'text/javascript', body: script, headers: { 'access-control-allow-origin': '*' } })
  })
  return asked
}

/** The code that asks other sites is there, and a slot's delay has passed twice in the page. */
async function partsHaveRun(page: Page) {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/later-parts-')),
  )
  await page.evaluate((ms) => new Promise((go) => setTimeout(go, ms)), 2 * constants.adsDelaySeconds * 1_000)
}

/** Fills each slot that asks, as a network does. */
const network = `const fill = () => { for (const ad of document.querySelectorAll('ins:not([data-ad-status])')) {
  ad.append(document.createElement('b')); ad.dataset.adStatus = 'filled' } };
window.adsbygoogle = { push: fill }; fill()`

test('slots wait for a second, 300 ms and a tenth of their area, and move nothing', async ({ page, context }) => {
  const asked = await outside(context, network)
  await demoAt(page, '/terms', choices(true, false))
  await page.goto('/about')
  // Counted by the page itself: when slots came, and what moved.
  const first = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () =>
          document.querySelector('.ad') ? resolve(performance.now()) : requestAnimationFrame(() => look())
        look()
      }),
  )
  expect(first).toBeGreaterThan(constants.adsDelaySeconds * 1_000)
  expect(await page.locator('.ad-left').boundingBox()).toMatchObject({ width: 160, height: 600 })
  expect(await page.locator('.ad-right').boundingBox()).toMatchObject({ width: 160, height: 600 })
  expect(await page.locator('.ad-bottom').boundingBox()).toMatchObject({ width: 728, height: 90 })
  await expect(page.locator('.ad-left [data-ad-status=filled]')).toBeVisible()
  await expect(page.locator('.ad-right [data-ad-status=filled]')).toBeVisible()

  const bottom = page.locator('.ad-bottom ins')
  const show = (visiblePx: number) =>
    page.evaluate((px) => {
      const top = (document.querySelector('.ad-bottom')?.getBoundingClientRect().top ?? 0) + scrollY
      scrollTo({ top: Math.round(top) - innerHeight + px, behavior: 'instant' })
    }, visiblePx)
  await show(8)
  // The browser has reported how much is visible, and the debounce has passed twice in the page.
  const ratio = await page.evaluate(
    (debounce) =>
      new Promise<number>((resolve) => {
        const slot = document.querySelector('.ad-bottom')
        const seen = ([entry]: IntersectionObserverEntry[]) =>
          setTimeout(() => resolve(entry?.intersectionRatio ?? 0), 2 * debounce)
        if (slot) new IntersectionObserver(seen).observe(slot)
      }),
    constants.adsDebounceMs,
  )
  expect(ratio).toBeGreaterThan(0.08)
  expect(ratio).toBeLessThan(0.1)
  await expect(bottom).toHaveCount(0)
  await show(10)
  await expect(bottom).toHaveCount(1)
  expect([...new Set(asked)]).toEqual(['ads.example'])
  const moved = await page.evaluate(
    (since) =>
      new Promise<string[]>((resolve) => {
        type Shift = PerformanceEntry & { sources: readonly { node: Element | null }[] }
        const found: string[] = []
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[])
            if (entry.startTime > since - 50) found.push(...entry.sources.map(({ node }) => String(node?.outerHTML)))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(found.map((html) => html.slice(0, 200))), 200)
      }),
    first,
  )
  expect(moved).toEqual([])
})

test('only the sites that were allowed are contacted, and none after a withdrawal', async ({ page, context }) => {
  const asked = await outside(context, network)
  await demoAt(page, '/terms')
  const hosts = { ads: 'ads.example', counter: 'count.example' }
  for (const [wantsAds, analytics, expected] of [
    [false, false, []],
    [true, false, [hosts.ads]],
    [false, true, [hosts.counter]],
    [true, true, [hosts.ads, hosts.counter]],
  ] as const) {
    await store(page, choices(wantsAds, analytics))
    asked.length = 0
    await page.goto('/about')
    await page.mouse.click(5, 5)
    await partsHaveRun(page)
    // A positive signal for what is allowed; what is not would have come with it.
    await expect.poll(() => new Set(asked), { timeout: 10_000 }).toEqual(new Set(expected))
    expect([...new Set(asked)].sort(), `ads ${wantsAds}, analytics ${analytics}`).toEqual([...expected])
    await expect(page.locator('.ad')).toHaveCount(wantsAds ? 3 : 0)
  }
  // Withdrawn: the page is loaded anew without the script.
  asked.length = 0
  await page.getByRole('button', { name: 'Cookie and cache choices' }).click()
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reject All' }).click()])
  await page.mouse.click(5, 5)
  await partsHaveRun(page)
  expect(asked).not.toContain(hosts.counter)
})

test('with Global Privacy Control the counting script is off until it is switched on by name', async ({
  page,
  context,
}) => {
  const asked = await outside(context, network)
  await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await demoAt(page, '/about', choices(false, true))
  await page.getByRole('button', { name: 'Cookie and cache choices' }).click()
  await page.getByRole('button', { name: 'Customize' }).click()
  const byName = page.getByRole('switch', { name: 'Counting script of count.example' })
  const analytics = page.getByRole('switch', { name: 'Analytics Page counts' })
  await expect(byName).not.toBeChecked()
  await analytics.click()
  await expect(byName).toBeDisabled()
  await analytics.click()
  expect(asked).toEqual([])
  await byName.click()
  await page.getByRole('button', { name: 'Save my choice' }).click()
  await expect.poll(() => asked).toEqual(['count.example'])
  // It is remembered.
  await page.goto('/terms')
  await expect.poll(() => asked).toEqual(['count.example', 'count.example'])
})

test('on a phone the bottom slot has no room for the network: a panel of ours, and nothing overflows', async ({
  page,
  context,
}) => {
  const asked = await outside(context, network)
  await page.setViewportSize({ width: 360, height: 740 })
  await demoAt(page, '/about', choices(true, false))
  await page.locator('.ad-bottom').scrollIntoViewIfNeeded()
  await expect(page.locator('.ad-bottom .ad-house')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(asked).toEqual([])
})

test('in the news a slot of 300×250 comes below the screen', async ({ page, context }) => {
  await outside(context, network)
  await page.setViewportSize({ width: 1280, height: 400 })
  await demoAt(page, '/news/sample-rates', choices(true, false))
  const slot = page.locator('.ad-content')
  await expect(slot).toHaveCount(1)
  expect(await slot.boundingBox()).toMatchObject({ width: 300, height: 250 })
  expect((await slot.boundingBox())?.y).toBeGreaterThan(400)
  await slot.scrollIntoViewIfNeeded()
  await expect(slot.locator('[data-ad-status=filled]')).toBeVisible()
})

test('a network that was not named at the switch gets no slot until it is allowed by name', async ({
  page,
  context,
}) => {
  const asked = await outside(context, network)
  // Switched on before the operator set the network up.
  await demoAt(page, '/profile', { ...choices(true, false), [keyOf('adHost', demo.uid)]: envelope('') })
  await expect(page.locator('.ad-left .ad-house')).toBeVisible()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Allow ads.example' }).click()
  await expect(page.locator('.ad-left [data-ad-status=filled]')).toBeVisible()
  expect(new Set(asked)).toEqual(new Set(['ads.example']))
})

test('switched off in one tab, or signed out, no tab goes on with the network’s script', async ({ page, context }) => {
  await outside(context, network)
  await demoAt(page, '/about', choices(true, false))
  const hasScript = () => page.evaluate(() => document.querySelector('script[src*="ads.example"]') !== null)
  await expect.poll(hasScript).toBe(true)
  const other = await context.newPage()
  await other.goto('/profile')
  const reloaded = page.waitForEvent('load')
  await other.getByRole('switch', { name: 'Show advertisements' }).click()
  await reloaded
  expect(await hasScript()).toBe(false)

  await store(page, choices(true, false))
  await page.goto('/about')
  await expect.poll(hasScript).toBe(true)
  const left = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Your menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await left
  expect(await hasScript()).toBe(false)
})

test('a blocked script leaves a quiet panel of ours', async ({ page, context, complaints }) => {
  await outside(context, undefined)
  await demoAt(page, '/news/sample-rates', choices(true, false))
  await expect(page.locator('.ad-left')).toContainText('From Banyan')
  await expect(page.locator('.ad-left .ad-house')).toBeVisible()
  complaints.length = 0
})
