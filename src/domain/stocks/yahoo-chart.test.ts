import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodePrices } from '#domain/packs/price-history.ts'
import { readIsoDay } from '#domain/time/day.ts'
import { readYahooChart } from './yahoo-chart.ts'

const day = (iso: string) => readIsoDay(iso) ?? Number.NaN
/** 14:30 UTC, when New York opens. */
const opening = (iso: string) => day(iso) * 86_400 + 52_200

const days = ['2026-08-17', '2026-08-18', '2026-08-19']
const meta = {
  ...{
    currency: 'USD',
    symbol: 'LRCH',
    fullExchangeName: 'NasdaqGS',
    instrumentType: 'EQUITY',
    longName: 'Larch Inc.',
  },
  ...{ gmtoffset: -18_000, dataGranularity: '1d', regularMarketTime: opening('2026-08-19') + 23_400 },
}
const prices = { open: [10, 11, 12], high: [11, 12, 13], low: [9, 10, 11], close: [10.5, 11.5, 12.5] }
type Chart = { meta?: object; timestamp?: unknown; events?: object; quote?: object }
const answer = ({ meta: more = {}, timestamp = days.map(opening), events = {}, quote = {} }: Chart = {}) =>
  JSON.stringify({
    chart: {
      error: null,
      result: [
        {
          meta: { ...meta, ...more },
          timestamp,
          events,
          indicators: { quote: [{ ...prices, volume: [100, 200, 300], ...quote }] },
        },
      ],
    },
  })

function read(chart: Chart = {}) {
  const result = readYahooChart(answer(chart))
  if (!result.ok) throw new Error(result.reason)
  return result
}
const written = (points: readonly { readonly nav: string }[]) => points.map(({ nav }) => nav)

test('prices by the exchange’s own days, with what is known of the company', () => {
  const chart = read()
  expect(chart).toMatchObject({ symbol: 'LRCH', name: 'Larch Inc.', exchange: 'NasdaqGS', type: 'EQUITY' })
  expect(chart).toMatchObject({ currency: 'USD', reachesNow: true, counts: {}, read: 3 })
  expect(chart.prices.close).toEqual(days.map((iso, at) => ({ day: day(iso), nav: String(10.5 + at) })))
  expect(written(chart.prices.volume)).toEqual(['100', '200', '300'])
  expect(encodePrices(chart.prices)).toBeDefined()
})

test('prices are as traded: Yahoo’s are per share of today', () => {
  const splits = {
    1: { date: opening('2026-08-18'), numerator: 4, denominator: 1 },
    2: { date: opening('2026-08-19'), numerator: 3, denominator: 2 },
  }
  const dividends = {
    1: { date: opening('2026-08-17'), amount: 0.25 },
    2: { date: opening('2026-08-18'), amount: 0.5 },
    3: { date: opening('2026-08-19'), amount: 0.75 },
  }
  const { prices: traded } = read({ events: { splits, dividends } })
  expect(written(traded.close)).toEqual(['63', '17.25', '12.5'])
  expect(written(traded.open)).toEqual(['60', '16.5', '12'])
  expect(written(traded.volume)).toEqual(['17', '133', '300'])
  expect(traded.actions).toEqual([
    { day: day('2026-08-17'), kind: 'dividend', value: '1.5' },
    { day: day('2026-08-18'), kind: 'split', value: '4' },
    { day: day('2026-08-18'), kind: 'dividend', value: '0.75' },
    { day: day('2026-08-19'), kind: 'split', value: '1.5' },
    { day: day('2026-08-19'), kind: 'dividend', value: '0.75' },
  ])
})

test('a chart that ends before the last trade may miss a later split', () => {
  expect(read({ meta: { regularMarketTime: opening('2026-08-21') } }).reachesNow).toBe(false)
})

test('pence become pounds, dividends too', () => {
  const chart = read({
    meta: { currency: 'GBp', gmtoffset: 0 },
    quote: { close: [1259.5, 1260, 1261.25] },
    events: { dividends: { 1: { date: opening('2026-08-18'), amount: 12.5 } } },
  })
  expect(chart.currency).toBe('GBP')
  expect(written(chart.prices.close)).toEqual(['12.595', '12.6', '12.6125'])
  expect(written(chart.prices.volume)).toEqual(['100', '200', '300'])
  expect(chart.prices.actions).toMatchObject([{ value: '0.125' }])
})

