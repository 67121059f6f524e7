import { keyOf } from '#platform/storage/key.ts'
import { demoAt, emptyDemoAt, expect, type Tab, test, toastOf } from '#tests/dom/dom-people.ts'

const FAVORITES = keyOf('propertyFavorites', 'demo')

/** The first sample for sale or for rent, as /real-estate lists them. */
async function listed(page: Tab, purpose: 'buy' | 'rent') {
  const answer = await page.request.get(`/api/listings?purpose=${purpose}`)
  const [card] = (await answer.json()).cards
  return card as { id: string; title: string; price: number; pictures: number }
}

test('the gallery opens from a picture, turns by keyboard, and gives the focus back', async ({ page }) => {
  const { id } = await listed(page, 'buy')
  await page.goto(`/real-estate/${id}`)
  const first = page.locator('.gallery-first')
  await first.focus()
  await page.keyboard.press('Enter')
  const full = page.getByRole('dialog')
  await expect(full.getByText(/^1 of \d+: /)).toBeVisible()
  // The focus follows a frame after the view.
  await expect(full.getByRole('button', { name: 'Next' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(full.getByText(/^2 of \d+: /)).toBeVisible()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowLeft')
  await expect(full.locator('figcaption')).toHaveText(/^(\d+) of \1: /)
  await page.keyboard.press('Escape')
  await expect(full).toHaveCount(0)
  await expect(first).toBeFocused()
})

test('the same money in a fund: one of the wishlist is a link, and a history is fetched when it is chosen', async ({
  page,
}) => {
  const { id } = await listed(page, 'buy')
  await demoAt(page, `/real-estate/${id}`)
  const part = page.locator('#same-money')
  const wished = part.getByRole('navigation', { name: 'Funds in your wishlist' }).getByRole('link')
  await expect(wished.first()).toHaveAttribute('href', new RegExp(`/real-estate/${id}\\?fund=\\d+#same-money`))
  expect(page.network.asked.filter((asked) => asked.startsWith('GET /api/funds'))).toEqual([])
  await part.getByLabel('AMFI code of a fund').fill('900363')
  await part.getByRole('button', { name: 'Compare' }).click()
  await expect(part.locator('output')).toHaveText(/^−?\d+\.\d%$/)
  await expect(page).toHaveURL(/fund=\d+/)
  const said = await part.locator('output').textContent()
  await page.reload()
  await expect(part.locator('output')).toHaveText(said ?? '')
})

test('a favourite is saved with its price, kept in order, compared, exported and removed with undo', async ({
  page,
}) => {
  const [home, flat] = [await listed(page, 'buy'), await listed(page, 'rent')]
  await emptyDemoAt(page, '/favorite-properties', FAVORITES, 'No favourite properties yet')
  for (const { id } of [home, flat]) {
    await page.goto(`/real-estate/${id}`)
    await page.getByRole('button', { name: 'Add to favourites' }).click()
    await expect(toastOf(page, 'Added to favorite properties')).toBeVisible()
  }
  await page.getByRole('link', { name: 'In your favourites' }).click()
  const cards = page.locator('.favorite-card')
  await expect(cards).toHaveCount(2)
  await expect(cards.first()).toContainText(flat.title)
  await expect(page.getByText(/Prices as of .*looked up in your browser/)).toBeVisible()
  await cards
    .first()
    .getByRole('button', { name: /^Move down/ })
    .click()
  await expect(cards.first()).toContainText(home.title)
  const boxes = page.getByRole('checkbox', { name: /^Compare/ })
  await expect(boxes).toHaveCount(2)
  for (const at of [0, 1]) await boxes.nth(at).check()
  const compared = page.getByRole('table').getByRole('columnheader')
  await expect(compared.filter({ hasText: home.title })).toBeVisible()
  await cards
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(cards).toHaveCount(1)
  await expect(compared).toHaveText([flat.title])
  await expect(page.getByText('Choose another one to compare it with.')).toBeVisible()
  await toastOf(page, 'Removed from favorite properties').getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(cards).toHaveCount(2)
  await expect(compared).toHaveText([home.title, flat.title])
  await page.getByRole('button', { name: 'Clear comparison' }).click()
  await expect(compared).toHaveCount(0)
})

test('an enquiry is kept as a draft and sent; an unknown property leads to the search', async ({ page }) => {
  const { id } = await listed(page, 'buy')
  await page.goto(`/real-estate/${id}`)
  const part = page.locator('#enquiry')
  const open = part.getByRole('button', { name: 'Write an enquiry' })
  const write = async () => {
    await open.click()
    // Until then the form without scripts is there.
    await expect(open).toHaveCount(0)
  }
  await write()
  await part.getByLabel('Your name').fill('Asha Rao')
  await part.getByLabel('Email', { exact: true }).fill('asha@people.example')
  await part.getByLabel('Message', { exact: true }).fill('Is it still for sale?')
  await part.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(part.getByText(/We need your consent/)).toBeVisible()
  await page.reload()
  await write()
  await expect(part.getByLabel('Message', { exact: true })).toHaveValue('Is it still for sale?')
  await part.getByRole('checkbox').check()
  await part.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(toastOf(page, 'Your enquiry was sent')).toBeVisible()

  await page.goto('/real-estate/no-such-home')
  await expect(page.getByRole('link', { name: 'Search properties' })).toHaveAttribute('href', '/real-estate')
})
