import { describe, expect, test } from 'vitest'
import { encodePrices, type PriceHistory } from '#domain/packs/price-history.ts'
import { type Day, readIsoDay, weekdayOf } from '#domain/time/day.ts'
import { adjustPrices } from './adjusted-prices.ts'
import { type SampleStocks, sampleStocks } from './sample-stocks.ts'

const day = (iso: string) => readIsoDay(iso) ?? 0
const today = day('2026-11-13')
const stocks = sampleStocks(7)
const { companies } = stocks
const some = companies.filter((_, at) => at % 43 === 0).map(({ symbol }) => symbol)

function historyIn(from: SampleStocks, symbol: string, until: Day = today, since?: Day): PriceHistory {
  const history = from.history(symbol, until, since)
  if (!history) throw new Error(symbol)
  return history
}
const within = (history: PriceHistory, from: Day, until: Day): PriceHistory => {
  const part = <One extends { readonly day: Day }>(all: readonly One[]) =>
    all.filter((one) => one.day >= from && one.day <= until)
  const { open, high, low, close, volume, actions } = history
  return {
    ...{ open: part(open), high: part(high), low: part(low), close: part(close), volume: part(volume) },
    actions: part(actions),
  }
}

describe('the companies', () => {
  test('600 with names and symbols of their own, in every sector', () => {
    expect(companies).toHaveLength(600)
    expect(new Set(companies.map(({ symbol }) => symbol)).size).toBe(600)
    expect(new Set(companies.map(({ name }) => name)).size).toBe(600)
    expect(companies.every(({ symbol }) => /^[A-Z&-]{6,7}\.SMP$/.test(symbol))).toBe(true)
    expect(companies.filter(({ symbol }) => /[&-]/.test(symbol)).length).toBeGreaterThan(5)
    const sectors = Map.groupBy(companies, ({ sector }) => sector)
    expect([...sectors.values()].map((all) => all.length)).toEqual(Array(20).fill(30))
  })

  test('mostly in rupees, some in four other currencies', () => {
    const counts = Map.groupBy(companies, ({ currency }) => currency)
    expect(new Set(counts.keys())).toEqual(new Set(['INR', 'USD', 'EUR', 'GBP', 'JPY']))
    expect(counts.get('INR')?.length).toBeGreaterThan(360)
    for (const all of counts.values()) expect(all.length).toBeGreaterThan(15)
  })

  test('three changed their symbols; no company has an old one', () => {
    expect(stocks.changes).toHaveLength(3)
    for (const { from, to, day: on } of stocks.changes) {
      expect(companies.find(({ symbol }) => symbol === to)?.formerSymbols).toEqual([from])
      expect(companies.some(({ symbol }) => symbol === from)).toBe(false)
      expect(on).toBeLessThan(today)
    }
  })
})

describe('the prices', () => {
  test('the same seed makes the same, another makes others', () => {
    const [symbol = ''] = some
    expect(historyIn(sampleStocks(7), symbol)).toEqual(historyIn(stocks, symbol))
    expect(historyIn(sampleStocks(8), symbol)).not.toEqual(historyIn(stocks, symbol))
  })

  test('a day’s values are the same whichever day or range one asks for', () => {
    const [late, other = '', bank = ''] = [day('2027-03-01'), ...some]
    const wholes = [other, bank].map((symbol) => ({ symbol, whole: historyIn(stocks, symbol, late) }))
    for (const until of ['2026-11-13', '2025-12-31', '2026-01-02', '2019-07-05'].map(day)) {
      const again = sampleStocks(7)
      for (const { symbol, whole } of wholes) {
        const first = whole.close[0]?.day ?? 0
        const from = Math.max(first, until - 300)
        expect(historyIn(again, symbol, until, from)).toEqual(within(whole, from, until))
        expect(historyIn(again, symbol, until)).toEqual(within(whole, first, until))
      }
    }
  })

  test('on ascending weekdays, the close of each within its range, none too small or long to keep', () => {
    for (const symbol of some) {
      const history = historyIn(stocks, symbol)
      const { days, open, high, low, close, volume } = adjustPrices(history, 'none')
      expect(encodePrices(history)).toBeDefined()
      for (const [at, on] of days.entries()) {
        const [first, top, bottom, last] = [open[at] ?? 0, high[at] ?? 0, low[at] ?? 0, close[at] ?? 0]
        if (weekdayOf(on) % 6 === 0 || on <= (days[at - 1] ?? 0)) throw new Error(`${symbol} on ${on}`)
        if (!(bottom > 0 && bottom <= Math.min(first, last) && top >= Math.max(first, last) && (volume[at] ?? 0) > 0))
          throw new Error(`${symbol} on ${on}: ${[first, top, bottom, last]}`)
      }
    }
  })

  test('most have 20 years, some fewer, a few are no longer traded', () => {
    const spans = companies.map(({ symbol }) => historyIn(stocks, symbol, today, today - 400).close)
    expect(spans.filter((close) => close.at(-1)?.day !== today).length).toBeGreaterThan(3)
    expect(spans.filter((close) => close.at(-1)?.day !== today).length).toBeLessThan(15)
    const early = companies.filter(({ symbol }) => historyIn(stocks, symbol, day('2006-02-01')).close.length > 0)
    expect(early.length / companies.length).toBeGreaterThan(0.7)
    expect(early.length / companies.length).toBeLessThan(0.9)
  })

  test('an unknown symbol has none', () => {
    expect(stocks.history('LARCH', today)).toBeUndefined()
    expect(stocks.history(stocks.changes[0]?.from ?? '', today)).toBeUndefined()
  })
})

