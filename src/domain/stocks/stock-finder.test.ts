import { expect, test } from 'vitest'
import { stock } from '#tests/stocks.ts'
import { createStockFinder } from './stock-finder.ts'
import { readStockPack, type StockRow, writeStockPack } from './stock-pack.ts'
import { type StockSearch, stockQueryOf, stockSearch } from './stock-query.ts'

const figures = (more: Partial<NonNullable<StockRow['figures']>>) => ({
  figures: { return1m: 0, fromHigh: -2_000, fromLow: 3_000, traded: 1_000, ...more },
})
const rows = [
  stock('M&M', 'Mahindra & Mahindra Limited', { texts: { exchange: 'NSE', sector: 'Automobiles' } }),
  stock('BAJAJ-AUTO', 'Bajaj Auto Limited', {
    texts: { exchange: 'NSE', sector: 'Automobiles' },
    value: '9000.00',
    previousValue: '8990',
  }),
  stock('INFY', 'Infosys Limited', { isins: ['INE009A01021'], ...figures({ fromHigh: -100, traded: 9_000_000 }) }),
  stock('HDFCBANK', 'HDFC Bank Limited', { previousValue: '150.00', ...figures({ traded: 50_000_000 }) }),
  stock('ACME', 'Acme Limited', {
    currency: 'USD',
    texts: { exchange: 'NasdaqGS', sector: '' },
    previousValue: '80',
    ...figures({}),
  }),
  stock('OLDCO', 'Oldco Limited', {
    day: 20_000,
    previousDay: 19_999,
    previousValue: '10',
    ...figures({ traded: 9e9 }),
  }),
  stock('SPLIT', 'Splitter Limited', {
    value: '20.00',
    previousValue: '100.00',
    unitChanges: [{ day: 20_770, value: 0.2 }],
    ...figures({ fromLow: 300, traded: null }),
  }),
]
const pack = readStockPack(writeStockPack(rows))
if (!pack) throw new Error('refused')
const finder = createStockFinder(pack, undefined, new Map([['INFY', ['Infosys Technologies Limited', 'INFOSYSTCH']]]))
const find = (address: Record<string, unknown>) => finder.find(stockQueryOf(stockSearch(address)))
const symbols = (address: Record<string, unknown>) => find(address).cards.map(({ symbol }) => symbol)

test.each([
  ['m&m', 'M&M'],
  ['M&M', 'M&M'],
  ['mahindra', 'M&M'],
  ['bajaj-auto', 'BAJAJ-AUTO'],
  ['bajaj auto', 'BAJAJ-AUTO'],
  ['infy', 'INFY'],
  ['inf', 'INFY'],
  ['INE009A01021', 'INFY'],
  ['infosystch', 'INFY'],
  ['infosys technologies', 'INFY'],
  ['infossys', 'INFY'],
  ['hdfcbank', 'HDFCBANK'],
  ['hdfc bank ltd', 'HDFCBANK'],
])('%s finds %s first', (q, symbol) => {
  expect(symbols({ q })[0]).toBe(symbol)
})

test('a former symbol is named where it led to the stock', () => {
  expect(find({ q: 'infosystch' }).cards[0]?.formerly).toBe('INFOSYSTCH')
  expect(find({ q: 'infosys' }).cards[0]?.formerly).toBeNull()
})

test('gainers, losers and the most traded are those of the market’s day, and a split is no fall', () => {
  expect(symbols({ sort: 'gain' })[0]).toBe('ACME')
  expect(symbols({ sort: 'fall' })[0]).toBe('HDFCBANK')
  expect(symbols({ sort: 'traded', state: 'all' }).slice(0, 2)).toEqual(['HDFCBANK', 'INFY'])
  expect(find({ q: 'splitter' }).cards[0]?.change).toBe(0)
})

test('filters by sector, currency, range of 52 weeks and price hold together, and say how many there would be', () => {
  expect(symbols({ sector: 'Automobiles', priceFrom: '1000' })).toEqual(['BAJAJ-AUTO'])
  expect(symbols({ priceFrom: 8_000, priceTo: 10_000 })).toEqual(['BAJAJ-AUTO'])
  // The other way round means the same.
  expect(symbols({ priceFrom: 10_000, priceTo: 8_000 })).toEqual(['BAJAJ-AUTO'])
  expect(symbols({ currency: 'USD' })).toEqual(['ACME'])
  expect(symbols({ near: 'high' })).toEqual(['INFY'])
  expect(symbols({ near: 'low' })).toEqual(['SPLIT'])
  expect(symbols({ q: 'limited', priceTo: 50 })).toEqual(['SPLIT'])
  expect(find({ priceTo: 1_000 }).facets.sector).toContainEqual({ value: 'Automobiles', count: 1 })
  expect(symbols({ state: 'dormant' })).toEqual(['OLDCO'])
})

test('an address that says nothing sensible is the whole list', () => {
  const odd: StockSearch = stockSearch({
    priceFrom: '-3',
    priceTo: '1e9',
    sort: 'luck',
    near: 'me',
    page: '0',
    size: '7',
  })
  expect(odd).toEqual({})
  expect(stockSearch({ compare: 'M&M,BAJAJ-AUTO,<b>,M&M' })).toEqual({ compare: 'M&M,BAJAJ-AUTO' })
  expect(find({ compare: 'M&M,NOBODY' }).compared).toEqual([{ symbol: 'M&M', name: 'Mahindra & Mahindra Limited' }])
})

test('the most traded are compared in one currency', () => {
  const all = [
    stock('YEN', 'Yen Works', { currency: 'JPY', ...figures({ traded: 1_500_000 }) }),
    stock('RUPEE', 'Rupee Works', figures({ traded: 1_000_000 })),
    stock('EURO', 'Euro Works', { currency: 'EUR', ...figures({ traded: 100_000 }) }),
  ]
  const read = readStockPack(writeStockPack(all))
  if (!read) throw new Error('refused')
  const mixed = createStockFinder(read)
  const order = (address: StockSearch) => mixed.find(stockQueryOf(address)).cards.map(({ symbol }) => symbol)
  expect(order({ sort: 'traded' })).toEqual(['EURO', 'RUPEE', 'YEN'])
  // Without words the larger come first.
  expect(order({})).toEqual(['EURO', 'RUPEE', 'YEN'])
})
