import type { Page } from '@playwright/test'
import { keyOf } from '#platform/storage/key.ts'
import { demoAt, emptyDemoAt, expect, hydrated, test, toastOf } from './people.ts'

const FAVORITES = keyOf('propertyFavorites', 'demo')

/** The first sample for sale or for rent, as /real-estate lists them. */
async function listed(page: Page, purpose: 'buy' | 'rent') {
  const answer = await page.request.get(`/api/listings?purpose=${purpose}`)
  const [card] = (await answer.json()).cards
  return card as { id: string; title: string; price: number; pictures: number }
}

const figuresOf = async (page: Page) =>
  (await page.locator('#loan output, #true-cost output, #rent-or-buy output, #rent-or-buy dd').allTextContents()).join(
    ' ',
  )

test('the gallery opens from a picture, turns by keyboard, and gives the focus back', async ({ page }) => {
  const { id } = await listed(page, 'buy')
  await page.goto(`/real-estate/${id}`)
  await hydrated(page)
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
  const last = await full.locator('figcaption').textContent()
  expect(last).toMatch(/^(\d+) of \1: /)
  await full.locator('img').evaluate((image: HTMLImageElement) => image.decode())
  await page.keyboard.press('Escape')
  await expect(full).toHaveCount(0)
  await expect(first).toBeFocused()
})

test('rent or buy is decided, the link is shared, and the other person sees the same figures, without scripts too', async ({
  page,
  browser,
  baseURL,
}) => {
  const { id } = await listed(page, 'buy')
  await page.goto(`/real-estate/${id}`)
  await hydrated(page)
  const before = await figuresOf(page)
  const part = page.locator('#rent-or-buy')
  await part.getByLabel('Monthly rent').fill('1.2 lakh')
  await part.getByLabel('You stay').fill('10')
  await page.locator('#loan').getByLabel('Interest rate').fill('9.1')
  await page.locator('#loan').getByLabel('Prepayment').fill('2 lakh')
  await page.keyboard.press('Tab')
  await expect(page).toHaveURL(/extra=200000.*rate=9\.1.*rent=120000.*stay=10/)
  await expect(part).toContainText('after 10 years')
  const figures = await figuresOf(page)
  expect(figures).not.toBe(before)

  const shared = page.url()
  for (const javaScriptEnabled of [true, false]) {
    const other = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled })
    const reader = await other.newPage()
    await reader.goto(shared)
    expect(await figuresOf(reader)).toBe(figures)
    await other.close()
  }
})

test('without scripts a form calculates, a year lists its months, and a wrong value is told', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false })
  const page = await context.newPage()
  const { id } = await listed(page, 'buy')
  await page.goto(`/real-estate/${id}`)
  await page.locator('#loan').getByLabel('Price').fill('80 lakh')
  await page.locator('#loan').getByLabel('Down payment').fill('30 lakh')
  await page.locator('#loan').getByLabel('Interest rate').fill('9')
  await page.locator('#loan').getByRole('button', { name: 'Calculate' }).click()
  // ₹50 lakh at 9% over 20 years, as in every bank's table.
  await expect(page.locator('#loan output')).toHaveText('₹44,986')
  await page.locator('#schedule summary').click()
  await page.getByRole('link', { name: 'Year 20', exact: true }).click()
  await expect(page.locator('#schedule')).toContainText('Month 240')
  await page.goto(`/real-estate/${id}?stamp=99`)
  await expect(page.locator('#true-cost')).toContainText('Enter a rate from 0% to 30%.')
  await context.close()
})

test('the same money in a fund: one of the wishlist is a link, and a history is fetched when it is chosen', async ({
  page,
}) => {
  const { id } = await listed(page, 'buy')
  await demoAt(page, `/real-estate/${id}`)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const part = page.locator('#same-money')
  const wished = part.getByRole('navigation', { name: 'Funds in your wishlist' }).getByRole('link')
  await expect(wished.first()).toHaveAttribute('href', new RegExp(`/real-estate/${id}\\?fund=\\d+#same-money`))
  expect(asked.filter((path) => path.startsWith('/api/funds'))).toEqual([])
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
    await hydrated(page)
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
  for (const box of await page.getByRole('checkbox', { name: /^Compare/ }).all()) await box.check()
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

test('no page of one’s own tells the server which property is a favourite; a sample’s cover is drawn here', async ({
  page,
}) => {
  const { id, title } = await listed(page, 'buy')
  await demoAt(page, `/real-estate/${id}`, { [FAVORITES]: undefined })
  await page.getByRole('button', { name: 'Add to favourites' }).click()
  await expect(toastOf(page, 'Added to favorite properties')).toBeVisible()
  await page.goto('/terms')
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto('/favorite-properties')
  const card = page.locator('.favorite-card').filter({ hasText: title })
  await expect(card.locator('img')).toHaveAttribute('src', /^data:image\/svg/)
  await card.locator('img').evaluate((image: HTMLImageElement) => image.decode())
  await card.getByRole('link', { name: title }).hover()
  await page.getByRole('radio', { name: 'Table' }).check({ force: true })
  await expect(page.getByRole('rowheader', { name: title })).toBeVisible()
  await page.goto('/')
  await expect(page.getByText(/^No price of your propert/)).toBeVisible()
  await page.goto('/wishlist')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked.length).toBeGreaterThan(3)
  expect(asked.filter((said) => said.includes(id))).toEqual([])
})

test('an enquiry is kept as a draft and sent; an unknown property leads to the search', async ({ page }) => {
  const { id } = await listed(page, 'buy')
  await page.goto(`/real-estate/${id}`)
  await hydrated(page)
  const part = page.locator('#enquiry')
  await part.getByRole('button', { name: 'Write an enquiry' }).click()
  await part.getByLabel('Your name').fill('Asha Rao')
  await part.getByLabel('Email', { exact: true }).fill('asha@people.example')
  await part.getByLabel('Message', { exact: true }).fill('Is it still for sale?')
  await part.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(part.getByText(/We need your consent/)).toBeVisible()
  await page.reload()
  await hydrated(page)
  await part.getByRole('button', { name: 'Write an enquiry' }).click()
  await expect(part.getByLabel('Message', { exact: true })).toHaveValue('Is it still for sale?')
  await part.getByRole('checkbox').check()
  await part.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(toastOf(page, 'Your enquiry was sent')).toBeVisible()

  const answer = await page.goto('/real-estate/no-such-home')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('link', { name: 'Search properties' })).toHaveAttribute('href', '/real-estate')
})
