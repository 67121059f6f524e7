import type { Page } from '@playwright/test'
import { constants } from '#catalogue/constants.ts'
import { keyOf } from '#platform/storage/key.ts'
import { expectAccessible } from './axe.ts'
import { demoSettings, downloaded, expect, fill, framesDrawn, hydrated, somebody, test, toastOf } from './people.ts'

test.use({ consented: false })

const barOf = (page: Page) => page.getByRole('region', { name: 'Cookies and cache' }).and(page.locator('.consent'))
const button = (page: Page, name: string) => barOf(page).getByRole('button', { name })
const data = (page: Page, key: 'cacheConsent' | 'cacheSettings') =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '{}').data ?? null, keyOf(key))

/** The bar with a frozen clock. */
async function openFrozen(page: Page, path = '/about') {
  await page.clock.install({ time: new Date('2026-11-16T10:00:00Z') })
  await page.goto(path)
  await hydrated(page)
  await expect(barOf(page)).toBeVisible()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500)
}

const outcomes = [
  ['Reject All', 'none', false, []],
  ['Accept Required', 'required', true, ['funds', 'stocks']],
  ['Accept All', 'all', true, ['funds', 'stocks', 'analytics', 'preferences']],
] as const

for (const [name, type, enabled, allowed] of outcomes)
  test(`${name}: stored as ${type} with the cache settings, and not asked again after a reload`, async ({ page }) => {
    await page.goto('/about')
    await hydrated(page)
    await button(page, name).click()
    await expect(barOf(page)).toHaveCount(0)
    expect(await data(page, 'cacheConsent')).toMatchObject({ type, version: 1 })
    const settings = await data(page, 'cacheSettings')
    expect(settings).toMatchObject({ enabled, duration: constants.cacheDefaultHours })
    expect(constants.cacheTypes.filter((each) => settings.types[each])).toEqual(allowed)
    await page.reload()
    await hydrated(page)
    await framesDrawn(page)
    await expect(barOf(page)).toHaveCount(0)
  })

test('Customize: Required is locked, two switches and 12, 24 or 48 hours; the countdown stops for good', async ({
  page,
}) => {
  await openFrozen(page)
  await button(page, 'Customize').click()
  await expect(barOf(page).getByLabel('Required')).toBeChecked()
  await expect(barOf(page).getByLabel('Required')).toBeDisabled()
  await expect(barOf(page).getByLabel('24 hours')).toBeChecked()
  await barOf(page).getByLabel('Preferences').check()
  await barOf(page).getByLabel('48 hours').check({ force: true })
  await page.mouse.move(5, 5)
  await page.clock.runFor(60_000)
  expect(await data(page, 'cacheConsent')).toBeNull()
  await button(page, 'Back').click()
  await page.mouse.move(5, 5)
  await page.clock.runFor(60_000)
  expect(await data(page, 'cacheConsent')).toBeNull()
  await button(page, 'Customize').click()
  await button(page, 'Save my choice').click()
  await expect(barOf(page)).toHaveCount(0)
  expect(await data(page, 'cacheConsent')).toMatchObject({ type: 'custom' })
  expect(await data(page, 'cacheSettings')).toEqual({
    enabled: true,
    duration: 48,
    types: { funds: true, stocks: true, analytics: false, preferences: true },
  })
})

test('without activity Accept Required applies after 6 seconds, with a countdown on its button', async ({ page }) => {
  await openFrozen(page)
  const left = Number(/\d/.exec((await button(page, 'Accept Required').textContent()) ?? '')?.[0])
  expect(left).toBeGreaterThanOrEqual(5)
  for (let seconds = left - 1; seconds >= 1; seconds -= 1) {
    await page.clock.runFor(1_000)
    await expect(button(page, 'Accept Required')).toContainText(`(${seconds})`)
  }
  expect(await data(page, 'cacheConsent')).toBeNull()
  await page.clock.runFor(1_000)
  await expect(barOf(page)).toHaveCount(0)
  expect(await data(page, 'cacheConsent')).toMatchObject({ type: 'required' })
  await page.clock.resume()
  await page.reload()
  await hydrated(page)
  await expect(barOf(page)).toHaveCount(0)
})

