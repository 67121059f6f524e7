import { readFile } from 'node:fs/promises'
import { expectAccessible } from './axe.ts'
import { overflows } from './overflows.ts'
import { hydrated } from './page-list.ts'
import { demoAt, downloaded, expect, test } from './people.ts'

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
  // Enter at once, before the list has what was typed: it still had the recent ones.
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.type('terms')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/terms')
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
  const [, flat = ''] = sip.map((text) => text.split('\n')[0]?.trim()).slice(1)
  await expectAccessible(page)
  expect(await overflows(page)).toEqual([])

  await hydrated(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv).toContain('Brackenholm Software Limited')
  expect(csv).toMatch(/^XIRR over 5 years,0\.\d+,0\.\d+,/m)
  const picture = await downloaded(page, () => page.getByRole('button', { name: 'Save as picture' }).click())
  expect(picture.name).toMatch(/^banyan-comparison-\d{4}-\d\d-\d\d\.png$/)
  expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG')
  // Its width and height; the chart and three columns are drawn, not an empty sheet.
  expect([picture.bytes.readUInt32BE(16), picture.bytes.readUInt32BE(20) > 900]).toEqual([1200, true])
  expect(picture.bytes.length).toBeGreaterThan(30_000)

  await page.goto('/fund/900363')
  await expect(page.locator('main')).toContainText(volatility[0] ?? 'no figure')
  await page.goto('/real-estate/sample-1001')
  await expect(page.locator('main')).toContainText(flat)
})

test('an assumption by keyboard alone: Enter keeps the focus, and what follows from it is shown anew', async ({
  page,
}) => {
  await page.goto('/compare?of=fund:900363,property:sample-1001')
  await hydrated(page)
  const cells = page.getByRole('row', { name: /^XIRR/ }).getByRole('cell')
  const xirr = await cells.last().innerText()
  const growth = page.getByLabel('Appreciation')
  await growth.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('9')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/growth=9/)
  await expect(cells.last()).not.toHaveText(xirr)
  await expect(growth).toBeFocused()
  await page.keyboard.type('.5')
  await page.keyboard.press('Tab')
  await expect(page).toHaveURL(/growth=9\.5/)
  await expect(page.getByLabel('Rent', { exact: true })).toBeFocused()
  // The SIP is the EMI, unless somebody chose another one.
  const sip = page.getByLabel('Monthly SIP')
  const before = await sip.inputValue()
  await page.getByLabel('Down payment').fill('50')
  await page.keyboard.press('Enter')
  await expect(sip).not.toHaveValue(before)
})

test('a goal is a column, and each thing says what it does to the goal’s date', async ({ page }) => {
  await demoAt(page, '/compare?of=fund:900363,property:sample-1001,goal:demo-home')
  const row = (name: RegExp) => page.getByRole('row', { name }).getByRole('cell')
  await expect(page.getByRole('columnheader', { name: 'A home by the lake' })).toBeVisible()
  await expect(row(/^Monthly outlay/)).toContainText(['SIP', 'EMI, before rent and maintenance', 'contribution'])
  await expect(row(/^Worth after/).nth(1)).toContainText('rent less maintenance is in the XIRR')
  await expect(row(/^Lock-in/).nth(2)).toHaveText(/^Needed by \d{1,2} \w{3} \d{4}\.$/)
  const effect = row(/^Effect on “A home by the lake”/)
  await expect(effect).toContainText([/\d{4}.*(sooner|later|as planned)|not reached/s, '', '—'])
  await expect(page.getByRole('row', { name: /^Effect on “Six months of expenses”/ })).toBeVisible()
  await expectAccessible(page)
})

test('home: a search by keyboard, the demo in one click, and cards in the order one likes', async ({ page }) => {
  // A copy that was made while the market was being read is without it.
  await expect(async () => {
    await page.goto('/')
    await expect(page.locator('.market-chart path')).not.toHaveCount(0, { timeout: 1_000 })
  }).toPass()
  await hydrated(page)
  const goal = page.locator('.market-examples').getByText('Finish at this pace')
  await expect(goal).toBeVisible()
  await expect(page.getByRole('link', { name: 'Set a goal' })).toHaveAttribute('href', '/financial-goals')
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
  await expect(goal).toBeHidden()
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

test('a to-do that the palette finds opens in the panel, ready to be edited', async ({ page }) => {
  await demoAt(page, '/about')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search everything' })).toBeFocused()
  await page.keyboard.type('annual report')
  await expect(page.getByRole('option').first()).toContainText('Read the annual report of Infosys')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Edit to-do')).toHaveValue('Read the annual report of Infosys')
})
