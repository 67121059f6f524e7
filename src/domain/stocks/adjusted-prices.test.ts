import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CorporateAction, PriceHistory } from '#domain/packs/price-history.ts'
import { adjustPrices } from './adjusted-prices.ts'

const points = (values: readonly (number | null)[], first = 100) =>
  values.flatMap((value, at) => (value === null ? [] : [{ day: first + at, nav: String(value) }]))
const history = (close: readonly number[], actions: readonly CorporateAction[] = []): PriceHistory => ({
  close: points(close),
  open: points(close.map((value) => value * 0.99)),
  high: points(close.map((value) => value * 1.02)),
  low: points(close.map((value) => value * 0.98)),
  volume: points(close.map((_, at) => 1000 + at)),
  actions,
})
const split = (day: number, value: number, kind: 'split' | 'bonus' = 'split'): CorporateAction => ({
  ...{ day, kind, value: String(value) },
})
const dividend = (day: number, value: number): CorporateAction => ({ day, kind: 'dividend', value: String(value) })

describe('by hand', () => {
  test('a split of one into five', () => {
    const traded = history([500, 510, 104, 105], [split(102, 5)])
    const adjusted = adjustPrices(traded, 'splits')
    expect(adjusted.days).toEqual([100, 101, 102, 103])
    expect(adjusted.close).toEqual([100, 102, 104, 105])
    expect(adjusted.volume).toEqual([5000, 5005, 1002, 1003])
    expect(adjusted.high[1]).toBeCloseTo((510 * 1.02) / 5, 12)
    expect(adjustPrices(traded, 'none').close).toEqual([500, 510, 104, 105])
  })

  test('a dividend of 4 on a close of 100 leaves 96% of all earlier prices, and the volume', () => {
    const traded = history([50, 100, 97], [dividend(102, 4)])
    expect(adjustPrices(traded, 'dividends').close).toEqual([48, 96, 97])
    expect(adjustPrices(traded, 'dividends').volume).toEqual([1000, 1001, 1002])
    expect(adjustPrices(traded, 'splits').close).toEqual([50, 100, 97])
  })

  test('a dividend on the day of a split is per new share', () => {
    expect(adjustPrices(history([100, 48], [split(101, 2), dividend(101, 1)]), 'dividends').close).toEqual([49, 48])
  })

  test('a dividend between two trading days counts from the next', () => {
    const traded = { ...history([]), close: [...points([100]), { day: 103, nav: '95' }], actions: [dividend(102, 4)] }
    expect(adjustPrices(traded, 'dividends').close).toEqual([96, 95])
  })

  test('two dividends of one day add up', () => {
    expect(adjustPrices(history([100, 90], [dividend(101, 4), dividend(101, 6)]), 'dividends').close).toEqual([90, 90])
  })
})

test('unknown prices stay unknown', () => {
  const adjusted = adjustPrices(
    { ...history([500, 510, 104], [split(102, 5)]), open: points([null, 505, 103]), volume: points([10, null, 30]) },
    'splits',
  )
  expect([adjusted.open, adjusted.volume]).toEqual([
    [null, 101, 103],
    [50, null, 30],
  ])
})

test('actions before the first day or after the last change nothing, nor do those that cannot be', () => {
  const none = [split(100, 5), split(103, 5), dividend(100, 1), dividend(103, 1), dividend(101, 500), split(101, 0)]
  expect(adjustPrices(history([100, 101, 102], none), 'dividends')).toEqual(
    adjustPrices(history([100, 101, 102]), 'none'),
  )
})

describe('for every history', () => {
  const close = fc.array(fc.double({ min: 1, max: 5000, noNaN: true }), { minLength: 2, maxLength: 40 })
  const ratio = fc.constantFrom(2, 5, 10, 1.5, 4 / 3, 0.1)
  const actions = fc.array(
    fc.oneof(
      fc.record({ day: fc.integer({ min: 99, max: 141 }), ratio, kind: fc.constantFrom('split' as const, 'bonus') }),
    ),
    { maxLength: 5 },
  )
  const shares = (steps: readonly { day: number; ratio: number }[], from: number, to: number) =>
    steps.filter(({ day }) => day > from && day <= to).reduce((product, one) => product * one.ratio, 1)

  test('returns across splits and bonuses are those without them', () => {
    fc.assert(
      fc.property(close, actions, (value, steps) => {
        const last = 99 + value.length
        const traded = value.map((one, at) => one * shares(steps, 100 + at, last))
        const adjusted = adjustPrices(
          history(
            traded,
            steps.map(({ day, ratio: by, kind }) => split(day, by, kind)),
          ),
          'splits',
        )
        for (const [at, one] of value.entries()) expect((adjusted.close[at] ?? 0) / one).toBeCloseTo(1, 9)
      }),
    )
  })

  test('dividends bought as shares at the price without them give the growth of adjusted prices', () => {
    const paid = fc.array(
      fc.record({ day: fc.integer({ min: 101, max: 139 }), part: fc.double({ min: 0.001, max: 0.5, noNaN: true }) }),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(close, paid, actions, (value, dividends, steps) => {
        const last = 99 + value.length
        const known = new Map(dividends.filter(({ day }) => day <= last).map(({ day, part }) => [day, part]))
        const all: CorporateAction[] = steps.map(({ day, ratio: by, kind }) => split(day, by, kind))
        let owned = 1
        for (let day = 101; day <= last; day += 1) {
          const before = value[day - 101] ?? 0
          const part = known.get(day) ?? 0
          owned *= shares(steps, day - 1, day)
          if (part === 0) continue
          const perNewShare = (before * part) / shares(steps, day - 1, day)
          all.push(dividend(day, perNewShare))
          owned /= 1 - part
        }
        const adjusted = adjustPrices(history(value, all), 'dividends').close
        const growth = (owned * (value.at(-1) ?? 0)) / (value[0] ?? 0)
        expect((adjusted.at(-1) ?? 0) / (adjusted[0] ?? 0) / growth).toBeCloseTo(1, 9)
      }),
    )
  })

  test('the order of actions does not matter, and splits leave the value traded', () => {
    fc.assert(
      fc.property(close, actions, fc.nat({ max: 39 }), (value, steps, on) => {
        const all = [
          ...steps.map(({ day, ratio: by, kind }) => split(day, by, kind)),
          dividend(101 + on, 0.25),
          split(101 + on, 2),
        ]
        const one = adjustPrices(history(value, all), 'dividends')
        const other = adjustPrices(history(value, all.toReversed()), 'dividends')
        for (const [at, price] of one.close.entries()) expect(price / (other.close[at] ?? 0)).toBeCloseTo(1, 12)
        const traded = adjustPrices(history(value, all), 'none')
        const adjusted = adjustPrices(history(value, all.slice(0, -2)), 'splits')
        for (const [at, price] of adjusted.close.entries()) {
          const worth = (traded.close[at] ?? 0) * (traded.volume[at] ?? 0)
          // Shares are whole.
          expect(Math.abs(price * (adjusted.volume[at] ?? 0) - worth)).toBeLessThanOrEqual(price * 0.5 + worth * 1e-9)
        }
      }),
    )
  })
})
