import type { Locator, Page } from '@playwright/test'
import { constants } from '#catalogue/constants.ts'
import { specLabels } from '#tests/spec/spec-tables.ts'
import { axeFinds } from './axe.ts'
import { expect, framesDrawn, hydrated, isThorough, test } from './page-list.ts'

test.describe('the side menu', () => {
  for (const width of [360, 1440]) {
    test(`opens for a visitor at ${width} px, slides in from the right, and returns the focus`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/about')
      await hydrated(page)
      const button = page.getByRole('button', { name: 'Menu' })
      await button.click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await expect(menu).toBeVisible()
      await expect.poll(() => menu.evaluate((one) => Math.round(one.getBoundingClientRect().right))).toBe(width)

      const links = await menu.getByRole('link').allTextContents()
      // Properties and Real Estate are one page, and each page is in the menu once.
      const header = specLabels.header.filter((label) => ![...specLabels.menuEverybody, 'Properties'].includes(label))
      expect(links).toEqual([...(width < 768 ? header : []), ...specLabels.menuEverybody, 'Login'])
      await expect(menu.getByRole('listitem').filter({ hasText: /^Blog$/ })).toBeVisible()
      await expect(menu.getByRole('listitem').filter({ hasText: /^About Us$/ })).toBeVisible()
      await expect(menu.getByRole('button', { name: 'Logout' })).toHaveCount(0)
      expect(await axeFinds(page)).toEqual([])

      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(button).toBeFocused()
    })
  }

  test('that cannot be loaded says so and offers a retry', async ({ page, complaints }) => {
    await page.goto('/about')
    await hydrated(page)
    await page.route('**/assets/**', (route) => route.abort())
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('alert')).toContainText('This part could not be loaded')
    // What was asked for before must have failed, or the retry waits for it.
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    // The browser logs each file that failed.
    complaints.length = 0
  })
})

for (const width of [360, 1440])
  test(`toasts at ${width} px cover neither header nor panel title, and errors disappear after success`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/login')
    await hydrated(page)
    const boxOf = async (what: Locator) => (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const covers = async (what: Locator) => {
      const [toast, under] = [await boxOf(page.locator('.toast').first()), await boxOf(what)]
      const apart = toast.y >= under.y + under.height || under.y >= toast.y + toast.height
      return !apart && toast.x < under.x + under.width && under.x < toast.x + toast.width
    }
    await page.getByRole('button', { name: 'Sign in', exact: true }).last().click()
    const errors = page.locator('.toast[data-type="error"]:not([data-ending-style])')
    await expect(errors.first()).toBeVisible()
    await expect.poll(() => covers(page.getByRole('banner'))).toBe(false)
    await page.getByRole('button', { name: 'Try the demo' }).click()
    await expect(page.locator('.toast').filter({ hasText: 'Welcome back!' })).toBeVisible()
    await expect(errors).toHaveCount(0)
    await page.getByRole('button', { name: 'Notes and to-dos' }).click()
    const title = page.getByRole('dialog').locator('.layer-head')
    await expect(title).toBeVisible()
    await expect.poll(() => covers(title)).toBe(false)
  })

test('Sign In opens the modal over the page, and Escape returns to the button', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  const button = page.getByRole('button', { name: specLabels.signIn, exact: true })
  await button.click()
  await expect(page.getByRole('dialog', { name: 'Sign in to your account' })).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
  await expect(page).toHaveURL('/about')
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test("the header's links are there, Sign In leads to its page, and script-only controls are hidden", async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(specLabels.header)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
    await expect(page.getByLabel('Theme')).toBeHidden()
    await page.getByLabel('Monthly amount').fill('1,000')
    await page.getByText('EUR').click()
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page.locator('output')).toHaveText('€572,660')
    await page.getByRole('button', { name: specLabels.signIn }).click()
    await expect(page).toHaveURL(/\/login/)
  })
})

