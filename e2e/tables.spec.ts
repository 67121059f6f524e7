import type { Locator, Page } from '@playwright/test'
import { demoAt, expect, hydrated, test } from './people.ts'
import { coloursOf } from './pixels.ts'

/** A4 in CSS pixels, without margins of 1 cm. */
const PAPER = { width: 718, height: 1047 }

/** Cells beyond the paper, or clipped by a scrolling box. */
const cutCells = (page: Page) =>
  page.locator('main tr > *').evaluateAll((cells, width) => {
    const shown = cells.filter((cell) => cell.checkVisibility())
    const cut = shown.filter((cell) => {
      const box = cell.closest('.wide, .wishlist-table, .compare-table')
      const end = cell.getBoundingClientRect().right
      return end > width + 0.5 || (box && getComputedStyle(box).overflowX !== 'visible')
    })
    return { shown: shown.length, cut: [...new Set(cut.map((cell) => cell.closest('table')?.className))] }
  }, PAPER.width)

test('in print every table keeps its last column', async ({ page }) => {
  await page.setViewportSize(PAPER)
  await demoAt(page, '/wishlist/funds')
  await page.emulateMedia({ media: 'print' })
  for (const [path, last] of [
    // Prices and lines make the columns as wide as they become.
    ['/wishlist/funds', '.wishlist-table .sparkline'],
    ['/wishlist/stocks', '.wishlist-table .sparkline'],
    ['/fund/900363?with=900364,900365', 'main table'],
  ] as const) {
    await page.goto(path)
    await hydrated(page)
    await expect(page.locator(last).first()).toBeVisible()
    await page.locator('main details').evaluateAll((all) => {
      for (const one of all) one.setAttribute('open', '')
    })
    await expect.poll(async () => (await cutCells(page)).shown, path).toBeGreaterThanOrEqual(5)
    await expect.poll(async () => (await cutCells(page)).cut, path).toEqual([])
  }
})

const EDGE = 5

/** Brightness of both edges of a box, 0 to 255. */
async function edgesOf(page: Page, box: Locator) {
  const { width = 0, height = 0 } = (await box.boundingBox()) ?? {}
  const edge = (x: number) => ({ x, y: 2, width: EDGE, height: Math.floor(height) - 4 })
  const [left = [], right = []] = await coloursOf(page, box, [edge(1), edge(Math.floor(width) - EDGE - 1)])
  const light = (colour: readonly number[]) => Math.max(...colour)
  return { left: light(left), right: light(right) }
}

test('on a phone a scrolling table has a shadow where there is more, and none at its end', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/fund/900363')
  await hydrated(page)
  const boxes = page.locator('.wide')
  const firstThatScrolls = () =>
    boxes.evaluateAll((all) => all.findIndex((one) => one.scrollWidth - one.clientWidth > 40))
  await expect.poll(firstThatScrolls).toBeGreaterThan(-1)
  const box = boxes.nth(await firstThatScrolls())
  await box.scrollIntoViewIfNeeded()
  const SHADOW = 30
  const start = await edgesOf(page, box)
  expect(start.left - start.right).toBeGreaterThan(SHADOW)
  await box.evaluate((one) => one.scrollTo({ left: one.scrollWidth, behavior: 'instant' }))
  expect((await edgesOf(page, box)).right - start.right).toBeGreaterThan(SHADOW)
})
