import type { Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { specLabels } from '#tests/spec/spec-tables.ts'
import { expect, framesDrawn, guardedPaths, hydrated, publicPaths, test } from './page-list.ts'

/** How React writes attributes is style, not validity. */
const htmlRules = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    ...Object.fromEntries(
      ['void-style', 'doctype-style', 'attr-case', 'attribute-boolean-style', 'attribute-empty-style'].map((rule) => [
        rule,
        'off',
      ]),
    ),
    // On phones tables are laid out as cards: their roles keep them tables.
    'no-redundant-role': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Boxes of one question share its name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
    // A combobox's list is not a field like a select.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
  },
})

test('every page is valid HTML', async ({ request }) => {
  for (const path of [...publicPaths, ...guardedPaths, '/no/such/page']) {
    const { results } = await htmlRules.validateString(await (await request.get(path)).text())
    expect(
      results.flatMap(({ messages }) => messages.map(({ ruleId, selector }) => `${ruleId} ${selector}`)),
      path,
    ).toEqual([])
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every public page can be read, and a guarded page says why it needs scripts', async ({ page }) => {
    for (const path of publicPaths)
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(specLabels.header)
        await expect(page.getByRole('navigation', { name: 'Footer' }).getByRole('link')).toHaveText(specLabels.footer)
      })
    await page.goto('/profile')
    await expect(page.locator('.needs-script')).toContainText('This page needs JavaScript')
    await expect(page.locator('.needs-script')).toBeVisible()
  })
})

test.describe('a page for a signed-in user', () => {
  test('redirects a visitor to /login with the way back, whichever it is', async ({ page, complaints }) => {
    for (const path of guardedPaths)
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(complaints, path).toEqual([])
      })
  })

  test('shows the spinner, never its content, until the session is known', async ({ page }) => {
    await page.route('**/assets/**', () => {})
    await page.goto('/wishlist', { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
    await expect(page.getByRole('heading')).toHaveCount(0)
  })
})

test.describe('hydration', () => {
  test('waits for the load event', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const { loaded, scripts } = await page.evaluate(() => ({
      loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }))
    expect(scripts.length).toBeGreaterThan(2)
    expect(Math.min(...scripts)).toBeGreaterThanOrEqual(loaded)
  })

  test('starts at the first key press', async ({ page }) => {
    // An image that never loads holds the load event back.
    await page.route('/about', async (route) => {
      const response = await route.fetch()
      const html = (await response.text()).replace('</body>', '<img alt="" src="/never.png"></body>')
      await route.fulfill({ response, body: html })
    })
    await page.route('/never.png', () => {})
    const image = page.waitForRequest('/never.png')
    await page.goto('/about', { waitUntil: 'commit' })
    await image
    await page.waitForFunction(() => document.readyState === 'interactive')
    await framesDrawn(page)
    expect(await page.evaluate(() => 'banyanEarlyInput' in window)).toBe(true)
    const entry = page.waitForRequest(/\/assets\/.*\.js$/)
    await page.keyboard.press('Tab')
    await entry
    await page.waitForFunction(() => !('banyanEarlyInput' in window))
    expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  })
})

test('a page whose state is gone stays readable and says so', async ({ page, complaints }) => {
  await page.route('**/page-state/**', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/about')
  await expect(page.getByRole('alert')).toContainText('Part of this page could not be loaded')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.unroute('**/page-state/**')
  await page.getByRole('link', { name: 'Reload' }).click()
  await hydrated(page)
  await expect(page.getByRole('alert')).toBeHidden()
  complaints.length = 0
})

test('links change the page without reloading the document, and Back works', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Funds' }).click()
  await expect(page).toHaveURL('/search-funds')
  await expect(page).toHaveTitle('Mutual funds · Banyan')
  await page.goBack()
  await expect(page).toHaveTitle(/^Banyan: /)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('an unknown URL says so and links to the home page', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await hydrated(page)
  await expect(page).toHaveTitle('Page not found · Banyan')
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/')
})

const top = (page: Page) => page.evaluate(() => Math.round(scrollY))
const scrollDown = (page: Page, y: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), y)
/** A press without scrolling to the link first. */
const follow = (page: Page, path: string) =>
  page
    .locator(`a[href='${path}']`)
    .first()
    .evaluate((link: HTMLElement) => link.click())

test('a page scrolled before its scripts are there stays in place, also for the way back', async ({ page }) => {
  let release = () => {}
  const scripts = new Promise<void>((go) => {
    release = go
  })
  await page.route('**/assets/*.js', (route) => scripts.then(() => route.continue()))
  await page.goto('/about')
  await scrollDown(page, 300)
  release()
  await hydrated(page)
  await framesDrawn(page)
  expect(await top(page)).toBe(300)
  await follow(page, '/terms')
  await expect(page).toHaveTitle('Terms & Conditions · Banyan')
  await expect.poll(() => top(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => top(page)).toBe(300)
})

test('a link leads to the top of a page, and back and forward to where one was, also after a reload', async ({
  page,
}) => {
  const scrollTo = async (y: number) => {
    await scrollDown(page, y)
    await framesDrawn(page)
    expect(await top(page)).toBe(y)
  }
  const titles = { '/about': 'About', '/terms': 'Terms & Conditions', '/search-funds': 'Mutual funds' }
  const at = async (path: keyof typeof titles, y: number) => {
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle(`${titles[path]} · Banyan`)
    await expect.poll(() => top(page)).toBe(y)
  }
  await page.goto('/about')
  await hydrated(page)
  await scrollTo(300)
  await follow(page, '/terms')
  await at('/terms', 0)
  // From the top of one page to another, and back.
  await follow(page, '/search-funds')
  await at('/search-funds', 0)
  await page.goBack()
  await at('/terms', 0)
  await scrollTo(200)
  await page.goBack()
  await at('/about', 300)
  await page.goForward()
  await at('/terms', 200)
  await page.reload()
  await hydrated(page)
  await at('/terms', 200)
  await page.goBack()
  await at('/about', 300)
})
