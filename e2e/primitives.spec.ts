import type { Page } from '@playwright/test'
import { constants } from '#catalogue/constants.ts'
import { specLabels } from '#tests/spec/spec-tables.ts'
import { axeFinds, expectAccessible, wear } from './axe.ts'
import { expect, framesDrawn } from './page-list.ts'
import { test } from './specimens.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test.beforeEach(async ({ page }) => {
  await page.goto('/dev/ui')
  await expect(page.getByRole('slider')).toHaveCount(7, { timeout: 20_000 })
})

test('axe finds nothing among the primitives in any theme, and nothing overflows a phone', async ({ page }) => {
  test.setTimeout(90_000)
  for (const slider of await page.getByRole('slider').all()) await slider.focus()
  await expect(page.locator('.chart-pane[data-live]')).toHaveCount(14)
  // One of each kind; the others only differ in their rows.
  for (const summary of (await page.getByText('Show as a table').all()).slice(0, 3)) await summary.click()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  for (const theme of constants.themes) {
    await wear(page, theme)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), theme).toBe(320)
  }
})

test('toasts: placed, announced, undone once, stacked, dismissed by keyboard, errors marked', async ({ page }) => {
  await test.step('are at the top right, announced politely, and Undo works once', async () => {
    const toasts = part(page, 'Toasts')
    await toasts.getByRole('button', { name: 'With Undo' }).click()
    const toast = page.locator('.toast').filter({ hasText: 'Removed from wishlist' })
    await expect(toast).toBeVisible()
    const box = await toast.boundingBox()
    const view = page.viewportSize()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan((view?.width ?? 0) - 40)
    expect(box?.y).toBeLessThan(40)
    await expect(page.locator('.toasts')).toHaveAttribute('aria-live', 'polite')
    await toast.getByRole('button', { name: 'Undo' }).click()
    await expect(toasts.getByText('Undone 1 times.')).toBeVisible()
    await expect(toast).toHaveCount(0)
  })
  await test.step('stack, can be dismissed by keyboard, and errors are marked', async () => {
    const toasts = part(page, 'Toasts')
    await toasts.getByRole('button', { name: 'Success' }).click()
    await toasts.getByRole('button', { name: 'Failure' }).click()
    await expect(page.locator('.toast')).toHaveCount(2)
    await expect(page.locator('.toast[data-type=error]')).toHaveText('Failed to load your wishlist')
    // F6 moves the focus to the toasts.
    await page.keyboard.press('F6')
    await page.getByRole('button', { name: 'Dismiss' }).first().focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('.toast')).toHaveCount(1)
  })
})

