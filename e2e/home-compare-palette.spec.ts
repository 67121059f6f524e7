import { expectAccessible } from './axe.ts'
import { overflows } from './overflows.ts'
import { hydrated } from './page-list.ts'
import { demoAt, downloaded, expect, test } from './people.ts'

test('the palette finds a stock by keyboard alone, and every theme can read it', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search everything' })).toBeFocused()
  await page.keyboard.type('brackenholm')
  await expect(page.getByRole('option', { name: /Brackenholm Software/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/stock/BRAHOL.SMP')
})

test('a fund, a stock, a flat and a goal: every theme can read it, 320 px are enough, an assumption by keyboard alone, a picture', async ({
  page,
}) => {
  await demoAt(page, '/compare?of=fund:900363,stock:BRAHOL.SMP,property:sample-1001,goal:demo-home')
  await expect(page.getByRole('columnheader', { name: 'A home by the lake' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Effect on “A home by the lake”/ })).toBeVisible()
  await expectAccessible(page)
  expect(await overflows(page)).toEqual([])

  const growth = page.getByLabel('Appreciation')
  await growth.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('9')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/growth=9/)
  await expect(growth).toBeFocused()
  await page.keyboard.type('.5')
  await page.keyboard.press('Tab')
  await expect(page).toHaveURL(/growth=9\.5/)
  await expect(page.getByLabel('Rent', { exact: true })).toBeFocused()

  const picture = await downloaded(page, () => page.getByRole('button', { name: 'Save as picture' }).click())
  expect(picture.name).toMatch(/^banyan-comparison-\d{4}-\d\d-\d\d\.png$/)
  expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG')
  // Its width and height; the chart and four columns are drawn, not an empty sheet.
  expect([picture.bytes.readUInt32BE(16), picture.bytes.readUInt32BE(20) > 900]).toEqual([1200, true])
  expect(picture.bytes.length).toBeGreaterThan(30_000)
})

test('home: the demo in one click, and every theme can read it', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('button', { name: 'Try the demo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your home' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Due' })).toContainText('Pay the monthly SIP')
  // The toast of signing in is above the page.
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('region', { name: 'Your goals' })).toContainText('A home by the lake')
  await expectAccessible(page)
})

test('a signed-in person’s home is painted from the HTML, before scripts', async ({ page, complaints }) => {
  await demoAt(page, '/about')
  await page.route(/\/assets\/.*\.js/, (route) => route.abort())
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByText('Your home', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The market now' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try the demo' })).toBeHidden()
  complaints.length = 0
})