test.describe('the theme', () => {
  test('is nature by default; a choice survives a reload and reaches other tabs', async ({ page, context }) => {
    await page.goto('/')
    await hydrated(page)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'nature')
    const other = await context.newPage()
    await other.goto('/about')
    await hydrated(other)
    const papers = new Set<string>()
    for (const theme of constants.themes) {
      await page.getByLabel('Theme').selectOption(theme)
      await expect(other.locator('html')).toHaveAttribute('data-theme', theme)
      await expect(other.getByLabel('Theme')).toHaveValue(theme)
      papers.add(await other.evaluate(() => getComputedStyle(document.documentElement).backgroundColor))
      const scheme = await other.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
      expect(scheme).toBe(theme === 'dark' || theme === 'blue' ? 'dark' : 'light')
    }
    expect(papers.size).toBe(5)
    await page.getByLabel('Theme').selectOption('blue')
    await page.reload()
    await hydrated(page)
    await expect(page.getByLabel('Theme')).toHaveValue('blue')
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#0b1b33')
  })

  test('text size: each of the four scales the whole page', async ({ page }) => {
    await page.goto('/about')
    await hydrated(page)
    const heights: number[] = []
    for (const size of ['small', 'normal', 'large', 'extra-large']) {
      await page.getByLabel('Text size').selectOption(size)
      await page.reload()
      await hydrated(page)
      await expect(page.getByLabel('Text size')).toHaveValue(size)
      heights.push((await page.getByRole('button', { name: 'Menu' }).boundingBox())?.height ?? 0)
    }
    expect(heights.map(Math.round)).toEqual([39, 44, 50, 58])
  })
})

test.describe('the banner', () => {
  const banner = (page: Page) => page.getByRole('complementary', { name: 'Announcement' })

  test('announces new features, links to the contact page, and stays closed', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await expect(banner(page)).toContainText('More features are coming')
    await expect(banner(page).getByRole('link')).toHaveAttribute('href', '/contact')
    await banner(page).getByRole('button').click()
    await expect(banner(page)).toHaveCount(0)
    const framesWithBanner = await watchFrames(
      page,
      () => document.querySelector('.top-banner')?.getBoundingClientRect().height ?? 0,
    )
    await page.goto('/about')
    await hydrated(page)
    expect((await framesWithBanner()).filter((height) => height !== 0)).toEqual([])
    await expect(banner(page)).toHaveCount(0)
  })
})

test('the scroll-to-top button appears after more than 300 px, and works', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const button = page.getByRole('button', { name: 'Scroll to top' })
  await page.evaluate(
    (px) =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => resolve(), { once: true })
        scrollTo({ top: px, behavior: 'instant' })
      }),
    constants.scrollToTopPx,
  )
  await framesDrawn(page)
  await expect(button).toHaveCount(0)
  await page.evaluate((px) => scrollTo(0, px + 1), constants.scrollToTopPx)
  await expect(button).toBeVisible()
  await button.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(button).toHaveCount(0)
})

test('the safety reports are for our host, without requests before a click', async ({ page, baseURL }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await framesDrawn(page)
  await page.waitForLoadState('networkidle')
  const host = new URL(baseURL ?? '').host
  expect([...hosts]).toEqual([host])
  const reports = page.locator('footer a[target=_blank]')
  await expect(reports).toHaveCount(2)
  for (const [at, site] of ['transparencyreport.google.com', 'developer.mozilla.org'].entries()) {
    const link = new URL((await reports.nth(at).getAttribute('href')) ?? '')
    expect(link.host).toBe(site)
    expect([...link.searchParams.values()]).toEqual([host])
    await expect(reports.nth(at)).toHaveAttribute('rel', 'noopener noreferrer')
  }
})

/** Calls `look` before every frame from the first on, and returns the results. */
async function watchFrames<T>(page: Page, look: () => T) {
  await page.addInitScript(`
    window.seenFrames = [];
    (function next() { if (document.body) window.seenFrames.push((${look})()); requestAnimationFrame(next) })()`)
  return () => page.evaluate(() => Reflect.get(window, 'seenFrames') as T[])
}

test.describe('on a slow machine', () => {
  test('the chosen theme applies from the first frame', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('banyan:theme', JSON.stringify({ v: 1, updatedAt: '', data: 'dark' })),
    )
    const frames = await watchFrames(page, () => getComputedStyle(document.documentElement).backgroundColor)
    await slowDown(page, 6)
    await page.goto('/')
    await hydrated(page)
    const seen = await frames()
    expect(seen.length).toBeGreaterThan(3)
    expect(new Set(seen)).toEqual(new Set(['rgb(15, 21, 18)']))
  })

  for (const width of isThorough ? [360, 768, 1440] : [360, 1440]) {
    test(`no layout shift at ${width} px, with or without our fonts cached`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await recordShifts(page)
      await slowDown(page, 4)
      for (const path of ['/', '/about', '/search-funds']) expect(await shiftsOn(page, path), path).toEqual([])
      expect(await fontsOn(page)).toEqual(['own', true])
    })
  }
})