describe('points that are left out are counted by their reason', () => {
  test('days without a close; a missing open or volume leaves the day', () => {
    const quote = { close: [10.5, null, 12.5], open: [null, 11, 0], volume: [100, 200, null] }
    const { prices: kept, counts, read: all } = read({ quote })
    expect(kept.close.map(({ day: on }) => on)).toEqual([day(days[0] ?? ''), day(days[2] ?? '')])
    expect([counts, all]).toEqual([{ 'no-close': 1 }, 3])
    expect(kept.open).toEqual([])
    expect(written(kept.volume)).toEqual(['100'])
  })

  test('of two points of one day the later counts', () => {
    const again = opening('2026-08-18') + 600
    const { prices: kept, counts } = read({ timestamp: [opening('2026-08-17'), opening('2026-08-18'), again] })
    expect(written(kept.close)).toEqual(['10.5', '12.5'])
    expect(counts).toEqual({ 'same-day': 1 })
  })

  test('a day still trading has no close yet', () => {
    const regular = { start: opening('2026-08-19'), end: opening('2026-08-19') + 23_400 }
    const during = { regularMarketTime: regular.start + 60, currentTradingPeriod: { regular } }
    expect(read({ meta: during })).toMatchObject({ counts: { unfinished: 1 }, reachesNow: true })
    expect(written(read({ meta: during }).prices.close)).toEqual(['10.5', '11.5'])
    const after = { ...during, regularMarketTime: regular.end }
    expect(written(read({ meta: after }).prices.close)).toEqual(['10.5', '11.5', '12.5'])
  })
})

test('single-precision numbers are written as they were meant, tiny ones without an exponent', () => {
  const close = [129.0399932861328, 0.00001234567, 1.25e-7]
  expect(written(read({ quote: { close } }).prices.close)).toEqual(['129.04', '0.00001234567', '0.000000125000000'])
})

test('splits and dividends that are none', () => {
  const splits = { 1: { date: 1, numerator: 1, denominator: 0 }, 2: { date: 1, numerator: 2, denominator: 2 } }
  const dividends = { 1: { date: 1, amount: 0 }, 2: { date: 1, amount: null } }
  expect(read({ events: { splits, dividends } }).prices.actions).toEqual([])
})

describe('answers without prices are refused with a reason', () => {
  const fault = (code: string, description: string) =>
    JSON.stringify({ chart: { result: null, error: { code, description } } })
  test.each([
    ['Too Many Requests\r\n', 'not-json'],
    ['{"quoteResponse":{}}', 'unknown-layout'],
    [fault('Not Found', 'No data found, symbol may be delisted'), 'no-such-symbol'],
    [fault('Bad Request', "Data doesn't exist for startDate = 1577836800, endDate = 1578009600"), 'no-data'],
    [fault('Unauthorized', 'Invalid Crumb'), 'refused'],
    ['{"finance":{"result":null,"error":{"code":"Unauthorized","description":"Invalid Crumb"}}}', 'refused'],
    ['{"chart":{"result":[],"error":null}}', 'no-data'],
    [answer({ timestamp: undefined }).replace(/"timestamp":\[[^\]]*\],/, ''), 'empty'],
    [answer({ timestamp: [] }), 'empty'],
    [answer({ quote: { close: [null, null, null] } }), 'empty'],
    [answer({ meta: { currency: null } }), 'no-currency'],
    [answer({ meta: { dataGranularity: '1mo' } }), 'not-daily'],
  ])('%#: %s', (text, reason) => {
    expect(readYahooChart(text)).toEqual({ ok: false, reason })
  })
})

test('nothing makes it throw', () => {
  fc.assert(fc.property(fc.jsonValue(), (json) => !readYahooChart(JSON.stringify(json)).ok))
  const number = fc.oneof(fc.double(), fc.constant(null))
  fc.assert(
    fc.property(fc.array(number, { minLength: 3, maxLength: 3 }), (close) => {
      const chart = readYahooChart(answer({ quote: { close } }))
      if (chart.ok) expect(encodePrices(chart.prices)).toBeDefined()
    }),
  )
})
