import { keyOf } from '#platform/storage/key.ts'
import { emptyDemoAt, expect, fillStorage, type Tab, test, toastOf } from '#tests/dom/dom-people.ts'

const STORED = keyOf('wisdomQuotes', 'demo')

async function noQuotes(page: Tab) {
  await emptyDemoAt(page, '/my-quotes', STORED, 'No quotes yet')
  await expect(page.getByRole('heading', { level: 1, name: 'My wisdom quotes' })).toBeVisible()
}

async function starters(page: Tab) {
  await noQuotes(page)
  await page.getByRole('button', { name: 'Add the starter set' }).click()
  // They are shown before they are stored; the toast comes after.
  await expect(toastOf(page, 'The starter set was added')).toBeVisible()
  await expect(rows(page)).toHaveCount(12)
}

/** What is stored, for tests that reload. */
const keptCount = (page: Tab) =>
  page.evaluate(
    (name) =>
      JSON.parse(localStorage.getItem(name) ?? '{"data":[]}').data.filter(({ item }: { item: unknown }) => item).length,
    STORED,
  )

const rows = (page: Tab) => page.locator('.quote-row')
const row = (page: Tab, text: string) => rows(page).filter({ hasText: text })
const texts = (page: Tab) => page.locator('.quote-text').allTextContents()
const dayQuote = (page: Tab) => page.locator('.day-quote-text')
const dialog = (page: Tab, name: string) => page.getByRole('dialog', { name })
const searchField = (page: Tab) => page.getByRole('main').getByLabel('Search', { exact: true })

test('the starter set is one press away, can be undone, and skips existing quotes', async ({ page }) => {
  await noQuotes(page)
  await page.getByLabel('Quote', { exact: true }).fill('resolve not to be POOR, whatever you have: spend less')
  await page.getByRole('button', { name: 'Add quote' }).click()
  await expect(toastOf(page, 'Quote added')).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Add the starter set' }).click()
  await expect(rows(page)).toHaveCount(12)
  await expect(row(page, 'spend less')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Add the starter set' })).toHaveCount(0)
  await toastOf(page, 'The starter set was added').getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveCount(1)
})

test('a quote is added on top, and a duplicate is an error at the field', async ({ page }) => {
  await starters(page)
  await page.getByRole('button', { name: 'Add a quote' }).click()
  const form = dialog(page, 'Add a quote')
  const text = form.getByLabel('Quote', { exact: true })
  await expect(text).toBeFocused()
  await text.fill('Beware of little expenses. A small leak will sink a great ship')
  await form.getByRole('button', { name: 'Add quote' }).click()
  await expect(form.getByText('This quote is already in your list.')).toBeVisible()
  await expect(text).toBeFocused()
  await text.fill('Rather go to bed supperless than rise in debt.')
  await form.getByLabel('Author').fill('Benjamin Franklin')
  await form.getByLabel('Source').fill('The Way to Wealth, 1758')
  await form.getByLabel('Tags').fill('debt, Debt, #evening')
  await form.getByRole('button', { name: 'Add quote' }).click()
  await expect(toastOf(page, 'Quote added')).toBeVisible()
  await expect(form).toHaveCount(0)
  await expect(rows(page).first()).toContainText('Rather go to bed supperless')
  await expect(rows(page).first().locator('.quote-tag')).toHaveText(['debt', 'evening'])
  await page.reload()
  await expect(rows(page).first()).toContainText('Rather go to bed supperless')
})

test('search and favourites filter are in the URL, and survive a reload', async ({ page }) => {
  await starters(page)
  await searchField(page).fill('franklin PATIENCE')
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByText('1 of 12 quotes')).toBeVisible()
  await expect(page).toHaveURL(/\?q=franklin(\+|%20)PATIENCE$/)
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
  await expect(searchField(page)).toHaveValue('franklin PATIENCE')

  await searchField(page).fill('1894')
  await expect(page).toHaveURL(/1894/)
  await expect(row(page, 'October')).toBeVisible()
  await page.reload()
  await expect(searchField(page)).toHaveValue('1894')
  await expect(rows(page)).toHaveCount(1)

  await searchField(page).fill('no such words')
  await expect(page.getByRole('heading', { name: 'No quotes found' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all quotes' }).click()
  await expect(rows(page)).toHaveCount(12)
  await expect(page).toHaveURL('/my-quotes')
  await row(page, 'Drop by drop').getByRole('button', { name: 'patience', exact: true }).click()
  await expect(page).toHaveURL('/my-quotes?q=patience')
  await expect(searchField(page)).toHaveValue('patience')
})

test('a favourite is stored, filtered, and becomes the quote of the day', async ({ page }) => {
  await starters(page)
  await page.getByLabel('Favourites', { exact: true }).check()
  await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all quotes' }).click()
  const star = row(page, 'October').getByRole('button', { name: /^Favourite/ })
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await expect(dayQuote(page)).toContainText('October')
  await page.getByLabel('Favourites', { exact: true }).check()
  await expect(rows(page)).toHaveCount(1)
  await expect(page).toHaveURL('/my-quotes?favorites=true')
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByLabel('Favourites', { exact: true })).toBeChecked()
})

test('a quote is edited in place; typed text survives a dialog closed by accident', async ({ page }) => {
  await starters(page)
  const before = await texts(page)
  await row(page, 'Drop by drop').getByRole('button', { name: /^Edit/ }).click()
  const form = dialog(page, 'Edit quote')
  await expect(form.getByLabel('Author')).toHaveValue('Hindi proverb')
  await form.getByLabel('Quote', { exact: true }).fill('Drop by drop the lake is filled.')
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await row(page, 'Drop by drop').getByRole('button', { name: /^Edit/ }).click()
  await expect(form.getByLabel('Quote', { exact: true })).toHaveValue('Drop by drop the lake is filled.')
  await form.getByRole('button', { name: 'Save quote' }).click()
  await expect(toastOf(page, 'Quote updated')).toBeVisible()
  const after = before.map((text) => text.replace('the pot', 'the lake'))
  await expect.poll(() => texts(page)).toEqual(after)
  await page.reload()
  await expect.poll(() => texts(page)).toEqual(after)
})

test('a removed quote comes back at its place', async ({ page }) => {
  await starters(page)
  const before = await texts(page)
  await row(page, 'Drop by drop')
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(rows(page)).toHaveCount(11)
  await toastOf(page, 'Quote removed').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => texts(page)).toEqual(before)
  await expect.poll(() => keptCount(page)).toBe(12)
  await page.reload()
  await expect.poll(() => texts(page)).toEqual(before)
})

test('the quote of the day is the same all day, and another on another day', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2026, 10, 16, 8))
  await starters(page)
  const first = await dayQuote(page).textContent()
  await page.clock.setFixedTime(new Date(2026, 10, 16, 23, 59))
  await page.reload()
  await expect(dayQuote(page)).toHaveText(first ?? '')
  // One of twelve, by chance the same on the next day; not on five.
  for (const day of [17, 18, 19, 20, 21]) {
    await page.clock.setFixedTime(new Date(2026, 10, day, 8))
    await page.reload()
    await expect(dayQuote(page)).toBeVisible()
    if ((await dayQuote(page).textContent()) !== first) return
  }
  throw new Error('The quote was the same on six days.')
})

