import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './page-list.ts'

// Scrollbars that take room, as on most desktops; tests hide them otherwise.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
  viewport: { width: 1280, height: 720 },
})

/** The colours at these places of the screen, read on a page of no site: ours may not load a picture from data. */
async function coloursAt(page: Page, places: readonly (readonly [x: number, y: number])[]) {
  const picture = (await page.screenshot()).toString('base64')
  const reader = await page.context().newPage()
  const colours = await reader.evaluate(
    async ([data, points]) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
      const drawing = new OffscreenCanvas(image.width, image.height).getContext('2d')
      drawing?.drawImage(image, 0, 0)
      return points.map(([x, y]) => drawing?.getImageData(x, y, 1, 1).data.join())
    },
    [picture, places] as const,
  )
  await reader.close()
  return colours
}

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
  test(`the backdrop of ${button} covers the scrollbar's place, and nothing moves`, async ({ page }) => {
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
        const [left, right, inside] = await coloursAt(page, [
          [4, 600],
          [1277, 600],
          [1255, 600],
        ])
        return layer === '.dialog' ? left === right : inside === right && left !== right
      })
      .toBe(true)
    await page.keyboard.press('Escape')
    await expect(page.locator(layer)).toHaveCount(0)
    await expect.poll(() => gutterOf(page)).toBeGreaterThan(0)
    expect(await placesOf(page)).toEqual(before)
  })
