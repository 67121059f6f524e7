import { demoAt, downloaded, expect, test } from '#tests/dom/dom-people.ts'

test('a fund, a stock and a flat: figures equal to their own pages, the address holds them, and a CSV has them', async ({
  page,
}) => {
  await page.goto('/fund/900363')
  await page.getByRole('link', { name: 'Compare', exact: true }).click()
  await expect(page).toHaveURL('/compare?of=fund:900363')
  await page.getByRole('combobox', { name: 'Add' }).focus()
  await page.keyboard.type('brackenholm')
  await expect(page.getByRole('option', { name: /Brackenholm Software/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/of=fund%3A900363%2Cstock%3ABRAHOL\.SMP/)
  await page.goto('/compare?of=fund:900363,stock:BRAHOL.SMP,property:sample-1001')
  const cells = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) }).getByRole('cell')
  await expect(cells('Volatility')).toHaveCount(3)
  // Without what is said below the figure.
  const figures = (name: string) => cells(name).locator(':scope > :first-child').allTextContents()
  const [volatility = 'no figure'] = await figures('Volatility')
  const [, , flat = 'no figure'] = await figures('Monthly outlay')
  const csv = await downloaded(page, () => page.getByRole('button', { name: 'Export as CSV' }).click())
  const text = csv.bytes.toString()
  expect(text).toContain('Brackenholm Software Limited')
  expect(text).toMatch(/^XIRR over 5 years,0\.\d+,0\.\d+,/m)

  await page.goto('/fund/900363')
  await expect(page.locator('main')).toContainText(volatility)
  await page.goto('/real-estate/sample-1001')
  await expect(page.locator('main')).toContainText(flat)
})

test('an assumption: Enter keeps the focus, and what follows from it is shown anew', async ({ page }) => {
  await page.goto('/compare?of=fund:900363,property:sample-1001')
  const cells = page.getByRole('row', { name: /^XIRR/ }).getByRole('cell')
  const xirr = (await cells.last().textContent()) ?? ''
  const growth = page.getByLabel('Appreciation')
  await growth.fill('9')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/growth=9/)
  await expect(cells.last()).not.toHaveText(xirr)
  await expect(growth).toBeFocused()
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
  await expect(row(/^Monthly outlay/)).toHaveText([/SIP/, /EMI, before rent and maintenance/, /contribution/])
  await expect(row(/^Worth after/).nth(1)).toContainText('rent less maintenance is in the XIRR')
  await expect(row(/^Lock-in/).nth(2)).toHaveText(/^Needed by \d{1,2} \w{3} \d{4}\.$/)
  const effect = row(/^Effect on “A home by the lake”/)
  await expect(effect).toHaveText([/\d{4}.*(sooner|later|as planned)|not reached/, /(?:)/, /—/])
  await expect(page.getByRole('row', { name: /^Effect on “Six months of expenses”/ })).toBeVisible()
})