test('side menu, dialog, menu, tabs, table and busy button by keyboard and pointer', async ({ page }) => {
  await test.step('the side menu of a user: email, member since, their pages, and Logout instead of Login', async () => {
    await page.getByRole('button', { name: 'Side menu of a person' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toContainText('a.person.with.a.very.long.address@some-long-domain.example')
    await expect(menu).toContainText('Member since 2024')
    const labels = await menu.locator('.side-menu-item:visible').allTextContents()
    expect(labels).toEqual([...specLabels.menuEverybody, ...specLabels.menuSignedIn, 'Wipe this browser…'])
    expect(await axeFinds(page)).toEqual([])
    await menu.getByRole('button', { name: 'Logout' }).click()
    await expect(menu).toBeHidden()
  })
  await test.step('a dialog traps the focus and returns it', async () => {
    const opener = page.getByRole('button', { name: 'Open a dialog' })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'Remove this fund?' })
    await expect(dialog).toBeVisible()
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab')
      // At the end of the tab order the focus passes a guard element.
      await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })
  await test.step('a menu supports arrow keys and first letters', async () => {
    await page.getByRole('button', { name: 'Commands' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('m')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Chosen: move.')).toBeVisible()
  })
  await test.step('tabs support arrow keys', async () => {
    await page.getByRole('tab', { name: 'Notes' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('tabpanel')).toHaveText('To-dos, overdue first.')
  })
  await test.step('a busy button ignores presses', async () => {
    await page.getByRole('button', { name: 'Saving' }).click({ force: true })
    await expect(page.getByRole('button', { name: 'Pressed 0 times' })).toBeVisible()
  })
  await test.step('a table sorts by its headers, and its cards keep the column names', async () => {
    const table = page.getByRole('table', { name: 'Made-up funds' })
    await table.getByRole('button', { name: 'Price' }).click()
    await expect(table.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(table.getByRole('rowheader').first()).toHaveText('Short one')
    await page.setViewportSize({ width: 400, height: 800 })
    const cell = table.getByRole('cell').first()
    expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"Price"')
    await table.getByRole('button', { name: 'Day' }).click()
    await expect(table.getByRole('columnheader', { name: 'Day' })).toHaveAttribute('aria-sort', 'descending')
  })
})

test('a chart by pointer', async ({ page }) => {
  await test.step('is SVG first; on interaction the canvas takes exactly the same place', async () => {
    const chart = part(page, 'Chart (made up)')
    const stage = chart.getByRole('slider')
    await expect(chart.locator('.chart-picture')).toBeVisible()
    await stage.scrollIntoViewIfNeeded()
    const line = await chart.locator('.chart-lines').boundingBox()
    await stage.hover()
    await expect(chart.locator('.chart-pane[data-live]')).toHaveCount(1)
    const over = await chart.locator('.u-over').boundingBox()
    for (const side of ['x', 'y', 'width', 'height'] as const) {
      expect(Math.abs((over?.[side] ?? 0) - (line?.[side] ?? -99)), side).toBeLessThanOrEqual(1.5)
    }
  })
  await test.step('follows the pointer, with date and value above the plot', async () => {
    const chart = part(page, 'Chart (made up)')
    const stage = chart.getByRole('slider')
    await stage.hover()
    await expect(chart.locator('.u-over')).toBeVisible()
    const box = await chart.locator('.u-over').boundingBox()
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 40)
    await expect(chart.locator('.chart-moment')).toHaveText(/2018/)
    await page.mouse.move(5, 5)
    await expect(chart.locator('.chart-moment')).toHaveText('13 Nov 2026')
  })
  await test.step('shows a range or a custom period, and everything after a double click', async () => {
    const chart = part(page, 'Chart (made up)')
    const stage = chart.getByRole('slider')
    const shownFrom = async () => Number(await stage.getAttribute('aria-valuemin'))
    await chart.getByText('3Y', { exact: true }).click()
    expect(new Date((await shownFrom()) * 1000).toISOString().slice(0, 10)).toBe('2023-11-13')
    await stage.hover()
    const over = chart.locator('.u-over')
    await expect(over).toBeVisible()
    const box = (await over.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(box.x + box.width * 0.25, box.y + 50)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.75, box.y + 60, { steps: 5 })
    await page.mouse.up()
    await expect.poll(async () => new Date((await shownFrom()) * 1000).getUTCFullYear()).toBe(2024)
    await expect(chart.getByRole('radio', { checked: true })).toHaveCount(0)
    await over.dblclick()
    await expect.poll(async () => new Date((await shownFrom()) * 1000).getUTCFullYear()).toBe(2023)
  })
  await test.step('keeps other choices when a custom period is chosen', async () => {
    const chart = part(page, 'Chart (made up)')
    await chart.getByRole('slider').hover()
    await expect(chart.locator('.u-over')).toBeVisible()
    await chart.getByRole('switch', { name: 'Log scale' }).click()
    await chart.getByText('5Y', { exact: true }).click()
    await chart.getByRole('slider').scrollIntoViewIfNeeded()
    const box = (await chart.locator('.u-over').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(box.x + box.width * 0.4, box.y + 50)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.6, box.y + 60, { steps: 5 })
    await page.mouse.up()
    await expect(chart.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(chart.getByRole('switch', { name: 'Log scale' })).toBeChecked()
    await chart.locator('.u-over').dblclick()
    await expect(chart.getByRole('radio', { name: /^5Y/ })).toBeChecked()
  })
})

test('a chart by keyboard, with its choices, and one that compares', async ({ page }) => {
  await test.step('can be read by keyboard, with announcements', async () => {
    const stage = part(page, 'Chart (made up)').getByRole('slider')
    await expect(stage).toHaveAttribute('aria-valuetext', /^13 Nov 2026: Made-up fund ₹/)
    await stage.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(stage).toHaveAttribute('aria-valuetext', /^12 Nov 2026/)
    await page.keyboard.press('Shift+ArrowLeft')
    await expect(stage).toHaveAttribute('aria-valuetext', /^2 Nov 2026/)
    await page.keyboard.press('Home')
    await expect(stage).toHaveAttribute('aria-valuetext', /2010/)
    await page.keyboard.press('Escape')
    await expect(stage).toHaveAttribute('aria-valuetext', /^13 Nov 2026/)
  })
  await test.step('keeps its crosshair when redrawn', async () => {
    const chart = part(page, 'Chart (made up)')
    const stage = chart.getByRole('slider')
    await stage.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(chart.locator('.chart-pane[data-live]')).toHaveCount(1)
    await expect(stage).toHaveAttribute('aria-valuetext', /^12 Nov 2026/)
    await page.getByLabel('Theme').selectOption('dark')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await framesDrawn(page)
    await expect(stage).toHaveAttribute('aria-valuetext', /^12 Nov 2026/)
  })
  await test.step('has a log scale, a drawdown, and a table of its figures', async () => {
    const chart = part(page, 'Chart (made up)')
    const linear = await chart.locator('.chart-line').first().getAttribute('d')
    await chart.getByRole('switch', { name: 'Log scale' }).click()
    expect(await chart.locator('.chart-line').first().getAttribute('d')).not.toBe(linear)
    await chart.getByRole('switch', { name: 'Drawdown' }).click()
    await expect(chart.locator('.chart-falls')).toBeVisible()
    await chart.getByText('Show as a table').click()
    const rows = chart.getByRole('table').getByRole('row')
    await expect(rows).toHaveCount(18)
    await expect(rows.nth(1)).toContainText('13 Nov 2026')
  })
  await test.step('compares by change since the start of the period', async () => {
    const chart = part(page, 'Chart that compares (made up)')
    await chart.getByText('1Y', { exact: true }).click()
    const stage = chart.getByRole('slider')
    await stage.focus()
    await page.keyboard.press('Home')
    await expect(stage).toHaveAttribute('aria-valuetext', '13 Nov 2025: Made-up fund 0.0%, Second 0.0%, Third 0.0%')
    await expect(chart.getByRole('switch', { name: 'Log scale' })).toHaveCount(0)
  })
  await test.step('with several lines can be panned with the wheel', async () => {
    const chart = part(page, 'Chart that compares (made up)')
    const stage = chart.getByRole('slider')
    await chart.getByText('1Y', { exact: true }).click()
    await chart.locator('.chart-main').hover()
    await expect(chart.locator('.u-over').first()).toBeVisible()
    const before = Number(await stage.getAttribute('aria-valuemin'))
    await page.mouse.wheel(-300, 0)
    await expect.poll(async () => Number(await stage.getAttribute('aria-valuemin'))).toBeLessThan(before)
  })
})
