import { expect, test } from 'vitest'
import { readIsoDay } from '#domain/time/day.ts'
import { DEMO_DAYS, demoWishes } from './demo-wishes.ts'
import { isReached, sinceAdded, toTarget } from './target.ts'
import { fundOf, stockOf } from './wish-items.ts'
import { fundItem, stockItem } from './wishlist.ts'

const today = readIsoDay('2026-11-17') ?? 0
/** Rises by 0.01 a day, from 10. */
const series = (days: number) => ({
  days: Int32Array.from({ length: days }, (_, at) => today - days + 1 + at),
  values: Float64Array.from({ length: days }, (_, at) => 10 + at / 100),
})
/** To 10. */
const falling = { days: series(1000).days, values: series(1000).values.toReversed() }
const instrument = (code: number, days = 1000) => ({
  code: String(code),
  name: `Fund ${code}`,
  currency: 'INR',
  series: series(days),
})

test('the demo has funds of the market at their real prices: one target crossed, one near, one far', () => {
  const wishes = demoWishes(
    'fund',
    [1, 2, 3, 4].map((code) => instrument(code)),
    today,
  )
  for (const wish of wishes) expect(fundItem.safeParse(fundOf(wish)).error).toBeUndefined()
  expect(wishes.map(({ priceDate, price }) => [priceDate, price])).toEqual([
    ['2025-09-23', 10 + 579 / 100],
    ['2026-05-01', 10 + 799 / 100],
    ['2026-08-19', 10 + 909 / 100],
    ['2026-10-18', 10 + 969 / 100],
  ])
  const now = { price: 10 + 999 / 100 }
  expect(wishes.map((wish) => isReached(wish, now))).toEqual([true, false, false, false])
  expect(wishes.map((wish) => Math.round(toTarget(wish, now) ?? 0))).toEqual([0, -3, 14, 0])
  expect(wishes.every((wish) => (sinceAdded(wish, now) ?? 0) > 0)).toBe(true)
})

test('with a short history its first day counts; a very young fund is skipped', () => {
  const wishes = demoWishes('fund', [instrument(1, 100), instrument(2, 10), instrument(3), instrument(4)], today)
  expect(wishes.map(({ code, priceDate }) => [code, priceDate])).toEqual([
    ['1', '2026-08-10'],
    ['3', '2026-08-19'],
    ['4', '2026-10-18'],
  ])
})

test('the demo’s stocks: one near its target, one that reached it, one far, one without', () => {
  const wishes = demoWishes(
    'stock',
    [1, 2, 3, 4].map((code) => ({ ...instrument(code), currency: code === 4 ? 'USD' : 'INR' })),
    today,
  )
  for (const wish of wishes) expect(stockItem.safeParse(stockOf(wish)).error).toBeUndefined()
  const now = { price: 10 + 999 / 100 }
  expect(wishes.map((wish) => isReached(wish, now))).toEqual([false, true, false, false])
  // Whichever way the price went.
  const fallen = demoWishes(
    'stock',
    [1, 2, 3, 4].map((code) => ({ ...instrument(code), series: falling })),
    today,
  )
  expect(fallen.map((wish) => isReached(wish, { price: 10 }))).toEqual([false, true, false, false])
  expect(wishes.map(({ currency }) => currency)).toEqual(['INR', 'INR', 'INR', 'USD'])
  expect(wishes.every(({ priceDate }) => (readIsoDay(priceDate ?? '') ?? 0) >= today - DEMO_DAYS)).toBe(true)
})
