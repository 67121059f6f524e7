import type { Page } from '@playwright/test'
import { keyOf } from '#platform/storage/key.ts'
import { expectAccessible } from './axe.ts'
import { expect, hydrated, test } from './people.ts'

test.use({ consented: false })

const barOf = (page: Page) => page.getByRole('region', { name: 'Cookies and cache' }).and(page.locator('.consent'))
const button = (page: Page, name: string) => barOf(page).getByRole('button', { name })
const chosen = (page: Page) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '{}').data ?? null, keyOf('cacheConsent'))

/** The bar with a frozen clock. */
async function openFrozen(page: Page, path = '/about') {
  await page.clock.install({ time: new Date('2026-11-16T10:00:00Z') })
  await page.goto(path)
  await hydrated(page)
  await expect(barOf(page)).toBeVisible()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500)
}

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
  expect(await chosen(page)).toBeNull()
  await page.mouse.move(5, 5)
  await expect(paused).toBeHidden()
  await button(page, 'Accept All').focus()
  await expect(paused).toBeVisible()
  await page.clock.runFor(20_000)
  expect(await chosen(page)).toBeNull()
  await button(page, 'Accept All').blur()
  await page.clock.runFor(6_100)
  expect(await chosen(page)).toMatchObject({ type: 'required' })
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
  expect(await chosen(other)).toMatchObject({ type: 'none' })
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
