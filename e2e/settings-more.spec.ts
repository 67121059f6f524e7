import type { BrowserContext, Page } from '@playwright/test'
import { writeBackup } from '#domain/kept/browser-backup.ts'
import { keyOf } from '#platform/storage/key.ts'
import { outsidePorts } from '#tests/outside-ports.ts'
import { demoSettings, downloaded, expect, framesDrawn, hydrated, test, toastOf } from './people.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const kept = (page: Page, name: string) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').data, `banyan:${name}`)
const store = (page: Page | BrowserContext, name: string, data: unknown) =>
  page.addInitScript(
    ([key, text]) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, text)
    },
    [`banyan:${name}`, JSON.stringify({ v: 1, updatedAt: '2026-11-01T00:00:00.000Z', data })] as const,
  )

test('news and ads preferences apply at once, start with the spec’s defaults, and other tabs follow', async ({
  page,
  context,
}) => {
  await demoSettings(page)
  const other = await context.newPage()
  await other.goto('/profile')
  const news = part(page, 'News')
  for (const name of ['The Times of India', 'BBC News', 'Business', 'Local', 'India', 'United States'])
    await expect(news.getByLabel(name, { exact: true })).toBeChecked()
  await expect(news.getByLabel('Japan')).not.toBeChecked()
  await expect(news.getByLabel('How often')).toHaveValue('30')
  await news.getByLabel('Japan').check()
  await news.getByLabel('BBC News').uncheck()
  await news.getByLabel('How often').selectOption('15')
  await expect(part(other, 'News').getByLabel('Japan')).toBeChecked()
  await news.getByLabel('Auto-refresh').uncheck()
  await expect(news.getByLabel('How often')).toHaveCount(0)
  await expect
    .poll(() => kept(page, 'news-preferences:demo'))
    .toEqual({
      preferredProviders: ['the-times-of-india', 'the-economic-times', 'the-hindu'],
      preferredCategories: ['general', 'business', 'technology', 'local'],
      preferredCountries: ['in', 'us', 'jp'],
      autoRefresh: false,
      refreshInterval: 15,
    })
  const ads = part(page, 'Advertisements').getByLabel('Show advertisements')
  await expect(ads).not.toBeChecked()
  await ads.check()
  await page.reload()
  await expect(ads).toBeChecked()
  await expect(part(page, 'Property creator')).toContainText('You have not requested to publish properties.')
})

test.describe('location', () => {
  const requests: string[] = []
  const watch = (page: Page) => {
    requests.length = 0
    page.on('request', (request) => {
      if (new URL(request.url()).port === String(outsidePorts.ipLocation)) requests.push(request.url())
    })
  }

  test('from the browser: no request; it is shown, can be removed, and undone', async ({ page, context }) => {
    watch(page)
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 28.4595, longitude: 77.0266 })
    await demoSettings(page)
    const place = part(page, 'Location')
    await expect(place).toContainText('No location is stored. Where one is needed, Banyan uses Bengaluru, India.')
    await place.getByRole('button', { name: 'Use my location' }).click()
    await expect(place).toContainText('Delhi, Delhi, India')
    await expect(place).toContainText('28.46, 77.03')
    expect(requests).toEqual([])
    await expect(part(page, 'Other sites contacted')).toContainText('This tab has contacted no other site.')
    await place.getByRole('button', { name: 'Remove' }).click()
    await expect(place).toContainText('No location is stored')
    await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
    await expect(place).toContainText('Delhi')
  })

  test('without the browser’s: the service is asked on request, and listed as a contacted site', async ({ page }) => {
    watch(page)
    await demoSettings(page)
    expect(requests).toEqual([])
    const place = part(page, 'Location')
    await place.getByRole('button', { name: 'Use my location' }).click()
    await expect(place).toContainText('Pune, Maharashtra, India')
    expect(requests).toHaveLength(1)
    const contacts = part(page, 'Other sites contacted')
    await expect(contacts).toContainText(`127.0.0.1:${outsidePorts.ipLocation}`)
    await expect(contacts).toContainText('You asked for your location, and this browser could not provide it.')
    await page.reload()
    await expect(contacts).toContainText(`127.0.0.1:${outsidePorts.ipLocation}`)
  })

  for (const [name, answer] of [
    ['cannot be reached', 'abort'],
    ['answers nonsense', { body: '{"city":5}' }],
    [
      'answers too much',
      {
        body: JSON.stringify({
          city: 'Pune',
          region: 'Maharashtra',
          country_name: 'India',
          country_code: 'IN',
          latitude: 18.5,
          longitude: 73.9,
          timezone: 'Asia/Kolkata',
          more: 'x'.repeat(100_000),
        }),
      },
    ],
  ] as const)
    test(`the service ${name}: Failed to update location`, async ({ page }) => {
      await page.route(new RegExp(`:${outsidePorts.ipLocation}`), (route) =>
        answer === 'abort'
          ? route.abort()
          : route.fulfill({
              headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
              contentType: 'application/json',
              ...answer,
            }),
      )
      await demoSettings(page)
      await part(page, 'Location').getByRole('button', { name: 'Use my location' }).click()
      await expect(toastOf(page, 'Failed to update location')).toBeVisible()
      await expect(part(page, 'Location')).toContainText('No location is stored')
    })
})