test('by a real clock: 6 seconds from when it is visible', async ({ page }) => {
  // Measured in the page from its first frame; a busy machine can only add to it.
  await page.addInitScript(() => {
    let since: number | undefined
    const lasted = new Promise<number>((resolve) => {
      new MutationObserver(() => {
        if (document.querySelector('.consent')) since ??= performance.now()
        else if (since !== undefined) resolve(performance.now() - since)
      }).observe(document, { childList: true, subtree: true })
    })
    Reflect.set(window, 'lasted', lasted)
  })
  await page.goto('/about')
  await expect(barOf(page)).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'lasted') as Promise<number>)).toBeGreaterThan(5_900)
})

test('it pauses while pointer or focus is inside, and resumes afterwards', async ({ page }) => {
  await openFrozen(page)
  const paused = barOf(page).getByText('Paused', { exact: true })
  const box = await barOf(page).boundingBox()
  if (!box) throw new Error('no bar')
  await page.mouse.move(box.x + 20, box.y + 20)
  await page.mouse.move(box.x + 30, box.y + 20)
  await expect(paused).toBeVisible()
  await page.clock.runFor(20_000)
  expect(await data(page, 'cacheConsent')).toBeNull()
  await page.mouse.move(5, 5)
  await expect(paused).toBeHidden()
  await button(page, 'Accept All').focus()
  await expect(paused).toBeVisible()
  await page.clock.runFor(20_000)
  expect(await data(page, 'cacheConsent')).toBeNull()
  await button(page, 'Accept All').blur()
  await page.clock.runFor(6_100)
  expect(await data(page, 'cacheConsent')).toMatchObject({ type: 'required' })
})

test('two tabs: a choice in one closes the question in the other', async ({ page, context }) => {
  await context.clock.install()
  const other = await context.newPage()
  await other.goto('/news')
  await expect(barOf(other)).toBeVisible()
  await page.goto('/about')
  await button(page, 'Reject All').click()
  await expect(barOf(other)).toHaveCount(0)
  for (const tab of [page, other]) await tab.clock.runFor(6_500)
  expect(await data(other, 'cacheConsent')).toMatchObject({ type: 'none' })
})

test('an unknown version or type and impossible hours in storage count as not chosen', async ({ page }) => {
  const at = '2026-11-01T00:00:00.000Z'
  const types = { funds: true, stocks: true, analytics: true, preferences: true }
  const envelope = (value: unknown) => JSON.stringify({ v: 1, updatedAt: at, data: value })
  for (const [consent, duration] of [
    [{ type: 'all', version: 99, at }, 24],
    [{ type: 'everything', version: 1, at }, 24],
    [{ type: 'all', version: 1, at }, -24],
    [{ type: 'all', version: 1, at }, 1e9],
  ] as const)
    await test.step(`${JSON.stringify(consent)}, ${duration} hours`, async () => {
      await page.goto('/robots.txt')
      await page.evaluate(
        (all) => {
          localStorage.clear()
          for (const [name, text] of Object.entries(all)) localStorage.setItem(name, text)
        },
        {
          [keyOf('cacheConsent')]: envelope(consent),
          [keyOf('cacheSettings')]: envelope({ enabled: true, duration, types }),
        },
      )
      await page.goto('/about')
      await expect(barOf(page)).toBeVisible()
    })
})

test('reopened from the footer it has no countdown; closing it changes nothing, Reject All withdraws', async ({
  page,
}) => {
  await page.goto('/about')
  await button(page, 'Accept All').click()
  const again = page.getByRole('button', { name: 'Cookie and cache choices' })
  await again.press('Enter')
  await expect(barOf(page)).toBeFocused()
  await expect(button(page, 'Accept Required')).toHaveText('Accept Required')
  await button(page, 'Keep current choice').press('Enter')
  await expect(barOf(page)).toHaveCount(0)
  await expect(again).toBeFocused()
  expect(await data(page, 'cacheConsent')).toMatchObject({ type: 'all' })
  await again.press('Enter')
  await button(page, 'Reject All').press('Enter')
  expect(await data(page, 'cacheConsent')).toMatchObject({ type: 'none' })
})

