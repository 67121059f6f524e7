import { keyOf } from '#platform/storage/key.ts'
import { emptyDemoAt, expect, type Tab, test, toastOf } from '#tests/dom/dom-people.ts'

type Card = { readonly symbol: string; readonly name: string; readonly price: string; readonly change: number }

const links = (page: Tab) => page.locator('.found-link')
const cards = async (page: Tab, query = ''): Promise<Card[]> =>
  (await (await page.request.get(`/api/stocks${query}`)).json()).cards

/** One letter too few, in the middle of the first word. */
const misspelt = (name: string) => name.slice(0, 3) + name.slice(4)

test('a misspelt company is found in the browser, by keyboard, and no request contains the words', async ({ page }) => {
  const [card] = await cards(page)
  if (!card) throw new Error('There are no stocks')
  const words = misspelt(card.name)
  await page.goto('/search-stocks')
  await expect(page.getByText('Sample data, not real prices.')).toBeVisible()
  const all = await page.locator('.finder-head .list-count').textContent()
  await page.locator('main').focus()
  await page.keyboard.press('/')
  await page.keyboard.type(words)
  // The first stock may have been the first of all before.
  await expect.poll(() => page.network.asked.some((one) => one.includes('/api/packs/'))).toBe(true)
  await expect(page.locator('.finder-head .list-count')).not.toHaveText(all ?? '')
  await expect(links(page).first()).toHaveText(card.name)
  await expect(page).toHaveURL(/q=/)
  await page.keyboard.press('ArrowDown')
  await expect(links(page).first()).toBeFocused()
  const said = page.network.said.map((text) => decodeURIComponent(text).toLowerCase())
  expect(said.some((text) => text.includes('/api/packs/'))).toBe(true)
  expect(said.filter((text) => text.includes(words.slice(0, 6).toLowerCase()))).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/stock/${encodeURIComponent(card.symbol)}`)
})

test('filters, a price range and ready-made views are in the URL; Back undoes them', async ({ page }) => {
  await page.goto('/search-stocks')
  await page.getByLabel('Currency').selectOption('USD')
  await expect(page).toHaveURL('/search-stocks?currency=USD')
  await page.getByLabel('From', { exact: true }).fill('1,0')
  await page.getByLabel('From', { exact: true }).fill('50.0')
  await expect(page).toHaveURL('/search-stocks?currency=USD&priceFrom=50')
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('50.0')
  const found = await cards(page, '?currency=USD&priceFrom=50')
  await expect(links(page)).toHaveText(found.map(({ name }) => name))
  expect(found.every(({ price }) => Number(price) >= 50)).toBe(true)
  await page.getByLabel('To', { exact: true }).fill('abc')
  await expect(page.getByText('Enter a number')).toBeVisible()
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(page).toHaveURL('/search-stocks')
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('')
  await page.getByRole('link', { name: 'Losers' }).click()
  await expect(page).toHaveURL('/search-stocks?sort=fall')
  await expect(page.getByRole('link', { name: 'Losers' })).toHaveAttribute('aria-current', 'page')
  const [worst] = await cards(page, '?sort=fall')
  await expect(links(page).first()).toHaveText(worst?.name ?? '')
  await page.goBack()
  await expect(page).toHaveURL('/search-stocks')
})

test('a stock is added by name with a target that its price has reached: the list and the bell say so', async ({
  page,
}) => {
  await emptyDemoAt(page, '/wishlist/stocks', keyOf('stockWishlist', 'demo'), 'No stocks yet')
  const [card] = await cards(page, '?currency=USD')
  if (!card) throw new Error('There are no stocks')
  await page.getByRole('button', { name: 'Add a stock' }).click()
  const form = page.getByRole('dialog', { name: 'Add a stock' })
  await form.getByRole('combobox', { name: 'Stock' }).fill(misspelt(card.name))
  await form.getByRole('option', { name: card.name }).click()
  await form.getByLabel('Target price').fill(card.price)
  await form.getByRole('button', { name: 'Add stock' }).click()
  await expect(toastOf(page, 'Stock added to wishlist')).toBeVisible()
  const row = page.locator('.wishlist-table tbody tr')
  await expect(row).toContainText(card.name)
  await expect(row.locator('[data-label="Latest"]')).toContainText('$')
  await expect(row.locator('[data-label="Since added"]')).toContainText('0.00%')
  await expect(row.locator('[data-label="Target"]')).toContainText('Reached')
  await expect(row.locator('.sparkline')).toBeVisible()
  // The demo's funds have reached targets too.
  await page.getByRole('button', { name: /reached/ }).press('Enter')
  const reminder = page.getByRole('list', { name: 'Targets reached' }).getByRole('link', { name: card.name })
  await expect(reminder).toHaveAttribute('href', `/stock/${card.symbol}`)
})
