import type { Page } from '@playwright/test'
import { fontSizes } from '#catalogue/themes.ts'

/** Just above and below where layouts change; what fits 320 px fits 360 px too. */
const widths = [320, 768, 1024, 1440]

/** Elements wider than the window, at every width and text size. */
export async function overflows(page: Page) {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const wide = await page.evaluate(
      ([sizes, most]) => {
        const root = document.documentElement
        const seen = sizes.flatMap((size) => {
          root.dataset.fontSize = size
          if (root.scrollWidth <= most) return []
          const outside = [...document.querySelectorAll('body *')].filter(
            (one) => one.getBoundingClientRect().right > most + 1 && !one.closest('.wide, .tabs'),
          )
          return `${size}: ${root.scrollWidth} px, ${outside.at(-1)?.outerHTML.slice(0, 120)}`
        })
        delete root.dataset.fontSize
        return seen
      },
      [Object.keys(fontSizes), width] as const,
    )
    found.push(...wide.map((one) => `${new URL(page.url()).pathname} at ${width} px, ${one}`))
  }
  return found
}
