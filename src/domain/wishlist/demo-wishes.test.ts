import { expect, test } from 'vitest'
import { readIsoDay } from '#domain/time/day.ts'
import { demoWishes } from './demo-wishes.ts'
import { isReached, sinceAdded, toTarget } from './target.ts'
import { fundItem } from './wishlist.ts'

const today = readIsoDay('2026-11-17') ?? 0
/** Rises by 0.01 a day, from 10. */
const series = (days: number) => ({
  days: Int32Array.from({ length: days }, (_, at) => today - days + 1 + at),
  values: Float64Array.from({ length: days }, (_, at) => 10 + at / 100),
})
const fund = (code: number, days = 1000) => ({ code, name: `Fund ${code}`, series: series(days) })

test('the demo has funds of the market at their real prices: one target crossed, one near, one far', () => {
  const wishes = demoWishes(
    [1, 2, 3, 4].map((code) => fund(code)),
    today,
  )
  for (const wish of wishes) expect(fundItem.safeParse(wish).error).toBeUndefined()
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
  const wishes = demoWishes([fund(1, 100), fund(2, 10), fund(3), fund(4)], today)
  expect(wishes.map(({ schemeCode, priceDate }) => [schemeCode, priceDate])).toEqual([
    ['1', '2026-08-10'],
    ['3', '2026-08-19'],
    ['4', '2026-10-18'],
  ])
})