describe('splits, bonuses and dividends', () => {
  const histories = companies.filter((_, at) => at % 6 === 0).map(({ symbol }) => historyIn(stocks, symbol))
  const actions = histories.flatMap(({ actions: all }) => all)

  test('of many ratios', () => {
    const ratios = new Set(
      actions.filter(({ kind }) => kind !== 'dividend').map(({ kind, value }) => `${kind} ${value}`),
    )
    for (const ratio of ['split 2', 'split 5', 'bonus 2', 'bonus 1.5']) expect([...ratios]).toContain(ratio)
    expect(actions.filter(({ kind }) => kind === 'dividend').length).toBeGreaterThan(500)
  })

  test('a split is a jump in traded prices and none in adjusted ones', () => {
    for (const history of histories) {
      const traded = adjustPrices(history, 'none')
      const adjusted = adjustPrices(history, 'splits')
      const move = (close: readonly number[], at: number) => Math.abs(Math.log((close[at] ?? 0) / (close[at - 1] ?? 0)))
      for (const at of adjusted.days.keys())
        if (at > 0 && move(adjusted.close, at) > 0.26) throw new Error(`${adjusted.days[at]}`)
      for (const { day: on, kind, value } of history.actions)
        if (kind !== 'dividend')
          expect(move(traded.close, traded.days.indexOf(on))).toBeGreaterThan(Math.abs(Math.log(Number(value))) - 0.26)
    }
  })

  test('dividends are less than 10% of the price each, and add to the return', () => {
    for (const history of histories) {
      const { days, close } = adjustPrices(history, 'none')
      const paid = history.actions.filter(({ kind }) => kind === 'dividend')
      for (const { day: on, value } of paid) {
        const part = Number(value) / (close[days.indexOf(on)] ?? 0)
        if (!(part > 0 && part < 0.1)) throw new Error(`${part}`)
      }
      const growth = (how: 'splits' | 'dividends') => {
        const all = adjustPrices(history, how).close
        return (all.at(-1) ?? 0) / (all[0] ?? 1)
      }
      expect(growth('dividends') > growth('splits')).toBe(paid.length > 0)
    }
  })
})

test('companies of one sector move together, more than those of two', () => {
  const movesOf = (symbol: string) => {
    const { close } = adjustPrices(historyIn(stocks, symbol, today, today - 1500), 'splits')
    return close.slice(1).map((value, at) => Math.log(value / (close[at] ?? 1)))
  }
  const old = (sector: string) =>
    companies
      .filter((one) => one.sector === sector && historyIn(stocks, one.symbol, day('2006-02-01')).close.length > 0)
      .filter(({ symbol }) => historyIn(stocks, symbol, today, today).close.length > 0)
      .slice(0, 6)
      .map(({ symbol }) => movesOf(symbol))
  const [banks, mines] = [old('Financial Services'), old('Metals & Mining')]
  const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length
  const together = mean(banks.slice(1).map((other) => correlation(banks[0] ?? [], other)))
  const apart = mean(mines.map((other) => correlation(banks[0] ?? [], other)))
  expect(together).toBeGreaterThan(apart)
  expect(apart).toBeGreaterThan(0.1)
})

test('a year of all takes well under a second, the whole history of one less than 30 ms', () => {
  // Processor time: other tests run beside this one.
  const fastest = (work: () => void) =>
    Math.min(
      ...Array.from({ length: 5 }, () => {
        const before = process.cpuUsage()
        work()
        const { user, system } = process.cpuUsage(before)
        return (user + system) / 1000
      }),
    )
  const year = () => void companies.map(({ symbol }) => stocks.history(symbol, today, today - 365))
  expect(fastest(year)).toBeLessThan(700)
  expect(fastest(() => void stocks.history(some[0] ?? '', today))).toBeLessThan(30)
})

function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [first, second] = [mean(one), mean(other)]
  const product = mean(one.map((value, at) => (value - first) * ((other[at] ?? 0) - second)))
  const spread = (values: readonly number[], middle: number) => mean(values.map((value) => (value - middle) ** 2))
  return product / Math.sqrt(spread(one, first) * spread(other, second))
}