test('one key hides amounts on every page and tab, also in the first frame; not while typing', async ({
  page,
  context,
}) => {
  await demoSettings(page)
  const other = await context.newPage()
  await other.goto('/about')
  await hydrated(other)
  const html = page.locator('html')
  const amount = page.locator('.amount-personal').first()
  await expect(amount).toHaveCSS('filter', 'none')
  await page.locator('body').press('h')
  await expect(html).toHaveAttribute('data-hide-amounts', '')
  await expect(amount).toHaveCSS('filter', /blur/)
  await expect(other.locator('html')).toHaveAttribute('data-hide-amounts', '')
  await expect(page.getByLabel('Hide my amounts')).toBeChecked()
  await page.addInitScript(() => {
    const look = () => {
      const shown = document.querySelector('.amount-personal')
      if (shown) Object.assign(window, { first: getComputedStyle(shown).filter })
      else requestAnimationFrame(look)
    }
    look()
  })
  await page.reload()
  await expect(amount).toBeVisible()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'first'))).toContain('blur')

  await page.getByLabel('Your name').fill('')
  await page.getByLabel('Your name').press('h')
  await expect(page.getByLabel('Your name')).toHaveValue('h')
  await expect(html).toHaveAttribute('data-hide-amounts', '')

  await page.getByLabel('Your name').blur()
  await page.locator('body').press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(list).toContainText('Hide or show your amounts')
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await page.getByLabel('Single-key shortcuts').uncheck()
  await page.locator('body').press('h')
  await expect(html).toHaveAttribute('data-hide-amounts', '')
  await page.getByRole('button', { name: 'Your menu' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Hide my amounts' }).click()
  await expect(html).not.toHaveAttribute('data-hide-amounts', '')
})

test('the first painted amount of a personal page is in the chosen currency', async ({ page }) => {
  await demoSettings(page)
  await page.getByRole('main').getByLabel('Currency').selectOption('INR')
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    const look = () => {
      for (const { textContent } of document.querySelectorAll('.amount')) seen.add(textContent ?? '')
      requestAnimationFrame(look)
    }
    look()
  })
  await page.reload()
  await expect(page.locator('.amount-personal')).toHaveText('₹12,34,567.00')
  expect(await page.evaluate(() => [...(Reflect.get(window, 'seen') as Set<string>)])).toEqual(['₹12,34,567.00'])
})

