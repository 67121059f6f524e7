import type { BrowserContext, Page } from '@playwright/test'
import { outsidePorts } from '#tests/outside-ports.ts'
import { demoSettings, expect, framesDrawn, hydrated, test, toastOf } from './people.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const store = (page: Page | BrowserContext, name: string, data: unknown) =>
  page.addInitScript(
    ([key, text]) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, text)
    },
    [`banyan:${name}`, JSON.stringify({ v: 1, updatedAt: '2026-11-01T00:00:00.000Z', data })] as const,
  )

test('the location: from the browser without a request, else from a service, which is listed', async ({
  page,
  context,
}) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).port === String(outsidePorts.ipLocation)) requests.push(request.url())
  })
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 28.4595, longitude: 77.0266 })
  await demoSettings(page)
  const place = part(page, 'Location')
  await expect(place).toContainText('No location is stored. Where one is needed, Banyan uses Bengaluru, India.')
  await place.getByRole('button', { name: 'Use my location' }).click()
  await expect(place).toContainText('Delhi, Delhi, India')
  await expect(place).toContainText('28.46, 77.03')
  expect(requests).toEqual([])
  const contacts = part(page, 'Other sites contacted')
  await expect(contacts).toContainText('This tab has contacted no other site.')
  await place.getByRole('button', { name: 'Remove' }).click()
  await expect(place).toContainText('No location is stored')
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
  await expect(place).toContainText('Delhi')

  await context.clearPermissions()
  await place.getByRole('button', { name: 'Remove' }).click()
  await place.getByRole('button', { name: 'Use my location' }).click()
  await expect(place).toContainText('Pune, Maharashtra, India')
  expect(requests).toHaveLength(1)
  await expect(contacts).toContainText(`127.0.0.1:${outsidePorts.ipLocation}`)
  await expect(contacts).toContainText('You asked for your location, and this browser could not provide it.')
  await page.reload()
  await expect(contacts).toContainText(`127.0.0.1:${outsidePorts.ipLocation}`)
})

test('one key hides amounts on every page and tab, also in the first frame', async ({ page, context }) => {
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