test.describe('our fonts', () => {
  test('are fetched at first use, applied from the next page, and from the first frame after that', async ({
    page,
  }) => {
    await page.goto('/')
    await hydrated(page)
    await page.mouse.move(200, 200)
    await page.mouse.move(210, 210)
    const asked = () =>
      page.evaluate(() => {
        const { loadEventEnd } = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming
        const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
        return fonts.map(({ startTime }) => startTime > loadEventEnd)
      })
    await expect.poll(asked).toEqual([true, true])
    await expect.poll(() => page.evaluate(() => localStorage.getItem('banyan:fonts-fetched'))).toContain('.woff2')
    expect(await page.locator('html').getAttribute('data-fonts')).toBeNull()
    await page.getByRole('link', { name: 'See how it works' }).click()
    await expect(page).toHaveURL('/about')
    await expect.poll(() => fontsOn(page)).toEqual(['own', true])
    await page.reload()
    expect(await fontsOn(page)).toEqual(['own', true])
  })

  test('that fail to load change nothing', async ({ page, complaints }) => {
    await page.route('**/*.woff2', (route) => route.abort())
    await page.goto('/')
    await hydrated(page)
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.woff2'))
    await page.keyboard.press('Shift')
    await failed
    await page.getByRole('link', { name: 'See how it works' }).click()
    await expect(page).toHaveURL('/about')
    await framesDrawn(page)
    expect(await page.locator('html').getAttribute('data-fonts')).toBeNull()
    // The browser logs each file that failed.
    complaints.length = 0
  })
})

/** Whether our fonts are applied, and whether they are loaded. */
function fontsOn(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready
    return [document.documentElement.dataset.fonts, document.fonts.check('16px "Banyan Sans"')]
  })
}

type Shift = { value: number; what: string }

async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Reflect.set(window, 'shifts', shifts)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Element }[] }
        shifts.push({ value, what: sources.map(({ node }) => node?.className || node?.nodeName).join(' ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function shiftsOn(page: Page, path: string): Promise<Shift[]> {
  await page.goto(path)
  await hydrated(page)
  await page.keyboard.press('Shift')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('banyan:fonts-fetched'))).toContain('.woff2')
  await framesDrawn(page)
  return page.evaluate(() => Reflect.get(window, 'shifts') as Shift[])
}

async function slowDown(page: Page, rate: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

test.describe('before hydration', () => {
  let letScriptsCome = () => {}
  test.beforeEach(async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    letScriptsCome = resolve
    await page.route('**/assets/*.js', async (route) => {
      await promise
      await route.continue()
    })
  })

  test('typed and chosen values are kept and applied', async ({ page }) => {
    await page.goto('/')
    const amount = page.getByLabel('Monthly amount')
    await amount.fill('')
    await amount.pressSequentially('1,250')
    await page.getByLabel('Theme').selectOption('japanese')
    // The last choice counts, even if it was chosen before.
    for (const currency of ['INR', 'EUR', 'INR']) await page.getByText(currency).click()
    expect(await page.evaluate(() => '$_TSR' in window)).toBe(true)
    letScriptsCome()
    await hydrated(page)
    await expect(amount).toHaveValue('1,250')
    await expect(page).toHaveURL(/monthly=1250/)
    await expect(page).toHaveURL(/currency=INR/)
    // 1,250 a month for 20 years at 8 %: 1,250 × Σ 1.08^(k/12), k = 1…240.
    await expect(page.locator('output')).toHaveText('₹7.16 lakh')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'japanese')
  })

  test('a cleared field stays cleared', async ({ page }) => {
    await page.goto('/')
    const years = page.getByLabel('Number of years')
    await years.fill('')
    letScriptsCome()
    await hydrated(page)
    await expect(years).toHaveValue('')
    await expect(years).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText('1 to 50')).toBeVisible()
  })

  test('an early press is replayed: the menu opens after hydration', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('data-waiting', '')
    expect(await page.evaluate(() => '$_TSR' in window)).toBe(true)
    letScriptsCome()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  })

  test('Sign In opens its modal and does not leave the page', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('button', { name: specLabels.signIn }).click()
    letScriptsCome()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page).toHaveURL('/about')
  })

  test('a link works at once', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'See how it works' }).click()
    await expect(page).toHaveURL('/about')
  })
})

test('scripts that never load: a message, working links, and presses that work without scripts', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.abort()
  })
  await page.goto('/about')
  await expect(page.getByRole('alert')).toContainText('Part of this page could not be loaded')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
  await page.goto('/')
  await page.getByRole('button', { name: specLabels.signIn }).click()
  await expect(page).toHaveURL(/\/login/)
  complaints.length = 0
})

test('/dev/ui is not part of a build', async ({ request }) => {
  expect((await request.get('/dev/ui')).status()).toBe(404)
})