for (const width of [360, 1440])
  test(`on a public page the chosen currency appears without a layout shift, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await store(page, 'preferred-currency', 'INR')
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/')
    await hydrated(page)
    await expect(page.locator('.growth-sum')).toContainText('₹')
    await framesDrawn(page)
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0)
  })

test('wipe this browser: signed out, and nothing is left', async ({ page }) => {
  await demoSettings(page)
  await page.getByRole('main').getByLabel('Theme').selectOption('dark')
  await page.getByRole('button', { name: 'Your menu' }).press('Enter')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('button', { name: 'Wipe this browser…' }).click()
  await menu.getByRole('button', { name: 'Cancel' }).click()
  await expect(menu.getByRole('button', { name: 'Log out and wipe' })).toHaveCount(0)
  await menu.getByRole('button', { name: 'Wipe this browser…' }).click()
  await menu.getByRole('button', { name: 'Log out and wipe' }).click()
  await expect(toastOf(page, 'Logged out successfully')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'nature')
  const left = () =>
    page.evaluate(async () => [
      ...Object.keys(localStorage).filter((key) => key.startsWith('banyan:')),
      ...Object.keys(sessionStorage).filter((key) => key.startsWith('banyan:')),
      ...(await indexedDB.databases()).map(({ name }) => name),
    ])
  await expect.poll(left).toEqual([])
})

test('a backup with a value of 6 MB does not fit: nothing is changed, and it says so', async ({ page }) => {
  await demoSettings(page)
  // Fonts are noted as fetched at any time after the first press.
  const all = () =>
    page.evaluate(
      (fonts) =>
        Object.entries(localStorage)
          .filter(([name]) => name !== fonts)
          .toSorted(),
      keyOf('fontsFetched'),
    )
  const before = await all()
  const refused = toastOf(page, 'Not enough storage in this browser for the backup. Nothing was changed')
  const big = JSON.stringify({ v: 1, updatedAt: '2099-01-01T00:00:00.000Z', data: 'x'.repeat(6_000_000) })
  const buffer = Buffer.from(
    writeBackup(
      { 'banyan:a-first:demo': '{"v":1,"updatedAt":"","data":1}', 'banyan:quick-notes:demo': big },
      '2026-11-02T00:00:00.000Z',
    ),
  )
  await page.getByLabel('Import a backup').setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer })
  await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click()
  await expect(refused).toBeVisible()
  expect(await all()).toEqual(before)

  // One that fits: the earlier error no longer applies.
  const small = { 'banyan:font-size': '{"v":1,"updatedAt":"2026-11-01T00:00:00.000Z","data":"large"}' }
  await page.getByLabel('Import a backup').setInputFiles({
    name: 'b.json',
    mimeType: 'application/json',
    buffer: Buffer.from(writeBackup(small, '2026-11-02T00:00:00.000Z')),
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click()
  await expect(toastOf(page, 'The backup was imported')).toBeVisible()
  await expect(refused).toHaveCount(0, { timeout: 1_000 })
})

test('a backup with script in every text field: shown as text or set aside, never executed', async ({ page }) => {
  await demoSettings(page)
  const script = '<img src=x onerror="document.title=`run`"><script>document.title="run"</script>'
  const wrap = (data: unknown) => JSON.stringify({ v: 1, updatedAt: '2099-01-01T00:00:00.000Z', data })
  const values = {
    'banyan:user-profile:demo': wrap({
      uid: script,
      email: script,
      displayName: script.slice(0, 80),
      photoURL: null,
      isPropertyCreator: false,
      isApproved: false,
      createdAt: '2026-01-01T00:00:00.000Z',
    }),
    'banyan:user-location:demo': wrap({
      country: script,
      countryCode: script,
      region: script,
      city: script,
      latitude: 1,
      longitude: 1,
      timezone: script,
      lastUpdated: '2026-01-01T00:00:00.000Z',
    }),
    'banyan:news-preferences:demo': wrap({ preferredProviders: [script] }),
    [`banyan:${script}:demo`]: wrap(script),
    'banyan:theme': wrap(script),
  }
  const buffer = Buffer.from(writeBackup(values, '2026-11-02T00:00:00.000Z'))
  await page.getByLabel('Import a backup').setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer })
  await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click()
  await expect(part(page, 'Location')).toContainText(script)
  await page.reload()
  await expect(part(page, 'Location')).toContainText(script)
  await expect(page.getByLabel('Your name')).toHaveValue(script.slice(0, 80))
  const aside = page.getByRole('row').filter({ hasText: 'Set aside' })
  await expect(aside).toContainText('news choices', { ignoreCase: true })
  const button = aside.getByRole('button', { name: 'Download news choices' })
  expect((await downloaded(page, () => button.click())).name).toBe('banyan-news-choices.txt')
  expect(await page.title()).not.toBe('run')
})
