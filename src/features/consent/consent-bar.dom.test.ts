import { onTestFinished } from 'vitest'
import { constants } from '#catalogue/constants.ts'
import { keyOf } from '#platform/storage/key.ts'
import { demoSettings, downloaded, expect, fill, somebody, type Tab, test, toastOf } from '#tests/dom/dom-people.ts'
import { envelope } from '#tests/stored-choice.ts'

test.override({ consented: false })

const barOf = (page: Tab) => page.getByRole('region', { name: 'Cookies and cache' }).and(page.locator('.consent'))
const button = (page: Tab, name: string) => barOf(page).getByRole('button', { name })
const data = (key: 'cacheConsent' | 'cacheSettings') =>
  JSON.parse(localStorage.getItem(keyOf(key)) ?? '{}').data ?? null

/** The bar with a frozen clock. */
async function openFrozen(page: Tab, path = '/about') {
  page.clock.install({ time: new Date('2026-11-16T10:00:00Z') })
  await page.goto(path)
  await expect(barOf(page)).toBeVisible()
}

/** What stands after the bar is drawn too. */
async function expectNoBar(page: Tab) {
  await expect(page.getByRole('button', { name: 'Cookie and cache choices' })).toBeVisible()
  await expect(barOf(page)).toHaveCount(0)
}

const outcomes = [
  ['Reject All', 'none', false, []],
  ['Accept Required', 'required', true, ['funds', 'stocks']],
  ['Accept All', 'all', true, ['funds', 'stocks', 'analytics', 'preferences']],
] as const

for (const [name, type, enabled, allowed] of outcomes)
  test(`${name}: stored as ${type} with the cache settings, and not asked again after a reload`, async ({ page }) => {
    await page.goto('/about')
    await button(page, name).click()
    await expect(barOf(page)).toHaveCount(0)
    expect(data('cacheConsent')).toMatchObject({ type, version: 1 })
    const settings = data('cacheSettings')
    expect(settings).toMatchObject({ enabled, duration: constants.cacheDefaultHours })
    expect(constants.cacheTypes.filter((each) => settings.types[each])).toEqual(allowed)
    await page.reload()
    await expectNoBar(page)
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
  await barOf(page).getByLabel('48 hours').check()
  await barOf(page).getByLabel('48 hours').blur()
  await page.clock.runFor(60_000)
  expect(data('cacheConsent')).toBeNull()
  await button(page, 'Back').click()
  await barOf(page).blur()
  await page.clock.runFor(60_000)
  expect(data('cacheConsent')).toBeNull()
  await button(page, 'Customize').click()
  await button(page, 'Save my choice').click()
  await expect(barOf(page)).toHaveCount(0)
  expect(data('cacheConsent')).toMatchObject({ type: 'custom' })
  expect(data('cacheSettings')).toEqual({
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
  expect(data('cacheConsent')).toBeNull()
  await page.clock.runFor(1_000)
  await expect(barOf(page)).toHaveCount(0)
  expect(data('cacheConsent')).toMatchObject({ type: 'required' })
  page.clock.resume()
  await page.reload()
  await expectNoBar(page)
})

const at = '2026-11-01T00:00:00.000Z'
for (const [consent, duration] of [
  [{ type: 'all', version: 99, at }, 24],
  [{ type: 'everything', version: 1, at }, 24],
  [{ type: 'all', version: 1, at }, -24],
  [{ type: 'all', version: 1, at }, 1e9],
] as const)
  test(`in storage ${consent.type} of version ${consent.version} for ${duration} hours counts as not chosen`, async ({
    page,
  }) => {
    const types = { funds: true, stocks: true, analytics: true, preferences: true }
    localStorage.setItem(keyOf('cacheConsent'), envelope(consent))
    localStorage.setItem(keyOf('cacheSettings'), envelope({ enabled: true, duration, types }))
    await page.goto('/about')
    await expect(barOf(page)).toBeVisible()
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
  expect(data('cacheConsent')).toMatchObject({ type: 'all' })
  await again.press('Enter')
  await button(page, 'Reject All').press('Enter')
  expect(data('cacheConsent')).toMatchObject({ type: 'none' })
})

test('the welcome comes first: the six seconds start after it; an open Customize stays open', async ({ page }) => {
  page.clock.install()
  await page.goto('/signup')
  await expect(barOf(page)).toBeVisible()
  await fill(page, somebody())
  await page.getByRole('button', { name: 'Create account' }).click()
  const welcome = page.getByRole('dialog', { name: 'Welcome to Banyan' })
  await expect(welcome).toBeVisible()
  await page.clock.runFor(6_500)
  await expect(page.locator('.consent')).toBeHidden()
  expect(data('cacheConsent')).toBeNull()
  await welcome.getByRole('button', { name: 'Get Started' }).click()
  await expect(barOf(page)).toBeVisible()
  await button(page, 'Customize').click()
  await expect(barOf(page).getByLabel('Analytics')).toBeVisible()
})

test('the countdown stops behind the menu', async ({ page }) => {
  page.clock.install()
  await page.goto('/about')
  await expect(barOf(page)).toBeVisible()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.clock.runFor(6_500)
  expect(data('cacheConsent')).toBeNull()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.clock.runFor(6_500)
  await expect.poll(() => data('cacheConsent')).toMatchObject({ type: 'required' })
})

test('Global Privacy Control is mentioned, and changes none of the outcomes', async ({ page }) => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'globalPrivacyControl'))
  await page.goto('/about')
  await expect(barOf(page)).toContainText('Global Privacy Control')
  await button(page, 'Accept All').click()
  expect(data('cacheConsent')).toMatchObject({ type: 'all' })
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
