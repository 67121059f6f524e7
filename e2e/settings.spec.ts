import type { Page } from '@playwright/test'
import { keyTable, type StorageKey } from '#catalogue/storage-keys.ts'
import { keyOf } from '#platform/storage/key.ts'
import { corruptValues } from '#tests/corrupt-values.ts'
import { isThorough } from './page-list.ts'
import { demoSettings, expect, hydrated, test, toastOf } from './people.ts'

test('currency and number system apply at once, on every page and in every tab', async ({ page, context }) => {
  await demoSettings(page)
  const other = await context.newPage()
  await other.goto('/real-estate/sample-1001')
  await hydrated(other)
  // Rates are fetched for somebody who is there.
  await other.mouse.click(5, 5)
  const price = other.locator('.sheet-top-price')
  await expect(price).toContainText('$')
  const settings = page.getByRole('main')
  await settings.getByLabel('Currency').selectOption('INR')
  await expect(page.getByText('Example: ₹12,34,567.00.')).toBeVisible()
  await expect(price).not.toContainText('$')
  await expect(price).toContainText('crore')
  await settings.getByLabel('Numbers', { exact: true }).selectOption('en-US')
  await expect(page.getByText('Example: ₹1,234,567.00.')).toBeVisible()
  await expect(price).toContainText('million')
  await page.reload()
  await expect(settings.getByLabel('Currency')).toHaveValue('INR')
})

test('name, picture and news choices are stored here, and shown in every tab', async ({ page, context }) => {
  await demoSettings(page)
  const other = await context.newPage()
  await other.goto('/profile')
  await hydrated(other)
  const japan = (tab: Page) => tab.getByRole('checkbox', { name: 'Japan' })
  await japan(page).check()
  await expect(japan(other)).toBeChecked()
  await page.getByLabel('Your name').fill('Zoë Rao')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(toastOf(page, 'Saved in this browser')).toBeVisible()
  const letter = (tab: Page) => tab.getByRole('button', { name: 'Your menu' }).locator('.avatar')
  for (const tab of [page, other]) await expect(letter(tab)).toHaveAttribute('data-letter', 'Z')

  const input = page.getByLabel('Choose a picture')
  await input.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByText('This browser cannot read this file as a picture.')).toBeVisible()
  await input.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: await page.screenshot() })
  for (const tab of [page, other]) await expect(letter(tab)).toHaveAttribute('src', /^data:image\/jpeg/)
  await page.reload()
  await expect(letter(page)).toHaveAttribute('src', /^data:image\/jpeg/)
  expect(await page.evaluate(() => localStorage.getItem('banyan:user-profile:demo')?.length ?? 0)).toBeLessThan(66_000)
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await expect(letter(page)).toHaveAttribute('data-letter', 'Z')
  await page.getByRole('navigation', { name: 'Settings sections' }).getByRole('link', { name: 'Your data' }).click()
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeInViewport()
})

/** `kept.test.ts` reads them all; a reload after each is thorough. */
const someCorrupt = isThorough ? corruptValues : corruptValues.filter((_, at) => at % 4 === 0)

test('corrupt values under every key, a reload after each: every page works, and nothing is lost', async ({ page }) => {
  test.setTimeout(240_000)
  await demoSettings(page)
  const identity = (await page.evaluate(() => localStorage.getItem('banyan:last-identity'))) ?? ''
  const table = Object.entries(keyTable).filter(([, { scope }]) => scope !== 'tab')
  const names = table.map(([key, { scope }]) => keyOf(key as StorageKey, scope === 'user' ? 'demo' : undefined))
  expect(names.length).toBeGreaterThan(20)
  for (const value of someCorrupt) {
    await page.evaluate(
      ([all, text]) => {
        localStorage.clear()
        for (const name of all) localStorage.setItem(name, text)
      },
      [names, value] as const,
    )
    await page.goto('/')
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate((text) => localStorage.setItem('banyan:last-identity', text), identity)
    await page.goto('/profile')
    await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible()
    const aside = () =>
      page.evaluate(() =>
        Object.entries(localStorage).flatMap(([name, text]) => (name.includes('set-aside') ? [text] : [])),
      )
    // Profile, news preferences and words, location, ads preference and network, drafts, creator requests, last backup,
    // reminders and to-dos, which this page reads. Drafts may have been written back before, with another time.
    const timeless = (text: string) => text.replace(/"updatedAt":"[^"]*",/, '')
    const found = async () => (await aside()).map(timeless)
    await expect.poll(found, value).toEqual(Array(11).fill(timeless(value)))
  }
})
