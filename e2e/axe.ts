import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { constants } from '#catalogue/constants.ts'
import { expect } from './page-list.ts'

/** A theme changes colours, never markup: only these rules depend on it. */
const colourRules = ['color-contrast', 'link-in-text-block']

type Look = { readonly within?: string }

/** axe's findings with their elements. Legacy mode only skips frames, which we do not have, and opens no extra page. */
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

/** Checks everything once and colours in every theme; those only `within`, if the rest was checked already. */
export async function expectAccessible(page: Page, within = 'body') {
  expect(await axeFinds(page)).toEqual([])
  expect(await coloursFound(page, within)).toEqual([])
}

/** One call for all other themes; axe is still in the page. */
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
