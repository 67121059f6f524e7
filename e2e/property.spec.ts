import type { Page } from '@playwright/test'
import { keyOf } from '#platform/storage/key.ts'
import { demoAt, expect, hydrated, test, toastOf } from './people.ts'

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

test('a picture is shown large, rent or buy is decided, the link is shared, and the other person sees the same figures, without scripts too', async ({
  page,
  browser,
  baseURL,
}) => {
  const { id } = await listed(page, 'buy')
  await page.goto(`/real-estate/${id}`)
  await hydrated(page)
  await page.locator('.gallery-first').click()
  const full = page.getByRole('dialog')
  await full.locator('img').evaluate((image: HTMLImageElement) => image.decode())
  await page.keyboard.press('Escape')
  await expect(full).toHaveCount(0)

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

test('without scripts a form calculates, a year lists its months, a wrong value is told, and an unknown property is a 404', async ({
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
  expect((await page.goto('/real-estate/no-such-home'))?.status()).toBe(404)
  await expect(page.getByRole('link', { name: 'Search properties' })).toHaveAttribute('href', '/real-estate')
  await context.close()
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
