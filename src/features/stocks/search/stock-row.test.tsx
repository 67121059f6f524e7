import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { StockCard } from '#domain/stocks/found-stocks.ts'
import { createStockFinder } from '#domain/stocks/stock-finder.ts'
import { readStockPack, writeStockPack } from '#domain/stocks/stock-pack.ts'
import { stockQueryOf } from '#domain/stocks/stock-query.ts'
import { stock } from '#tests/stocks.ts'
import { StockRow } from './stock-row.tsx'
import { stockSearchKind } from './stock-search-kind.ts'
import { StockViews } from './stock-views.tsx'

const pack = readStockPack(
  writeStockPack([
    stock('M&M', 'Mahindra & Mahindra', { texts: { exchange: 'NSE', sector: 'Automobiles' } }),
    stock('ACME', 'Acme Corporation', { currency: 'USD', value: '1234.50', previousValue: '1200.00' }),
    stock('EMPTY', 'Empty Limited', {
      ...{ value: null, day: null, previousValue: null, previousDay: null, returns: [null, null, null] },
      figures: { return1m: null, fromHigh: null, fromLow: null, traded: null },
    }),
  ]),
)
if (!pack) throw new Error('refused')
const finder = createStockFinder(pack, undefined, new Map([['ACME', ['Old Acme Inc']]]))
const cardOf = (q: string): StockCard => {
  const [card] = finder.find(stockQueryOf({ q, state: 'all' })).cards
  if (!card) throw new Error('not found')
  return card
}
const nothing = () => {}
const marked = { followed: false, compared: false, canCompare: true, onFollow: nothing, onCompare: nothing }
const html = (q: string) => renderToStaticMarkup(<StockRow card={cardOf(q)} {...marked} />)
const text = (q: string) =>
  html(q)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test('a row says symbol, exchange, sector, close in its currency, change, returns, traded value and its year', () => {
  expect(html('m&m')).toContain('href="/stock/M%26M"')
  expect(text('m&m')).toMatch(/M&amp;M · NSE · Automobiles/)
  expect(text('m&m')).toMatch(/1 month ▲ \+0.50% 1 year ▲ \+10.00% Traded ₹ 10.00 lakh/)
  expect(text('m&m')).toMatch(/₹ 100.50 ▲ \+0.50%/)
  expect(text('m&m')).toContain('52 weeks: 30.0% above low, 20.0% below high')
  expect(text('acme')).toMatch(/\$ 1,234.50 ▲ \+2.88%/)
})

test('an old name says why it was found; nothing is shown that is not known', () => {
  expect(text('old acme')).toContain('Formerly Old Acme Inc')
  expect(text('acme')).not.toContain('Formerly')
  expect(text('empty')).toContain('No price available')
  expect(text('empty')).not.toContain('52 weeks')
  expect(html('empty')).toContain('Not available: the stock is too young or has no recent price')
})

test('the star adds the stock at its close, the compare link keeps special characters', () => {
  expect(stockSearchKind.wishOf(cardOf('acme'))).toMatchObject({ code: 'ACME', currency: 'USD', price: 1234.5 })
  expect(stockSearchKind.wishOf(cardOf('empty'))).toMatchObject({ price: null, priceDate: null })
  expect(stockSearchKind.addressOf('^NSEI')).toBe('/stock/%5ENSEI')
})

test('ready-made views are plain addresses, and the one that is shown is marked', () => {
  const views = renderToStaticMarkup(<StockViews search={{ sort: 'fall' }} onView={nothing} />)
  const addresses = [...views.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address)
  expect(addresses.slice(0, 4)).toEqual([
    '/search-stocks?sort=gain',
    '/search-stocks?sort=fall',
    '/search-stocks?sort=traded',
    '/search-stocks?near=high',
  ])
  // Each survives the page's own reading of its address.
  for (const address of addresses) {
    const query = Object.fromEntries(new URL(address, 'http://a.example').searchParams)
    expect(stockSearchKind.read(query)).toEqual(query)
  }
  expect(views.match(/aria-current/g)?.length).toBe(1)
  expect(views).toMatch(/sort=fall"[^>]*aria-current="page"/)
})
