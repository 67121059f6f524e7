import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './page-list.ts'
import { coloursOf } from './pixels.ts'

// Classic scrollbars, as on most desktops; Playwright hides them by default.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
  viewport: { width: 1280, height: 720 },
})

const pixel = (x: number) => ({ x, y: 600, width: 1, height: 1 })
const placesOf = (page: Page) =>
  page
    .locator('main h1, main p, footer a, header a')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left * 10)))
const gutterOf = (page: Page) => page.evaluate(() => innerWidth - document.documentElement.clientWidth)

const layers = [
  ['Sign In', '.dialog'],
  ['Menu', '.drawer'],
] as const

for (const [button, layer] of layers)
  test(`the backdrop of ${button} covers the scrollbar's space, without a layout shift`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/about')
    await hydrated(page)
    expect(await gutterOf(page)).toBeGreaterThan(0)
    const before = await placesOf(page)
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page.locator(layer)).toBeVisible()
    await expect.poll(() => gutterOf(page)).toBe(0)
    expect(await placesOf(page)).toEqual(before)
    await expect
      .poll(async () => {
        const [left, right, inside] = (await coloursOf(page, page, [4, 1277, 1255].map(pixel))).map(String)
        return layer === '.dialog' ? left === right : inside === right && left !== right
      })
      .toBe(true)
    await page.keyboard.press('Escape')
    await expect(page.locator(layer)).toHaveCount(0)
    await expect.poll(() => gutterOf(page)).toBeGreaterThan(0)
    expect(await placesOf(page)).toEqual(before)
  })
