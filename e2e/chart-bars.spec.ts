import type { Locator, Page } from '@playwright/test'
import { constants } from '#catalogue/constants.ts'
import { wear } from './axe.ts'
import { expect, framesDrawn } from './page-list.ts'
import { coloursOf } from './pixels.ts'
import { test } from './specimens.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const live = (chart: Locator) => chart.locator('.chart-pane[data-live]')

test.beforeEach(async ({ page }) => {
  await page.goto('/dev/ui')
  await expect(part(page, 'Candles (made up)').getByRole('slider')).toBeVisible({ timeout: 20_000 })
})

test('candles and volume are SVG first; the canvas shows the same in the same place', async ({ page }) => {
  const chart = part(page, 'Candles (made up)')
  const stage = chart.getByRole('slider')
  await stage.scrollIntoViewIfNeeded()
  const boxes = async (selector: string) =>
    Promise.all((await chart.locator(selector).all()).map((each) => each.boundingBox()))
  const [pictures, before] = [await boxes('.chart-lines'), await tilesOf(page, stage)]
  await stage.focus()
  await expect(live(chart)).toHaveCount(2)
  await stage.blur()
  const [canvases, after] = [await boxes('.u-over'), await tilesOf(page, stage)]
  expect(canvases).toHaveLength(2)
  canvases.forEach((canvas, at) => {
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs((canvas?.[side] ?? 0) - (pictures[at]?.[side] ?? -99)), side).toBeLessThanOrEqual(1.5)
  })
  // Bars differ from the background by far more; the empty chart is no match for itself.
  expect(Math.max(...before.map((tile, at) => distance(tile, after[at])))).toBeLessThan(14)
  expect(new Set(before.map(String)).size).toBeGreaterThan(20)
})

/** Average colours of a grid of tiles over the stage. */
async function tilesOf(page: Page, stage: Locator) {
  const { width = 0, height = 0 } = (await stage.boundingBox()) ?? {}
  const [across, down] = [24, 12]
  const size = { width: Math.floor(width / across), height: Math.floor(height / down) }
  const areas = Array.from({ length: across * down }, (_, at) => ({
    ...size,
    x: (at % across) * size.width,
    y: Math.floor(at / across) * size.height,
  }))
  return coloursOf(page, stage, areas)
}

const distance = (a: readonly number[], b: readonly number[] = []) =>
  Math.max(...a.map((value, channel) => Math.abs(value - (b[channel] ?? 999))))

