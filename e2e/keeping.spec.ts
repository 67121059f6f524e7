import type { Locator, Page } from '@playwright/test'
import { demoAt, expect, hydrated, test, toastOf } from './people.ts'

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Notes and to-dos' })

async function openPanel(page: Page, tab: 'Notes' | 'To-dos' | 'Due' = 'Notes') {
  // By keyboard: a toast may cover it.
  await page.getByRole('button', { name: 'Notes and to-dos' }).press('Enter')
  await expect(panelOf(page)).toBeVisible()
  await panelOf(page).getByRole('tab', { name: tab }).click()
}

for (const { width, height } of [
  { width: 360, height: 740 },
  { width: 1440, height: 800 },
])
  test(`the panel at ${width} px: the list first, then one field that is always visible and sufficient`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await demoAt(page, '/about')
    await openPanel(page)
    const panel = panelOf(page)
    const field = panel.getByLabel('New note')
    const first = panel.getByRole('list', { name: 'Notes' }).getByRole('article').first()
    const isBefore = async (one: Locator, other: Locator) => {
      const handle = await other.elementHandle()
      return one.evaluate(
        (a, b) => Boolean(b && a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING),
        handle,
      )
    }
    await expect(first).toBeInViewport()
    await expect(field).toBeInViewport({ ratio: 1 })
    expect(await isBefore(first, field)).toBe(true)
    expect(await panel.locator('form :is(input, textarea, select)').count()).toBe(1)
    expect(await panel.locator('form').evaluate((form) => form.clientHeight)).toBeLessThan(220)
    await field.fill('Ask about the exit load')
    await expect(panel).toHaveJSProperty('scrollTop', 0)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('article').filter({ hasText: 'Ask about the exit load' })).toBeVisible()
    await expect(field).toHaveValue('')

    await panel.getByRole('tab', { name: 'To-dos' }).click()
    const todo = panel.getByLabel('New to-do')
    await expect(todo).toBeInViewport({ ratio: 1 })
    expect(await isBefore(panel.getByRole('list', { name: 'To-dos' }), todo)).toBe(true)
    await todo.fill('Compare the costs')
    await todo.press('Enter')
    await expect(panel.getByRole('listitem').filter({ hasText: 'Compare the costs' })).toBeVisible()
    await panel.getByRole('button', { name: 'More' }).click()
    await expect(panel.getByLabel('Type')).toBeFocused()
    await todo.fill('Pay the premium')
    await panel.getByLabel('Due', { exact: true }).fill('2026-12-01')
    await panel.getByLabel('Due', { exact: true }).press('Enter')
    await expect(panel.getByRole('listitem').filter({ hasText: 'Pay the premium' })).toContainText('1 Dec 2026')
    await expect(panel.getByLabel('Due', { exact: true })).toHaveCount(0)
    await expect(todo).toBeFocused()
  })

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('no keyboard covers the list before typing', async ({ page }) => {
    await demoAt(page, '/about')
    await hydrated(page)
    await page.getByRole('button', { name: 'Notes and to-dos' }).tap()
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.drawer') !== null)).toBe(true)
    await expect(panelOf(page).getByLabel('New note')).not.toBeFocused()
    await panelOf(page).getByLabel('New note').tap()
    await expect(panelOf(page).getByLabel('New note')).toBeFocused()
  })
})

test('drafts belong to form and tab: other edits, tabs and panels leave them alone', async ({ page, context }) => {
  await demoAt(page, '/profile?tab=notes')
  await page.getByLabel('Title').fill('Half a thought')
  await page.getByRole('button', { name: 'Edit To ask' }).click()
  const changed = page.getByLabel('Edit note')
  await expect(changed).toHaveValue('To ask')
  await changed.fill('To ask, half changed')
  // Something else is typed in another tab.
  const other = await context.newPage()
  await other.goto('/profile?tab=notes')
  await expect(other.getByLabel('Title')).toHaveValue('')
  await other.getByLabel('Title').fill('Another thought')
  await expect(changed).toHaveValue('To ask, half changed')
  // Switches tabs and back, then reloads.
  await page.getByRole('tab', { name: 'To-dos' }).click()
  await page.getByLabel('New to-do').fill('Half a plan')
  await page.getByRole('tab', { name: 'Notes' }).click()
  await expect(changed).toHaveValue('To ask, half changed')
  await page.getByRole('tab', { name: 'To-dos' }).click()
  await expect(page.getByLabel('New to-do')).toHaveValue('Half a plan')
  await page.goto('/profile?tab=notes')
  await expect(changed).toHaveValue('To ask, half changed')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Half a thought')
  await expect(other.getByLabel('Title')).toHaveValue('Another thought')
  // The other tab shows what is added.
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(other.getByRole('article').filter({ hasText: 'Half a thought' })).toBeVisible()
  await expect(other.getByLabel('Title')).toHaveValue('Another thought')
  // A closed tab leaves its draft to the next one.
  await other.close()
  const next = await context.newPage()
  await next.goto('/profile?tab=notes')
  await expect(next.getByLabel('Title')).toHaveValue('Another thought')
})

test('a deleted to-do can be restored by Undo after a reload', async ({ page }) => {
  await demoAt(page, '/profile?tab=todos')
  const todos = page.getByRole('list', { name: 'To-dos' }).getByRole('listitem')
  await page.getByLabel('New to-do').fill('Sell the old bonds')
  await page.getByLabel('Type').selectOption('sell')
  await page.getByRole('button', { name: 'Add to-do' }).click()
  await expect(toastOf(page, 'Todo item added successfully')).toBeVisible()
  const mine = todos.filter({ hasText: 'Sell the old bonds' })
  await expect(mine).toHaveCount(1)
  await mine.getByRole('button', { name: 'Delete Sell the old bonds' }).click()
  await expect(toastOf(page, 'Todo item removed')).toBeVisible()
  await expect(mine).toHaveCount(0)
  await page.reload()
  await expect(todos.first()).toBeVisible()
  await expect(mine).toHaveCount(0)
  await toastOf(page, 'Todo item removed').getByRole('button', { name: 'Undo' }).click()
  await expect(mine).toHaveCount(1)
  await page.reload()
  await expect(mine).toHaveCount(1)
  await expect(toastOf(page, 'Todo item removed')).toHaveCount(0)
})
