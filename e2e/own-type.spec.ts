import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './page-list.ts'

const titlesAndTexts = 'main :is(h1, h2, h3, p, li)'

/** Lines and first words of every title and paragraph. */
const linesOf = (page: Page) =>
  page.locator(titlesAndTexts).evaluateAll((all) =>
    all.map((one) => ({
      lines: Math.round(one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight)),
      isTitle: one.matches('h1, h2, h3'),
      text: one.textContent?.slice(0, 40),
    })),
  )

/** Letter widths differ by system: titles wrap the same, a long text may break one line elsewhere. */
for (const width of [360, 1440])
  test(`a first page at ${width} px wraps as with our own fonts`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/', '/about', '/search-funds', '/login', '/contact']) {
      await page.goto(path)
      await hydrated(page)
      await page.evaluate(() => document.documentElement.removeAttribute('data-fonts'))
      const before = await linesOf(page)
      await page.evaluate(async () => {
        await Promise.all(
          ['400 1rem "Banyan Sans"', '500 1rem "Banyan Display"'].map((face) => document.fonts.load(face)),
        )
        document.documentElement.dataset.fonts = 'own'
      })
      const after = await linesOf(page)
      expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text))
      const moved = after.filter(
        ({ lines, isTitle }, at) => Math.abs(lines - (before[at]?.lines ?? 0)) > (isTitle ? 0 : 1),
      )
      expect.soft(moved).toEqual([])
    }
  })

test('the fallback fonts are as wide as ours to three per cent, bold ones too', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  const ratios = await page.evaluate(async () => {
    const context = document.createElement('canvas').getContext('2d')
    const text = [...document.querySelectorAll('main p')].map((one) => one.textContent).join(' ')
    const widthOf = async (font: string) => {
      // A font this system lacks is rejected.
      await Promise.allSettled([document.fonts.load(font)])
      if (context) context.font = font
      return context?.measureText(text).width ?? 0
    }
    const pairs = [
      ['400 100px "Banyan Sans"', '400 100px "Like Sans"'],
      ['650 100px "Banyan Sans"', '650 100px "Like Sans"'],
      ['500 100px "Banyan Display"', '500 100px "Like Display", "Like Display 2"'],
    ] as const
    return Promise.all(pairs.map(async ([own, like]) => (await widthOf(like)) / (await widthOf(own))))
  })
  for (const ratio of ratios) expect(Math.abs(ratio - 1)).toBeLessThan(0.03)
})