test('invalid input is an error at its field, and stays as typed', async ({ page }) => {
  await noQuotes(page)
  const text = page.getByLabel('Quote', { exact: true })
  const tags = page.getByLabel('Tags')
  const add = page.getByRole('button', { name: 'Add quote' })
  await add.click()
  await expect(page.getByText('Enter a quote.')).toBeVisible()
  await expect(text).toBeFocused()
  const long = 'x'.repeat(100_000)
  const many = [...Array(500).keys()].join(',')
  await text.fill(long)
  await tags.fill(many)
  await add.click()
  await expect(page.getByText('A quote can have at most 1,000 characters; this has 100,000.')).toBeVisible()
  await expect(page.getByText('A quote can have at most 10 tags; this has 500.')).toBeVisible()
  expect(await text.inputValue()).toBe(long)
  expect(await tags.inputValue()).toBe(many)
  await tags.fill('')

  const odd = ['🌱👨‍👩‍👧', 'الصبر مفتاح الفرج', '<script>alert(1)</script><img src=x onerror=alert(1)>']
  await text.fill(odd[0] ?? '')
  await add.click()
  await expect(rows(page)).toHaveCount(1)
  for (const words of odd.slice(1)) {
    await page.getByRole('button', { name: 'Add a quote' }).click()
    const form = dialog(page, 'Add a quote')
    await form.getByLabel('Quote', { exact: true }).fill(words)
    await form.getByRole('button', { name: 'Add quote' }).click()
    await expect(form).toHaveCount(0)
  }
  await expect.poll(() => texts(page)).toEqual(odd.toReversed())
  expect(await page.locator('.quote-row script, .quote-row img').count()).toBe(0)
})

test('a refusal by storage is reported, and the quote stays in the tab', async ({ page }) => {
  await starters(page)
  fillStorage()
  await row(page, 'October')
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(rows(page)).toHaveCount(11)
  await expect(toastOf(page, 'could not save it')).toBeVisible()
  await expect(toastOf(page, 'Quote removed')).toHaveCount(0)
})
