import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { constants } from '#catalogue/constants.ts'
import { expect } from './page-list.ts'

/** A theme changes colours, never markup: of all rules these depend on it. */
const colourRules = ['color-contrast', 'link-in-text-block']

type Look = { readonly only?: string[]; readonly within?: string | undefined }

/** What axe finds wrong, with the elements it means. Legacy mode leaves out only frames, of which we have none, and opens no second page for each look. */
export async function axeFinds(page: Page, { only, within }: Look = {}) {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(only ? { runOnly: only } : { rules: { 'target-size': { enabled: true } } }),
  })
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

export async function wear(page: Page, theme: string) {
  await page.getByLabel('Theme').selectOption(theme)
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
}

/** Where the choice of themes is behind a dialog. */
export const wearUnasked = (page: Page, theme: string) =>
  page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)

/** Everything is looked at once; the colours in every theme, there only `within` if the rest has been looked at already. */
export async function expectAccessible(page: Page, dress = wear, within?: string) {
  expect(await axeFinds(page)).toEqual([])
  for (const theme of constants.themes) {
    await dress(page, theme)
    expect(await axeFinds(page, { only: colourRules, within }), theme).toEqual([])
  }
}
