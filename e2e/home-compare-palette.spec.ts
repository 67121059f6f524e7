import { readFile } from 'node:fs/promises'
import { expectAccessible } from './axe.ts'
import { overflows } from './overflows.ts'
import { hydrated } from './page-list.ts'
import { demoAt, expect, test } from './people.ts'

test('the palette by keyboard alone: finds a stock, remembers it, runs a command, and ? lists the keys', async ({
  page,
}) => {
  await page.goto('/about')
  await hydrated(page)
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search everything' })
  await expect(field).toBeFocused()
  await page.keyboard.type('brackenholm')
  await expect(page.getByRole('option', { name: /Brackenholm Software/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/stock/BRAHOL.SMP')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('theme: dark')
  await expect(page.getByRole('option').first()).toContainText('Theme: Dark')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  // A key that is pressed while the layer closes is the layer's.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Ctrl K')
})

test('a fund, a stock and a flat: figures equal to their own pages, the address holds them, and a CSV has them', async ({
  page,
}) => {
  await page.goto('/fund/900363')
  await hydrated(page)
  await page.getByRole('link', { name: 'Compare', exact: true }).click()
  await expect(page).toHaveURL('/compare?of=fund:900363')
  await hydrated(page)
  await page.getByRole('combobox', { name: 'Add' }).focus()
  await page.keyboard.type('brackenholm')
  await expect(page.getByRole('option', { name: /Brackenholm Software/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/of=fund%3A900363%2Cstock%3ABRAHOL\.SMP/)
  await page.goto('/compare?of=fund:900363,stock:BRAHOL.SMP,property:sample-1001')
  const cells = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) }).getByRole('cell')
  const [volatility, sip] = [await cells('Volatility').allInnerTexts(), await cells('Monthly outlay').allInnerTexts()]
  const xirr = await cells('XIRR').first().innerText()
  const [, flat = ''] = sip.map((text) => text.split('\n')[0]?.trim()).slice(1)
  await expectAccessible(page)
  expect(await overflows(page)).toEqual([])

  await hydrated(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv).toContain('Brackenholm Software Limited')
  expect(csv).toMatch(/^XIRR over 5 years,0\.\d+,0\.\d+,/m)
  await page.getByLabel('Appreciation').fill('9')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/growth=9/)
  await expect(cells('XIRR').nth(2)).not.toHaveText(xirr)

  await page.goto('/fund/900363')
  await expect(page.locator('main')).toContainText(volatility[0] ?? 'no figure')
  await page.goto('/real-estate/sample-1001')
  await expect(page.locator('main')).toContainText(flat)
})

test('home: a search by keyboard, the demo in one click, and cards in the order one likes', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await expect(page.locator('.market-chart path')).not.toHaveCount(0)
  await page.getByRole('combobox', { name: 'Search funds and stocks' }).focus()
  await page.keyboard.type('bramblegate')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/fund\/\d+/)
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('button', { name: 'Try the demo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your home' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your goals' })).toContainText('A home by the lake')
  await page.getByRole('button', { name: 'Arrange' }).click()
  await page.getByRole('switch', { name: 'Your wishlist' }).click()
  await page.getByRole('button', { name: 'Move up Quote of the day' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Due' })).toContainText('Pay the monthly SIP')
  await expect(page.getByRole('region', { name: 'Your wishlist' })).toHaveCount(0)
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
