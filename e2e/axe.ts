import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { constants } from '#catalogue/constants.ts'
import { expect } from './page-list.ts'

/** A theme changes colours, never markup: of all rules these depend on it. */
const colourRules = ['color-contrast', 'link-in-text-block']

type Look = { readonly within?: string }

/** What axe finds wrong, with the elements it means. Legacy mode leaves out only frames, of which we have none, and opens no second page for each look. */
export async function axeFinds(page: Page, { within }: Look = {}) {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: true } },
  })
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

export async function wear(page: Page, theme: string) {
  await page.getByLabel('Theme').selectOption(theme)
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
}

/** Everything is checked once; the colours in every theme, there only `within` if the rest has been checked already. */
export async function expectAccessible(page: Page, within = 'body') {
  expect(await axeFinds(page)).toEqual([])
  expect(await coloursFound(page, within)).toEqual([])
}

/** One call for all themes but the one that is on, which has been looked at; axe is still in the page. */
function coloursFound(page: Page, within: string) {
  return page.evaluate(
    async ([themes, rules, context]) => {
      type Found = { violations: { id: string; nodes: { html: string }[] }[] }
      const axe = Reflect.get(window, 'axe') as { run(context: string, options: object): Promise<Found> }
      const root = document.documentElement
      const worn = root.dataset.theme
      const found: string[] = []
      for (const theme of themes.filter((each) => each !== worn)) {
        root.dataset.theme = theme
        const { violations } = await axe.run(context, { runOnly: rules, resultTypes: ['violations'] })
        for (const { id, nodes } of violations)
          found.push(`${theme}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`)
      }
      if (worn) root.dataset.theme = worn
      return found
    },
    [[...constants.themes], colourRules, within] as const,
  )
}
