import type { Locator, Page } from '@playwright/test'

type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Average RGB of areas of a screenshot. Decoded on a blank page: our content policy forbids data images. */
export async function coloursOf(page: Page, shown: Page | Locator, areas: readonly Area[]): Promise<number[][]> {
  const picture = (await shown.screenshot()).toString('base64')
  const reader = await page.context().newPage()
  const colours = await reader.evaluate(
    async ([data, places]) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
      const drawing = new OffscreenCanvas(image.width, image.height).getContext('2d')
      drawing?.drawImage(image, 0, 0)
      return places.map(({ x, y, width, height }) => {
        const values = drawing?.getImageData(x, y, width, height).data ?? []
        return [0, 1, 2].map((channel) => {
          let sum = 0
          for (let at = channel; at < values.length; at += 4) sum += values[at] ?? 0
          return Math.round(sum / (width * height))
        })
      })
    },
    [picture, areas] as const,
  )
  await reader.close()
  return colours
}