test('keyboard alone: it is the first thing after the skip link', async ({ page }) => {
  await page.goto('/about')
  await expect(barOf(page)).toBeVisible()
  const names = ['Skip to content', 'Reject All', 'Customize', 'Accept Required', 'Accept All']
  for (const name of names) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toContainText(name)
  }
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(barOf(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(barOf(page).getByLabel('Analytics')).toBeFocused()
})

for (const [width, height] of [
  [320, 480],
  [360, 640],
  [1440, 900],
] as const)
  test(`it covers neither the focus nor unreachable content, at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openFrozen(page, '/')
    for (const open of [false, true]) {
      if (open) await button(page, 'Customize').click()
      // The page reserves space for the bar in the next frame.
      const hidden = () =>
        page.evaluate(() => {
          scrollTo(0, document.documentElement.scrollHeight)
          const edgeOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
          return (edgeOf('.site-footer')?.bottom ?? 0) - (edgeOf('.consent')?.top ?? 0)
        })
      await expect.poll(hidden).toBeLessThanOrEqual(1)
      const covered = await page.evaluate(() => {
        const bad: string[] = []
        for (const element of document.querySelectorAll<HTMLElement>(
          'main a, main input, footer a, footer select, footer button',
        )) {
          if (!element.checkVisibility()) continue
          element.focus()
          const { bottom } = element.getBoundingClientRect()
          const edge = document.querySelector('.consent')?.getBoundingClientRect().top ?? 0
          if (document.activeElement === element && bottom > edge + 1) bad.push(element.outerHTML.slice(0, 80))
        }
        return bad
      })
      expect(covered).toEqual([])
    }
  })

test('axe finds nothing in the bar and in Customize, in any theme', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  // Pauses the countdown.
  await button(page, 'Accept All').focus()
  await expect(barOf(page).getByText('Paused', { exact: true })).toBeVisible()
  await expectAccessible(page, '.consent')
  await button(page, 'Customize').click()
  await expect(barOf(page).getByLabel('Analytics')).toBeVisible()
  await expectAccessible(page, '.consent')
})

test('the welcome comes first: the six seconds start after it; an open Customize stays open', async ({ page }) => {
  await page.clock.install()
  await page.goto('/signup')
  await hydrated(page)
  await expect(barOf(page)).toBeVisible()
  await fill(page, somebody())
  await page.getByRole('button', { name: 'Create account' }).click()
  const welcome = page.getByRole('dialog', { name: 'Welcome to Banyan' })
  await expect(welcome).toBeVisible()
  await page.clock.runFor(6_500)
  await expect(page.locator('.consent')).toBeHidden()
  expect(await data(page, 'cacheConsent')).toBeNull()
  await welcome.getByRole('button', { name: 'Get Started' }).click()
  await expect(barOf(page)).toBeVisible()
  await button(page, 'Customize').click()
  await expect(barOf(page).getByLabel('Analytics')).toBeVisible()
})

test('the countdown stops behind the menu', async ({ page }) => {
  await page.clock.install()
  await page.goto('/about')
  await expect(barOf(page)).toBeVisible()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.clock.runFor(6_500)
  expect(await data(page, 'cacheConsent')).toBeNull()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.clock.runFor(6_500)
  await expect.poll(() => data(page, 'cacheConsent')).toMatchObject({ type: 'required' })
})

test('no request leaves for another host before the choice, nor after Reject All', async ({ page, baseURL }) => {
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !/^(data|blob):/.test(request.url())) outside.push(request.url())
  })
  for (const path of ['/', '/news', '/search-funds', '/login']) {
    await page.goto(path)
    await hydrated(page)
  }
  await page.goto('/about')
  await button(page, 'Reject All').click()
  for (const path of ['/', '/news', '/search-funds', '/login']) {
    await page.goto(path)
    await hydrated(page)
  }
  expect(outside).toEqual([])
  expect(await page.context().cookies()).toEqual([])
})

test('Global Privacy Control is mentioned, and changes none of the outcomes', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.goto('/about')
  await expect(barOf(page)).toContainText('Global Privacy Control')
  await button(page, 'Accept All').click()
  expect(await data(page, 'cacheConsent')).toMatchObject({ type: 'all' })
})

test('Settings: the choice, the receipt, and a button to change it', async ({ page }) => {
  await demoSettings(page)
  await button(page, 'Accept All').click()
  const part = page.locator('#cache')
  await expect(part).toContainText('You chose Accept All on')
  await expect(part).toContainText('Stored data is used for 24 hours.')
  const { bytes } = await downloaded(page, () => part.getByRole('button', { name: 'Download receipt' }).click())
  expect(JSON.parse(bytes.toString())).toMatchObject({
    chosen: 'Accept All',
    consent: { type: 'all', version: 1 },
    settings: { enabled: true, duration: 24 },
  })
  await part.getByRole('button', { name: 'Clear cache' }).click()
  await expect(toastOf(page, 'The cache is empty')).toBeVisible()
  await part.getByRole('button', { name: 'Change choice' }).click()
  await button(page, 'Reject All').click()
  await expect(part).toContainText('Nothing is stored after you close the page.')
})
