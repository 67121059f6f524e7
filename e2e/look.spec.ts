import type { Page } from '@playwright/test'
import { routes } from '#catalogue/routes.ts'
import { axeFinds, expectAccessible, wear } from './axe.ts'
import { overflows } from './overflows.ts'
import { expect, framesDrawn, guardedPaths, hydrated, matches, openWhole, publicPaths, test } from './page-list.ts'

const paths = [...publicPaths, '/no/such/page']

/** The shell is the same on every page but for the current link: its colours are checked on the first. */
const coloursOn = (path: string) => (path === paths[0] ? 'body' : 'main, .nav-link[aria-current]')
const statusOf = (path: string) => ({ '/admin': 403, '/no/such/page': 404 })[path] ?? 200

for (const path of paths)
  test(`${path} is complete, hydrates without errors, passes axe in every theme, and fits every screen`, async ({
    page,
  }) => {
    // A page of twenty funds has a thousand elements to check, five times.
    test.setTimeout(180_000)
    await openWhole(page, path, statusOf(path))
    await test.step('axe finds nothing in any theme', async () => {
      // A fund's page is checked in fund-figures.spec.ts, with everything expanded.
      if (!matches(routes.fund.path, path)) await expectAccessible(page, coloursOn(path))
    })
    await test.step('every target is at least 24 px, on phone and desktop', async () => {
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        await framesDrawn(page)
        expect(await smallTargets(page), `${width} px`).toEqual([])
      }
    })
    await test.step('nothing overflows at any width and text size', async () => {
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
      expect(await overflows(page)).toEqual([])
    })
  })

test('a page for a signed-in user: axe finds nothing on the redirect target', async ({ page }) => {
  await page.goto(guardedPaths[0] ?? '')
  await expect(page).toHaveURL(/\/login/)
  await hydrated(page)
  expect(await axeFinds(page)).toEqual([])
})

/** WCAG 2.5.8 exempts links in text; a control inside its label is as large as the label. */
function smallTargets(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary, [tabindex="0"]')]
      .filter((element) => element.checkVisibility() && !element.matches('.skip-link'))
      .filter(
        (element) =>
          !(element.matches('a') && getComputedStyle(element).display === 'inline' && element.closest('p, h3')),
      )
      .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} ${box.width}×${box.height}`),
  )
}

test('every control of the home page is reachable by Tab, visible, and shows its focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/')
  await hydrated(page)
  const controls = await page.evaluate(() => {
    const radios = new Set<string>()
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')].filter(
      (one) => {
        if (!one.checkVisibility()) return false
        // Tab reaches one radio button of a group; arrows the others.
        if (!(one instanceof HTMLInputElement) || one.type !== 'radio') return true
        return !radios.has(one.name) && radios.add(one.name)
      },
    ).length
  })
  const seen = new Set<string>()
  for (let press = 0; press < controls; press += 1) {
    await page.keyboard.press('Tab')
    await framesDrawn(page)
    const focus = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      const shown = element.closest<HTMLElement>('.segment') ?? element
      const box = shown.getBoundingClientRect()
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      return {
        name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent} ${element.getAttribute('name') ?? ''}`,
        outlined:
          getComputedStyle(shown).outlineStyle !== 'none' &&
          Number.parseFloat(getComputedStyle(shown).outlineWidth) >= 2,
        uncovered: top !== null && (shown.contains(top) || top.contains(shown)),
      }
    })
    expect(focus, focus.name).toMatchObject({ outlined: true, uncovered: true })
    seen.add(focus.name)
  }
  expect(seen.size).toBeGreaterThan(20)
})

test.describe('with reduced motion', () => {
  test('the side menu appears at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer).toBeVisible()
    const seconds = await drawer.evaluate((element) => Number.parseFloat(getComputedStyle(element).transitionDuration))
    expect(seconds).toBeLessThan(0.001)
  })

  test('the spinner still pulses', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route('**/assets/**', () => {})
    await page.goto('/wishlist', { waitUntil: 'domcontentloaded' })
    const { animationName, animationDuration } = await page
      .locator('.spinner')
      .evaluate((spinner) => getComputedStyle(spinner))
    expect([animationName, animationDuration]).toEqual(['pulse', '2.5s'])
  })
})

test('print has the text and no buttons', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  await wear(page, 'dark')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
  const kicker = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--second'))
  expect(kicker).toBe('#8f5408')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  )
})
