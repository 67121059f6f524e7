import type { Page } from '@playwright/test'
import { encode } from '#domain/kept/envelope.ts'
import { monthsAfter } from '#domain/time/calendar.ts'
import { isoDay } from '#domain/time/day.ts'
import { keyOf } from '#platform/storage/key.ts'
import { goalWith, linkWith } from '#tests/goals/some-goal.ts'
import { expectAccessible } from './axe.ts'
import { overflows } from './overflows.ts'
import { demoAt, downloaded, expect, test, toastOf } from './people.ts'

const GOALS = keyOf('financialGoals', 'demo')

async function link(page: Page, words: string, count: number) {
  await page.getByRole('combobox', { name: 'Link a fund or stock' }).fill(words)
  await page.locator('.combobox-option').filter({ hasText: 'fund, ' }).first().click()
  await expect(page.locator('.goal-link')).toHaveCount(count)
}

/** Every figure of the goal and of its replay, as shown. */
async function figures(page: Page) {
  await expect(page.locator('.goal-success')).toBeVisible()
  const said = (selector: string) => page.locator(selector).allInnerTexts()
  return [...(await said('.goal-head')), ...(await said('#replay .part-body')), ...(await said('#years table'))]
}

const run = (page: Page) => page.getByRole('button', { name: 'Run replay' }).click()

test('a home from a favourite property, two funds, a replay lifted to 90%, backup, wipe, import: the same figures', async ({
  page,
}) => {
  await demoAt(page, '/real-estate/sample-1001')
  await page.getByRole('button', { name: 'Add to favourites' }).click()
  await expect(toastOf(page, 'Added to favorite properties')).toBeVisible()
  await page.goto('/financial-goals')
  await page.getByRole('button', { name: 'Home', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'New goal' })
  await form.getByLabel('The target is').selectOption('property')
  await form.getByLabel('Property', { exact: true }).selectOption({ index: 1 })
  await form.getByLabel('You save in').selectOption('INR')
  await form.getByLabel('Saved so far').fill('20 lakh')
  await form.getByLabel('Monthly contribution').fill('25k')
  await form.getByLabel('Inflation', { exact: true }).fill('4')
  await form.getByRole('button', { name: 'Add goal' }).click()
  await expect(page.getByText('The target is today’s price of')).toBeVisible()
  await link(page, '900363', 1)
  await link(page, 'large cap', 2)
  await run(page)
  const success = page.locator('.goal-success')
  await expect(success).toHaveText(/reached in [\d,]+ of [\d,]+ (starts|paths)/)
  const share = async () => Number.parseFloat(await success.innerText())
  expect(await share()).toBeLessThan(90)
  await page.getByRole('button', { name: 'Use this amount' }).click()
  await expect.poll(share).toBeGreaterThanOrEqual(90)
  await expect(page.getByRole('heading', { name: 'What would lift it to 90%' })).toHaveCount(0)
  const before = await figures(page)
  const address = page.url()

  await page.goto('/profile#data')
  const data = page.getByRole('region', { name: 'Your data' })
  const { bytes } = await downloaded(page, () => data.getByRole('button', { name: 'Download a backup' }).click())
  await data.getByRole('button', { name: 'Delete everything…' }).click()
  const asked = page.getByRole('dialog', { name: 'Delete this data?' })
  await asked.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(data.getByRole('row').filter({ hasText: 'financial goals' })).toHaveCount(0)
  await page.goto('/financial-goals')
  await expect(page.getByRole('heading', { name: 'What are you saving for?' })).toBeVisible()
  await page.goto('/profile#data')
  const backup = { name: 'banyan.json', mimeType: 'application/json', buffer: bytes }
  await page.getByLabel('Import a backup').setInputFiles(backup)
  await page.getByRole('dialog', { name: 'What is in this backup' }).getByRole('button', { name: 'Merge' }).click()
  await expect(data.getByRole('row').filter({ hasText: 'financial goals' })).toHaveCount(1)
  await page.goto(address)
  await run(page)
  await expect.poll(() => figures(page)).toEqual(before)
})

async function keepGoals(page: Page, items: readonly ReturnType<typeof goalWith>[]) {
  const at = '2026-01-01T00:00:00.000Z'
  const entries = items
    .map((item, place) => ({ id: item.id, rev: 1, at, place, item }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    GOALS,
    encode('financialGoals', entries, new Date(at)),
  ] as const)
}