test('a chart of bars can be read and set up by keyboard alone', async ({ page }) => {
  const chart = part(page, 'Candles (made up)')
  const stage = chart.getByRole('slider')
  await stage.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(stage).toHaveAttribute(
    'aria-valuetext',
    /^12 Nov 2026: Open [\d.]+, High [\d.]+, Low [\d.]+, Close [\d.]+, Volume [\d,]+, Event –$/,
  )
  await page.keyboard.press('Home')
  await expect(stage).toHaveAttribute('aria-valuetext', /^13 May 2026/)
  // Period, chart type, volume, indicators.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(chart.getByRole('radio', { name: 'Line', exact: true })).toBeChecked()
  await expect(chart.locator('.chart-rising')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(chart.locator('.chart-volume')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await chart.getByRole('checkbox', { name: 'RSI (14)' }).focus()
  await page.keyboard.press('Space')
  await expect(chart.locator('.chart-caption')).toHaveText(['RSI (14)'])
  await expect(stage).toHaveAttribute('aria-valuetext', /, RSI [\d.]+, Event –$/)
  await expect(chart.getByText('Indicators (1)')).toBeVisible()
  await chart.getByText('Show as a table').press('Enter')
  await expect(chart.getByRole('columnheader')).toHaveText([
    ...['Day', 'Open', 'High', 'Low', 'Close', 'Volume', 'RSI', 'Event'],
  ])
})

test('all panes are zoomed and panned together, and a double click returns', async ({ page }) => {
  const chart = part(page, 'Candles (made up)')
  const stage = chart.getByRole('slider')
  const from = async () => Number(await stage.getAttribute('aria-valuemin'))
  const first = await from()
  await stage.hover()
  await expect(live(chart)).toHaveCount(2)
  expect(await movedByWheel(chart)).toEqual({ candles: true, period: false })
  // The period follows when the wheel rests.
  await expect.poll(from).toBeLessThan(first)
  await chart.locator('.chart-main .u-over').dblclick()
  await expect.poll(from).toBe(first)
  await chart.locator('.chart-volume .u-over').hover()
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -200)
  await page.keyboard.up('Control')
  await expect.poll(from).toBeGreaterThan(first)
  const zoomed = await from()
  await page.mouse.wheel(-120, 0)
  await expect.poll(from).toBeLessThan(zoomed)
  await expect(chart.getByRole('radio', { name: /^(1M|3M|6M|1Y|Max)/, checked: true })).toHaveCount(0)
  await chart.locator('.chart-main .u-over').dblclick()
  await expect.poll(from).toBe(first)
})

/** Whether a turn of the wheel over the volume moves the candles at once, before the period is chosen. */
const movedByWheel = (chart: Locator) =>
  chart.evaluate(async (root) => {
    const candles = root.querySelector<HTMLCanvasElement>('.chart-main canvas')
    const period = () => root.querySelector('[role=slider]')?.getAttribute('aria-valuemin')
    const before = { candles: candles?.toDataURL(), period: period() }
    const turn = new WheelEvent('wheel', { deltaX: -60, bubbles: true, cancelable: true })
    root.querySelector('.chart-volume .u-over')?.dispatchEvent(turn)
    await Promise.resolve()
    return { candles: candles?.toDataURL() !== before.candles, period: period() !== before.period }
  })

test('corporate actions are letters at the time axis, and the list leads to them', async ({ page }) => {
  const chart = part(page, 'Candles (made up)')
  await expect(chart.locator('.chart-flag')).toHaveText(['S', 'D'])
  await chart.getByText('Events (4)').click()
  await chart.getByRole('listitem').filter({ hasText: 'Bonus 1:1' }).getByRole('button').click()
  await expect(chart.locator('.chart-readout')).toContainText('Bonus 1:1')
  await expect(chart.getByRole('radio', { name: /^Max/ })).toBeChecked()
})

test('rising candles are hollow and falling ones filled in every theme, on the canvas too', async ({ page }) => {
  const chart = part(page, 'Candles (made up)')
  const stage = chart.getByRole('slider')
  await chart.getByText('1M', { exact: true }).click()
  await stage.focus()
  await expect(live(chart)).toHaveCount(2)
  await stage.blur()
  const main = chart.locator('.chart-main')
  const bodies = await Promise.all(['.chart-rising', '.chart-falling'].map((pen) => bodyIn(main, pen)))
  for (const theme of constants.themes) {
    await wear(page, theme)
    await framesDrawn(page)
    // A corner of the picture is empty.
    const [rising = [], falling = [], empty = []] = await coloursOf(page, main, [
      ...bodies,
      { x: 2, y: 2, width: 4, height: 4 },
    ])
    expect(distance(rising, empty), theme).toBeLessThan(8)
    expect(distance(falling, empty), theme).toBeGreaterThan(60)
  }
})

/** The inside of the tallest body that a pen drew, in pixels of the pane. */
async function bodyIn(main: Locator, pen: string) {
  const pane = await main.boundingBox()
  const plot = await main.locator('.chart-lines').boundingBox()
  const d = (await main.locator(pen).getAttribute('d')) ?? ''
  const all = [...d.matchAll(/M(-?\d+) (\d+)h(\d+)v(\d+)/g)].map(([, ...numbers]) => numbers.map(Number))
  const [x = 0, y = 0, width = 0, height = 0] = all.toSorted((a, b) => (b[3] ?? 0) - (a[3] ?? 0))[0] ?? []
  const [unitX, unitY] = [(plot?.width ?? 0) / 10_000, (plot?.height ?? 0) / 1000]
  return {
    x: Math.round((plot?.x ?? 0) - (pane?.x ?? 0) + (x + width / 2) * unitX) - 3,
    y: Math.round((plot?.y ?? 0) - (pane?.y ?? 0) + (y + height / 2) * unitY) - 2,
    width: 6,
    height: 4,
  }
}
