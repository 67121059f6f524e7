import { demoSettings, expect, type Tab, test, toastOf } from '#tests/dom/dom-people.ts'

const part = (page: Tab, name: string) => page.getByRole('region', { name, exact: true })
const kept = (page: Tab, name: string) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').data, `banyan:${name}`)

test('the section menu links to every section, and stored data has plain names', async ({ page }) => {
  await demoSettings(page)
  const links = page.getByRole('navigation', { name: 'Settings sections' }).getByRole('link')
  const targets = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  const sections = await page.locator('.part').evaluateAll((all) => all.map(({ id }) => `#${id}`))
  expect(targets.slice(0, -1)).toEqual(sections.slice(0, -1))
  await links.filter({ hasText: 'Your data' }).click()
  await expect(page).toHaveURL('/profile#data')
  const data = page.getByRole('region', { name: 'Your data' })
  await expect(data.getByRole('rowheader', { name: 'name and picture' })).toBeVisible()
  await expect(data.getByText(/flag|identity|preference/)).toHaveCount(0)
  await expect(data.getByRole('button', { name: 'Delete everything…' })).toHaveClass(/danger/)
})

test('news and ads preferences apply at once, and start with the spec’s defaults', async ({ page }) => {
  await demoSettings(page)
  const news = part(page, 'News')
  for (const name of ['The Times of India', 'BBC News', 'Business', 'Local', 'India', 'United States'])
    await expect(news.getByLabel(name, { exact: true })).toBeChecked()
  await expect(news.getByLabel('Japan')).not.toBeChecked()
  await expect(news.getByLabel('How often')).toHaveValue('30')
  await news.getByLabel('Japan').check()
  await news.getByLabel('BBC News').uncheck()
  await news.getByLabel('How often').selectOption('15')
  await news.getByLabel('Auto-refresh').uncheck()
  await expect(news.getByLabel('How often')).toHaveCount(0)
  await expect
    .poll(() => kept(page, 'news-preferences:demo'))
    .toEqual({
      preferredProviders: ['the-times-of-india', 'the-economic-times', 'the-hindu'],
      preferredCategories: ['general', 'business', 'technology', 'local'],
      preferredCountries: ['in', 'us', 'jp'],
      autoRefresh: false,
      refreshInterval: 15,
    })
  const ads = part(page, 'Advertisements').getByLabel('Show advertisements')
  await expect(ads).not.toBeChecked()
  await ads.check()
  await page.reload()
  await expect(ads).toBeChecked()
  await expect(part(page, 'Property creator')).toContainText('You have not requested to publish properties.')
})

for (const [name, answer] of [
  ['cannot be reached', 'abort'],
  ['answers nonsense', { body: '{"city":5}' }],
  [
    'answers too much',
    {
      body: JSON.stringify({
        city: 'Pune',
        region: 'Maharashtra',
        country_name: 'India',
        country_code: 'IN',
        latitude: 18.5,
        longitude: 73.9,
        timezone: 'Asia/Kolkata',
        more: 'x'.repeat(100_000),
      }),
    },
  ],
] as const)
  test(`the location service ${name}: Failed to update location`, async ({ page }) => {
    let asked = 0
    await page.route('https://place.example/**', (route) => {
      asked += 1
      return answer === 'abort' ? route.abort() : route.fulfill({ contentType: 'application/json', ...answer })
    })
    await demoSettings(page)
    await part(page, 'Location').getByRole('button', { name: 'Use my location' }).click()
    await expect(toastOf(page, 'Failed to update location')).toBeVisible()
    await expect(part(page, 'Location')).toContainText('No location is stored')
    expect(asked).toBe(1)
  })

test('one key hides amounts; not while typing, and not when single keys are off', async ({ page }) => {
  await demoSettings(page)
  const html = page.locator('html')
  await page.locator('body').press('h')
  await expect(html).toHaveAttribute('data-hide-amounts', '')
  await expect(page.getByLabel('Hide my amounts')).toBeChecked()
  await page.getByLabel('Your name').fill('')
  await page.getByLabel('Your name').press('h')
  await expect(page.getByLabel('Your name')).toHaveValue('h')
  await expect(html).toHaveAttribute('data-hide-amounts', '')

  await page.getByLabel('Your name').blur()
  await page.locator('body').press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(list).toContainText('Hide or show your amounts')
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await page.getByLabel('Single-key shortcuts').uncheck()
  await page.locator('body').press('h')
  await expect(html).toHaveAttribute('data-hide-amounts', '')
  await page.getByRole('button', { name: 'Your menu' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Hide my amounts' }).click()
  await expect(html).not.toHaveAttribute('data-hide-amounts', '')
})