test('a paused goal with a step-up and an old target: each of the three lifts brings 90%', async ({ page }) => {
  await demoAt(page, '/financial-goals')
  const links = [linkWith({ id: '900363', name: 'A sample fund', units: null })]
  const today = Math.floor((await page.evaluate(() => Date.now())) / 86_400_000)
  const since = isoDay(monthsAfter(today, -30))
  const target = { amount: 100_000, currency: 'INR' as const, asOf: since }
  const goal = goalWith({
    ...{ currency: 'INR', saved: 72_000, stepUp: 10, since, target, grows: true, inflation: 2, links, state: 'paused' },
    date: isoDay(monthsAfter(today, 36)),
  })
  const ids = ['monthly', 'later', 'target']
  await keepGoals(
    page,
    ids.map((id) => ({ ...goal, id })),
  )
  const success = page.locator('.goal-success')
  const share = async () => Number.parseFloat(await success.innerText())
  for (const [id, label] of [
    ['monthly', 'Resume with this amount'],
    ['later', 'Use this date'],
    ['target', 'Use this target'],
  ] as const) {
    await page.goto(`/financial-goals?goal=${id}`)
    await run(page)
    await expect(success).toBeVisible()
    expect(await share()).toBeLessThan(90)
    await page.getByRole('button', { name: label }).click()
    await expect.poll(share).toBeGreaterThanOrEqual(90)
    if (id === 'monthly') await expect(toastOf(page, 'Goal resumed')).toBeVisible()
  }
})

test('a home’s price of now is kept with its day, for the time when it is sold', async ({ page }) => {
  await demoAt(page, '/financial-goals')
  const property = { id: 'sample-1001', name: 'A flat' }
  await keepGoals(page, [
    goalWith({ currency: 'INR', property, target: { amount: 7, currency: 'INR', asOf: '2024-01-01' } }),
  ])
  const stored = () => page.evaluate((name) => localStorage.getItem(name) ?? '', GOALS)
  expect(await stored()).toContain('2024-01-01')
  await page.goto('/financial-goals')
  await expect.poll(stored).not.toContain('2024-01-01')
  await page.goto('/financial-goals?goal=g1')
  await expect(page.getByText('The target is today’s price of A flat.')).toBeVisible()
})

/** Goals as another device, an older clock or a closed fund may leave them. */
async function oddGoals(page: Page, unreadable = true) {
  const gone = linkWith({ id: '999999', name: 'A closed fund', units: 10 })
  const items = [
    goalWith({ id: 'late', name: 'Overdue', date: '2020-01-01' }),
    goalWith({ id: 'gone', name: 'Gone', date: '2060-01-01', currency: 'INR', links: [gone] }),
    goalWith({ id: 'home', name: 'Flat', property: { id: 'no-such-listing', name: 'A flat' } }),
    ...(unreadable ? [{ ...goalWith({ id: 'bad', name: 'Unreadable' }), expected: -100 }] : []),
  ]
  await keepGoals(page, items)
}

test('a passed date, a fund and a home that are gone, an unreadable goal, a clock set back: clear words, the page stands', async ({
  page,
  complaints,
}) => {
  await demoAt(page, '/financial-goals')
  await oddGoals(page)
  await page.reload()
  const card = (name: string) => page.locator('.goal-card').filter({ hasText: name })
  await expect(card('Overdue')).toContainText('The date has passed.')
  await expect(page.locator('.goal-card')).toHaveCount(3)
  await page.goto('/financial-goals?goal=gone')
  await expect(page.getByText('No price of this fund is known, so its units are not counted.')).toBeVisible()
  await run(page)
  await expect(page.getByText('Left out, because no longer known: A closed fund.')).toBeVisible()
  // The browser reports the missing history.
  complaints.length = 0
  await page.goto('/financial-goals?goal=home')
  await expect(page.getByText('A flat is no longer for sale. The target is its price of 15 Jan 2026.')).toBeVisible()
  await page.goto('/financial-goals?goal=nothing')
  await page.getByRole('button', { name: 'Show all goals' }).click()
  await page.clock.setFixedTime(new Date(2019, 0, 1, 12))
  await page.reload()
  await expect(card('Flat')).toContainText('At this pace you reach it on')
})

test('a contribution counts at once, a to-do is about the goal, every theme can read it, 320 px are enough', async ({
  page,
}) => {
  await demoAt(page, '/financial-goals')
  await oddGoals(page, false)
  await page.goto('/financial-goals?goal=home')
  await expect(page.locator('.goal-head')).toContainText('10% saved')
  await page.getByLabel('Amount', { exact: true }).fill('5k')
  await page.getByRole('button', { name: 'Log contribution' }).click()
  await expect(toastOf(page, 'Contribution logged')).toBeVisible()
  await expect(page.locator('.goal-head')).toContainText('15% saved')
  await page.getByRole('button', { name: 'Add to-do' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('New to-do').fill('Ask the bank')
  await panel.getByRole('button', { name: 'Add to-do' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('list', { name: 'Your to-dos about this' })).toContainText('Ask the bank')
  await expectAccessible(page)
  expect(await overflows(page)).toEqual([])
})
