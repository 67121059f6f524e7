import { hydratedAtFirst } from './page-list.ts'
import { expect, hydrated, test } from './people.ts'

const CODE = /\/assets\/fund-measured-/

test.use({ viewport: { width: 412, height: 823 } })

test('a fund’s returns come as HTML, their code when they come near', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => CODE.test(request.url()) && fetched.push(request.url()))
  await page.goto('/fund/900363')
  await expect(page.locator('#returns .part-lead')).toBeAttached()
  await hydratedAtFirst(page)
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual([])
  await page.locator('#plan').evaluate((part) => Reflect.set(part, 'sent', true))
  const coming = page.waitForResponse(CODE)
  await page.locator('#plan').scrollIntoViewIfNeeded()
  await coming
  // Its links change the plan without loading the page.
  await page.evaluate(() => Reflect.set(window, 'stayed', true))
  const oneTime = page.locator('#plan').getByRole('link', { name: 'Lump sum' })
  const isReact = (link: Element) => Object.keys(link).some((name) => name.startsWith('__reactProps'))
  await expect.poll(() => oneTime.evaluate(isReact)).toBe(true)
  await oneTime.click()
  await expect(page).toHaveURL(/plan=/)
  expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true)
  // React took over what the server had sent.
  expect(await page.locator('#plan').evaluate((part) => Reflect.get(part, 'sent'))).toBe(true)
})

test('code that cannot be fetched leaves the HTML in place', async ({ page, complaints }) => {
  await page.route(CODE, (route) => route.abort())
  await page.goto('/fund/900363')
  await hydratedAtFirst(page)
  const failed = page.waitForEvent('requestfailed', (request) => CODE.test(request.url()))
  await page.locator('#plan').scrollIntoViewIfNeeded()
  await failed
  await expect(page.locator('#plan')).toBeVisible()
  await expect(page.locator('#returns .part-lead')).toBeVisible()
  complaints.length = 0
})

test('after a link, a part whose code cannot be fetched says so and can be tried again', async ({
  page,
  complaints,
}) => {
  await page.goto('/search-funds?q=balanced')
  await hydrated(page)
  await page.route(CODE, (route) => route.abort())
  await page
    .locator('main')
    .getByRole('link', { name: /Balanced/ })
    .first()
    .click()
  const note = page.getByRole('status').filter({ hasText: 'This part could not be loaded.' })
  await expect(note).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await note.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('#returns .part-lead')).toBeVisible()
  complaints.length = 0
})
