import type { Page } from '@playwright/test'
import type { Goal } from '#domain/goals/goal.ts'
import type { Todo } from '#domain/keeping/todo.ts'
import { encode } from '#domain/kept/envelope.ts'
import { keyOf } from '#platform/storage/key.ts'
import { goalWith } from '#tests/goals/some-goal.ts'
import { expectAccessible } from './axe.ts'
import { overflows } from './overflows.ts'
import { demoAt, downloaded, expect, test, toastOf } from './people.ts'

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

/** As stored. */
function stored(key: 'financialGoals' | 'todoItems', item: Goal | Todo) {
  const at = '2026-01-01T00:00:00.000Z'
  return encode(key, [{ id: item.id, rev: 1, at, place: 0, item }], new Date(at))
}

test('a goal with a contribution and a to-do: every theme can read it, 320 px are enough', async ({ page }) => {
  const contribution = { id: 'c1', date: '2026-01-15', amount: 5_000, into: null, note: '' }
  const property = { id: 'no-such-listing', name: 'A flat' }
  const goal = goalWith({ id: 'home', name: 'Flat', property, contributions: [contribution] })
  const todo: Todo = {
    ...{ id: 't1', type: 'other', action: 'Ask the bank', dueDate: null, done: false },
    ...{ link: { kind: 'goal', id: 'home', name: 'Flat' }, createdAt: '2026-01-15T00:00:00.000Z' },
  }
  await demoAt(page, '/financial-goals?goal=home', {
    [keyOf('financialGoals', 'demo')]: stored('financialGoals', goal),
    [keyOf('todoItems', 'demo')]: stored('todoItems', todo),
  })
  await expect(page.locator('.goal-head')).toContainText('15% saved')
  await expect(page.getByRole('list', { name: 'Your to-dos about this' })).toContainText('Ask the bank')
  await expectAccessible(page)
  expect(await overflows(page)).toEqual([])
})
