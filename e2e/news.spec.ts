import { expect, hydrated, test } from './people.ts'

const RATES = 'Central bank leaves its rate where it is and speaks of patience'

test('a visitor filters and reads an article, the browser talks to nobody but us, and what nobody has is a 404', async ({
  page,
  baseURL,
}) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  await page.goto('/news')
  await hydrated(page)
  const headlines = page.locator('main .story-link')
  await expect(headlines).toHaveCount(6)
  await page.keyboard.press('/')
  await page.keyboard.type('bank RATE')
  await expect(headlines).toHaveText([RATES])
  await headlines.click()
  await expect(page.getByRole('heading', { level: 1, name: RATES })).toBeVisible()
  await expect(page.getByText('Markets moved little')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: `${RATES} (read)` })).toBeVisible()
  expect((await page.goto('/news/no-such-article'))?.status()).toBe(404)
  await expect(page.getByLabel('Search headlines')).toBeVisible()
  expect([...hosts]).toEqual([baseURL])
})
