import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ListingsCard, MoversCard } from './market-cards.tsx'
import type { OwnMarket, OwnRow } from './use-own-market.ts'

const row = (key: string, change: number | null): OwnRow => ({
  ...{ key, name: `The ${key}`, href: '/fund/1', currency: 'INR', price: 100, date: '2026-11-17', change },
})
const visit = { at: new Date(Date.now() - 2 * 60 * 60_000).toISOString(), prices: {} }
const usual: OwnMarket = {
  ...{ wishes: [], homes: [], wishState: 'ready', homeState: 'ready', before: visit, isSample: false },
  retry: () => {},
}
const shown = (Card: typeof MoversCard | typeof ListingsCard, market: Partial<OwnMarket>) => {
  const html = renderToStaticMarkup(<Card uid="u" client={{} as never} market={{ ...usual, ...market }} />)
  return { html, text: html.replaceAll(/<[^>]+>/g, '') }
}

test('movers say since when, and only what could be compared is called unchanged', () => {
  expect(shown(MoversCard, { wishes: [row('fund', 2)] }).text).toMatch(/Since your last visit, 2 h ago, as of 17 Nov/)
  expect(shown(MoversCard, { wishes: [row('fund', 2)], before: null }).text).toContain('Since you added them')
  expect(shown(MoversCard, { wishes: [row('fund', 0)] }).text).toContain('No price has changed since your last visit.')
  expect(shown(MoversCard, { wishes: [row('fund', 0)], before: null }).text).toContain(
    'No price has changed since you added them.',
  )
  expect(shown(MoversCard, { wishes: [row('fund', null)] }).text).toContain('no earlier price to compare with')
})

test.each([
  ['movers', MoversCard, 'wishes', 'wishState'],
  ['listings', ListingsCard, 'homes', 'homeState'],
] as const)('%s claim nothing while prices load, and offer a retry when they fail', (_, Card, rows, state) => {
  const loading = shown(Card, { [rows]: [row('one', null)], [state]: 'loading' })
  expect(loading.html).toContain('skeleton')
  expect(loading.text).not.toMatch(/changed|compare with/)
  const failed = shown(Card, { [rows]: [row('one', null)], [state]: 'failed' }).text
  expect(failed).toContain('Prices could not be loaded.')
  expect(failed).toContain('Try again')
  expect(failed).not.toContain('changed')
  const some = shown(Card, { [rows]: [row('one', 3), row('two', null)], [state]: 'failed' }).text
  expect(some).toContain('The one')
  expect(some).toContain('Some prices could not be loaded.')
})

test('one property is a property', () => {
  const one = shown(ListingsCard, { homes: [row('flat', 0)] }).text
  expect(one).toContain('No price of your property has changed since your last visit.')
  expect(shown(ListingsCard, {}).html).toBe('')
})
