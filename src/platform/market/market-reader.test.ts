import { expect, test } from 'vitest'
import { type PackScheme, writeFundPack } from '#domain/funds/fund-pack.ts'
import { fundQueryOf } from '#domain/funds/fund-query.ts'
import { writeNamesPack } from '#domain/packs/names-pack.ts'
import { writeSparkPack } from '#domain/packs/spark-pack.ts'
import { writeListingPack } from '#domain/property/listing-pack.ts'
import { listingQueryOf } from '#domain/property/listing-query.ts'
import { listingRow } from '#domain/property/listing-row.ts'
import { sampleId } from '#domain/property/sample/sample-ids.ts'
import { sampleListings } from '#domain/property/sample/sample-listings.ts'
import { writeStockPack } from '#domain/stocks/stock-pack.ts'
import { scheme as schemeOf } from '#tests/schemes.ts'
import { stock } from '#tests/stocks.ts'
import { createMarketReader } from './market-reader.ts'

const DAY = 20_770
const scheme = (code: number, change: Partial<PackScheme> = {}) =>
  schemeOf(code, {
    fund: `Larch ${code} Fund`,
    nav: '110.0000',
    day: DAY,
    previousNav: '100.0000',
    previousDay: DAY - 1,
    ...change,
  })
const buffer = (bytes: Uint8Array) => Uint8Array.from(bytes).buffer
const rates = (days: string[], USD: string[], INR: string[]) =>
  buffer(new TextEncoder().encode(JSON.stringify({ days, rates: { USD, INR } })))

test('prices of what is asked for, and of nothing else', () => {
  const reader = createMarketReader()
  expect(reader.quotes('fund', ['101'], 'INR')).toEqual([])
  expect(
    reader.load('funds', buffer(writeFundPack([scheme(101), scheme(102), scheme(103, { nav: null, day: null })]))),
  ).toBe(true)
  expect(reader.load('sparks', buffer(writeSparkPack('number', [{ id: '101', closes: [1, 3, 2] }])))).toBe(true)
  expect(reader.quotes('fund', ['101', '103', '999'], 'INR')).toEqual([
    {
      asked: '101',
      id: '101',
      name: 'Larch 101 Fund',
      currency: 'INR',
      price: 110,
      date: '2026-11-13',
      change: expect.closeTo(10),
      spark: [0, 40, 20],
      return1y: null,
      return3y: null,
      return5y: null,
      pays: false,
      unitChanges: [],
      isUnsure: false,
      converted: null,
    },
  ])
})

test('another currency is reckoned by the rate of the price’s own day, and says which day that was', () => {
  const reader = createMarketReader()
  reader.load('funds', buffer(writeFundPack([scheme(101)])))
  expect(reader.quotes('fund', ['101'], 'USD')[0]?.converted).toMatchObject({ currency: 'USD', rateDate: '2025-05-09' })
  expect(reader.load('rates', rates(['2026-11-12', '2026-11-20'], ['1.1', '2'], ['110', '110']))).toBe(true)
  const converted = reader.quotes('fund', ['101'], 'USD')[0]?.converted
  expect(converted).toEqual({ amount: expect.closeTo(1.1), currency: 'USD', rateDate: '2026-11-12' })
})

test('finds once it has the market, with sparklines once it has them; what is no pack changes nothing', () => {
  const reader = createMarketReader()
  const garbage = buffer(Uint8Array.from([1, 2, 3]))
  expect(reader.find('fund', fundQueryOf({}))).toBeUndefined()
  reader.load('funds', buffer(writeFundPack([scheme(101)])))
  expect(reader.find('fund', fundQueryOf({ q: 'larch' }))?.cards[0]?.spark).toEqual([])
  reader.load('sparks', buffer(writeSparkPack('number', [{ id: '101', closes: [1, 2] }])))
  for (const name of ['funds', 'sparks', 'rates', 'names'] as const) expect(reader.load(name, garbage)).toBe(false)
  expect(reader.find('fund', fundQueryOf({ q: 'larch' }))?.cards[0]?.spark).toEqual([0, 40])
})

test('knows former names, whether they come before the market or after it', () => {
  const names = buffer(writeNamesPack('number', new Map([['101', ['Rowan Meridian Fund']]])))
  const found = (reader: ReturnType<typeof createMarketReader>) =>
    reader.find('fund', fundQueryOf({ q: 'rowan meridian' }))?.cards[0]
  const before = createMarketReader()
  expect(before.load('names', names)).toBe(true)
  before.load('funds', buffer(writeFundPack([scheme(101)])))
  const after = createMarketReader()
  after.load('funds', buffer(writeFundPack([scheme(101)])))
  expect(found(after)).toBeUndefined()
  after.load('names', names)
  for (const reader of [before, after])
    expect(found(reader)).toMatchObject({ code: 101, formerly: { of: 'fund', name: 'Rowan Meridian Fund' } })
})

test('a stock that was renamed is found by its former symbol, in its own currency', () => {
  const reader = createMarketReader()
  reader.load('stock-names', buffer(writeNamesPack('text', new Map([['NEWCO', ['Oldco Limited', 'OLDCO']]]))))
  reader.load(
    'stocks',
    buffer(writeStockPack([stock('NEWCO', 'Newco Limited', { currency: 'USD' }), stock('INFY', 'Infosys')])),
  )
  const quotes = reader.quotes('stock', ['OLDCO', 'INFY', 'NONE'], 'INR')
  expect(quotes.map(({ asked, id, currency }) => [asked, id, currency])).toEqual([
    ['OLDCO', 'NEWCO', 'USD'],
    ['INFY', 'INFY', 'INR'],
  ])
  expect(quotes.map(({ converted }) => converted?.currency)).toEqual(['INR', undefined])
})

test('listings are the third kind: found, priced and shown by id, and a sold one is still known', () => {
  const reader = createMarketReader()
  const rows = sampleListings(DAY).flatMap(
    ({ id, listing }) => listingRow({ ...listing, id, version: 3, pictures: listing.pictures.length }, DAY) ?? [],
  )
  expect(reader.find('property', listingQueryOf({}))).toBeUndefined()
  expect(reader.load('listings', buffer(writeListingPack(rows)))).toBe(true)
  const found = reader.find('property', listingQueryOf({ city: 'Kochi' }))
  expect(found?.cards.length).toBeGreaterThan(3)
  const [first] = found?.cards ?? []
  expect(reader.quotes('property', [first?.id ?? ''], 'INR')[0]).toMatchObject({ price: first?.price, currency: 'INR' })
  const sold = sampleId(7)
  const cards = new Map(reader.cards('property', [first?.id ?? '', sold, 'nobody']))
  expect([...cards.keys()]).toEqual([first?.id, sold])
  expect(cards.get(sold)?.status).toBe('sold')
  expect(cards.get(sold)?.cover).toBe(`/api/listings/${sold}/pictures/1?v=3`)
  expect(reader.load('listings', buffer(Uint8Array.of(1, 2, 3)))).toBe(false)
})
