import { describe, expect, test } from 'vitest'
import { encodePrices } from '#domain/packs/price-history.ts'
import { readYahooChart } from '#domain/stocks/yahoo-chart.ts'
import { readIsoDay } from '#domain/time/day.ts'
import { hasRealData, realFile } from '#tests/real-data.ts'

const bodyOf = (name: string) => JSON.parse(realFile(`yahoo/${name}.json`)).response.bodyJson
const read = (name: string) => readYahooChart(JSON.stringify(bodyOf(name)))
const nvidia = 'historical-via-chart-NVDA-split-2021-02-01-to-2022-01-31.csv'

describe.skipIf(!hasRealData)('the real charts', () => {
  test.each([
    ['chart-AAPL-2020-08-31-to-2020-11-07', 'AAPL', 'USD', 49, '2020-08-31', '129.04'],
    ['chart-AAPL', 'AAPL', 'USD', 1, '2022-02-22', '164.32'],
    ['chart-BTC-USD-2020-01-01-to-2020-01-03', 'BTC-USD', 'USD', 3, '2020-01-01', '7200.174'],
    ['chart-OCDO.L-2020-01-01-to-2020-01-03', 'OCDO.L', 'GBP', 1, '2020-01-02', '12.595'],
    ['chart-WSU.DE-2023-08-04-to-2023-08-09', 'WSU.DE', 'EUR', 3, '2023-08-04', '34.45'],
    [nvidia, 'NVDA', 'USD', 252, '2021-02-01', '52.948'],
  ])('%s: %s in %s, %i points', (name, symbol, currency, points, first, close) => {
    const chart = read(name)
    expect(chart).toMatchObject({ ok: true, symbol, currency, counts: {}, read: points, reachesNow: false })
    if (!chart.ok) throw new Error(chart.reason)
    for (const column of ['open', 'high', 'low', 'close', 'volume'] as const)
      expect(chart.prices[column]).toHaveLength(points)
    expect(chart.prices.close[0]).toEqual({ day: readIsoDay(first), nav: close })
    expect(encodePrices(chart.prices)).toBeDefined()
  })

  test('splits and dividends', () => {
    expect(read('chart-AAPL-2020-08-31-to-2020-11-07')).toMatchObject({
      prices: {
        actions: [
          { day: readIsoDay('2020-08-31'), kind: 'split', value: '4' },
          { day: readIsoDay('2020-11-06'), kind: 'dividend', value: '0.205' },
        ],
      },
    })
    expect(read(nvidia)).toMatchObject({
      prices: { actions: [{ day: readIsoDay('2021-07-20'), kind: 'split', value: '4' }] },
    })
  })

  test('prices before a split are as traded, those since as sent', () => {
    const chart = read(nvidia)
    if (!chart.ok) throw new Error(chart.reason)
    const sent: number[] = bodyOf(nvidia).chart.result[0].indicators.quote[0].close
    for (const [at, { day, nav }] of chart.prices.close.entries()) {
      const times = day < (readIsoDay('2021-07-20') ?? 0) ? 4 : 1
      expect(Number(nav) / ((sent[at] ?? 0) * times)).toBeCloseTo(1, 6)
    }
  })

  test.each([
    ['chart-AAPL-2025-02-01-to-2025-02-02-includePrePost-false-interval-1m', 'empty'],
    ['chart-error400-BFLY-2020-01-01-to-2020-01-03', 'no-data'],
  ])('%s: %s', (name, reason) => {
    expect(read(name)).toEqual({ ok: false, reason })
  })
})
