import { expect, test } from 'vitest'
import { navFault } from '#domain/amfi/nav-row.ts'
import { readCategory } from '#domain/amfi/scheme-category.ts'
import { readSchemeName } from '#domain/amfi/scheme-name.ts'
import { yearlyReturn } from '#domain/measures/trailing.ts'
import { readIsoDay, weekdayOf } from '#domain/time/day.ts'
import { sampleUniverse } from './sample-universe.ts'

const today = readIsoDay('2026-11-13') ?? 0
const universe = sampleUniverse(7)
const rows = universe.rows(today)
const valuesOf = (code: number, until = today) =>
  universe.values(code, until) ?? { days: new Int32Array(), values: new Float64Array() }

test('about 2,400 schemes with sample codes and a value of the last business day', () => {
  expect(rows.length).toBeGreaterThan(2_200)
  expect(rows.length).toBeLessThan(2_600)
  expect(rows.map(({ code }) => code)).toEqual(rows.map((_, at) => 900_001 + at))
  expect(rows.every(({ nav, day }) => day === today && navFault(nav ?? '') === undefined)).toBe(true)
  expect(universe.rows(today + 2).every(({ day }) => day === today)).toBe(true)
})

test('every plan, option, asset class and type exists', () => {
  const names = rows.map(readSchemeName)
  expect(new Set(names.map(({ plan }) => plan))).toEqual(new Set(['direct', 'regular', 'unknown']))
  expect(new Set(names.map(({ option }) => option))).toEqual(new Set(['growth', 'idcw', 'unknown']))
  expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(['open', 'close', 'interval']))
  expect(new Set(rows.map(({ category }) => readCategory(category).assetClass)).size).toBe(6)
  expect(new Set(rows.map(({ house }) => house)).size).toBe(20)
})

test('the same seed makes the same market, another makes another', () => {
  expect(sampleUniverse(7).rows(today)).toEqual(rows)
  expect(sampleUniverse(8).rows(today)).not.toEqual(rows)
})

test('another day adds values and changes none', () => {
  for (const code of [900_001, 900_002, 900_777, 901_500]) {
    const later = sampleUniverse(7).history(code, today) ?? []
    const earlier = universe.history(code, today - 400) ?? []
    expect(earlier).toEqual(later.filter(({ day }) => day <= today - 400))
    expect(later.length).toBeGreaterThan(earlier.length + 200)
  }
})

test('values are on ascending business days and never 0', () => {
  for (const { code } of rows.filter((_, at) => at % 97 === 0)) {
    const { days, values } = valuesOf(code)
    expect(days.every((day, at) => day > (days[at - 1] ?? 0) && weekdayOf(day) % 6 !== 0)).toBe(true)
    expect(values.every((value) => value > 0.5)).toBe(true)
    expect(values[0]).toBe(10)
  }
})

test('the history’s last value is the row’s', () => {
  for (const { code, nav } of rows.filter((_, at) => at % 151 === 0))
    expect(universe.history(code, today)?.at(-1)?.nav).toBe(nav)
})

test('Direct returns more than Regular by about the cost; IDCW stays near 10', () => {
  for (const { code, fund, direct, pays } of universe.schemes.filter(({ fund }) => fund.category.plans)) {
    if (fund.number % 40 !== 1 || fund.founded > today - 1_200) continue
    const regular =
      universe.schemes.find((other) => other.fund === fund && !other.direct && other.pays === pays)?.code ?? 0
    const yearly = (one: number) => yearlyReturn({ series: valuesOf(one), unsure: [] }, 3, today) ?? 0
    const [ours, theirs] = [yearly(code), yearly(regular)]
    if (direct && !pays) expect((ours - theirs) / (fund.category.cost * 10_000)).toBeCloseTo(1, 0)
    if (pays) expect(valuesOf(code).values.at(-1)).toBeLessThan(20)
  }
  expect.hasAssertions()
})

test('equity funds are correlated, but not with overnight funds', () => {
  const moves = (word: string) => {
    const scheme = universe.schemes.filter(({ fund }) => fund.category.word === word && fund.founded < today - 1_500)
    return scheme
      .slice(0, 8)
      .filter(({ direct, pays }) => direct && !pays)
      .map(({ code }) => lastMoves(valuesOf(code).values, 700))
  }
  const [one = [], other = []] = moves('Large Cap')
  const [money = []] = moves('Overnight')
  expect(correlation(one, other)).toBeGreaterThan(0.7)
  expect(Math.abs(correlation(one, money))).toBeLessThan(0.2)
})

test('an unknown code has no history', () => {
  expect(universe.history(119_551, today)).toBeUndefined()
  expect(universe.values(999_999, today)).toBeUndefined()
})

const lastMoves = (values: Float64Array, count: number) =>
  [...values.slice(-count)].map((value, at, all) => (at === 0 ? 0 : value / (all[at - 1] ?? 1) - 1))

function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [first, second] = [mean(one), mean(other)]
  const product = mean(one.map((value, at) => (value - first) * ((other[at] ?? 0) - second)))
  return (
    product /
    Math.sqrt(mean(one.map((value) => (value - first) ** 2)) * mean(other.map((value) => (value - second) ** 2)))
  )
}
