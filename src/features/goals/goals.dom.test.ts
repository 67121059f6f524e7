import { encode } from '#domain/kept/envelope.ts'
import { monthsAfter } from '#domain/time/calendar.ts'
import { isoDay } from '#domain/time/day.ts'
import { keyOf } from '#platform/storage/key.ts'
import { demoAt, expect, type Tab, test, toastOf } from '#tests/dom/dom-people.ts'
import { goalWith, linkWith } from '#tests/goals/some-goal.ts'

const GOALS = keyOf('financialGoals', 'demo')

const run = (page: Tab) => page.getByRole('button', { name: 'Run replay' }).click()

async function keepGoals(page: Tab, items: readonly ReturnType<typeof goalWith>[]) {
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
  const today = Math.floor(Date.now() / 86_400_000)
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
  const share = async () => Number.parseFloat((await success.textContent()) ?? '')
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
async function oddGoals(page: Tab, unreadable = true) {
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
  await page.goto('/financial-goals?goal=home')
  await expect(page.getByText('A flat is no longer for sale. The target is its price of 15 Jan 2026.')).toBeVisible()
  await page.goto('/financial-goals?goal=nothing')
  await page.getByRole('button', { name: 'Show all goals' }).click()
  await page.clock.setFixedTime(new Date(2019, 0, 1, 12))
  await page.reload()
  await expect(card('Flat')).toContainText('At this pace you reach it on')
})

test('a contribution counts at once, and a to-do is about the goal', async ({ page }) => {
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
})
