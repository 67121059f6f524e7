import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chances } from '#tests/measures/random-rows.ts'
import { daily, day, times } from '#tests/measures/series-from-rows.ts'
import { cleaned, corrected, doubtedDays } from './bad-points.ts'
import type { Series } from './series.ts'

const first = day('2020-01-01')

/** A fund with a typical daily move of `swing`. */
function fund(swing: number, length = 200, seed = 11): number[] {
  const chance = chances(seed)
  const values = [50]
  while (values.length < length) values.push((values.at(-1) ?? 0) * (1 + swing * (2 * chance() - 0.95)))
  return values
}

const changed = (values: readonly number[], at: number, value: (old: number) => number) =>
  values.map((old, place) => (place === at ? value(old) : old))
const from = (values: readonly number[], at: number, factor: number) =>
  values.map((old, place) => (place < at ? old : old * factor))
const kinds = (series: Series) => cleaned(series).badPoints.map(({ kind, day }) => [kind, day - first])

describe('errors', () => {
  test('a zero is dropped', () => {
    const found = cleaned(daily(changed(fund(0.01), 90, () => 0)))
    expect(found.badPoints).toEqual([{ kind: 'zero', day: first + 90, value: 0 }])
    expect(found.series.values).toHaveLength(199)
  })

  test.each([
    ['a debt fund', 0.0005, 0.05],
    ['an equity fund', 0.01, 0.2],
    ['a slip of the dot', 0.01, 9],
  ])('one wrong day of %s is dropped', (_, swing, jump) => {
    const values = fund(swing)
    for (const factor of [1 + jump, 1 / (1 + jump)]) {
      const found = cleaned(daily(changed(values, 90, (old) => old * factor)))
      expect(found.badPoints).toMatchObject([{ kind: 'wrong-day', day: first + 90, value: (values[90] ?? 0) * factor }])
      expect([...found.series.values]).toEqual(values.filter((_, at) => at !== 90))
    }
  })

  test.each([10, 100, 1000, 0.1, 0.01])('a face value change by %d is applied to earlier values', (factor) => {
    const values = fund(0.001)
    const found = cleaned(daily(from(values, 120, factor)))
    expect(found.badPoints).toEqual([{ kind: 'face-value', day: first + 120, value: expect.closeTo(factor, 9) }])
    for (const [at, value] of found.series.values.entries())
      expect(value / (values[at] ?? 0) / factor).toBeCloseTo(1, 9)
  })

  test('all of them in one history, and two face value changes', () => {
    const values = from(
      from(
        changed(
          changed(fund(0.001), 30, () => 0),
          60,
          (old) => old * 1.2,
        ),
        100,
        100,
      ),
      150,
      0.1,
    )
    expect(kinds(daily(values))).toEqual([
      ['zero', 30],
      ['wrong-day', 60],
      ['face-value', 100],
      ['face-value', 150],
    ])
  })

  test('the newest value may have a new face value; a wrong one is recognised when the next arrives', () => {
    const values = [...fund(0.001, 50), 5000]
    expect(kinds(daily(values))).toEqual([['face-value', 50]])
    expect(kinds(daily([...values, values[49] ?? 0]))).toEqual([['wrong-day', 50]])
  })
})

describe('real moves, however bad', () => {
  test('a crash that is partly recovered the next day', () => {
    const values = from(from(fund(0.01), 90, 0.87), 91, 1.07)
    expect(cleaned(daily(values)).badPoints).toEqual([])
  })

  test('volatile weeks in which large reversals are usual', () => {
    const wild = fund(0.003).flatMap((value, at) => (at > 80 && at < 120 && at % 2 ? [value * 0.93] : [value]))
    expect(cleaned(daily(wild)).badPoints).toEqual([])
  })

  test.each([0.02, 0.09, 0.4, 0.5, 0.8])('a payout of %d of the value, even monthly', (share) => {
    let values = fund(0.0005)
    for (let at = 20; at < values.length; at += 30) values = from(values, at, 1 - share)
    expect(cleaned(daily(values)).badPoints).toEqual([])
  })

  test('a write-off that lasts', () => {
    expect(cleaned(daily(from(fund(0.0005), 90, 0.25))).badPoints).toEqual([])
  })
})

describe('a split on an exchange', () => {
  test.each([2, 3, 4, 5, 8, 10, 20, 25, 50, 100])('1:%d is applied to earlier values', (parts) => {
    const values = fund(0.01)
    const published = daily(from(values, 120, 1 / parts))
    const found = cleaned(published, { traded: true })
    expect(found.badPoints).toEqual([{ kind: 'face-value', day: first + 120, value: 1 / parts }])
    expect(found.series.values[0]).toBeCloseTo((values[0] ?? 0) / parts, 9)
    expect(corrected(published, found.badPoints)).toEqual(found.series)
  })

  test('is not guessed for funds that may pay out or write off, nor in a silver crash', () => {
    expect(cleaned(daily(from(fund(0.001), 120, 0.5))).badPoints).toEqual([])
    expect(cleaned(daily(from(fund(0.01), 120, 0.7)), { traded: true }).badPoints).toEqual([])
  })
})

describe('a day far off and back on the next', () => {
  /** As an opportunities fund did on 4 June 2024, the day of the election results. */
  const published = daily(fund(0.004, 120).map((value, at) => (at === 60 ? value * 0.961 : value)))

  test('is real if its category moved with it, and wrong otherwise', () => {
    expect(doubtedDays(published)).toEqual([first + 60])
    expect(cleaned(published, { others: () => -0.03 }).badPoints).toEqual([])
    expect(cleaned(published, { others: () => 0.001 }).badPoints).toMatchObject([
      { kind: 'wrong-day', day: first + 60 },
    ])
  })

  test('is accepted without peers if a market has moved as much', () => {
    expect(cleaned(published).badPoints).toEqual([])
  })
})

describe('values far apart', () => {
  const monthly = (values: readonly number[]): Series => ({
    days: Int32Array.from(values, (_, at) => first + 30 * at),
    values: Float64Array.from(values),
  })
  const calm = [100, 100.5, 101, 101.4, 102, 102.6, 103]

  test('show a unit change relative to peers', () => {
    const { series, badPoints, unsure } = cleaned(monthly(from(calm, 4, 10)), { others: () => 0.005 })
    expect(badPoints).toEqual([{ kind: 'face-value', day: first + 120, value: 10 }])
    expect(unsure).toEqual([])
    expect(series.values[0]).toBeCloseTo(1000, 9)
  })

  test('are not measured across if neither a ratio nor peers explain the change', () => {
    expect(cleaned(monthly(from(calm, 4, 0.4)), { others: () => 0.005 })).toMatchObject({
      badPoints: [],
      unsure: [first + 120],
    })
    expect(cleaned(monthly(from(calm, 4, 0.4)), { others: () => Math.log(0.4) }).unsure).toEqual([])
  })
})

test('a clean history is unchanged, values are positive, and unit size does not matter', () => {
  const faults = fc.record({ at: fc.integer({ min: 1, max: 198 }), factor: fc.constantFrom(0, 0.6, 1.5, 10, 100) })
  fc.assert(
    fc.property(
      fc.constantFrom(0.0005, 0.01),
      fc.integer({ min: 1, max: 1e6 }),
      fc.array(faults, { maxLength: 3 }),
      (swing, seed, some) => {
        const clean = daily(fund(swing, 200, seed))
        expect(cleaned(clean).series).toEqual(clean)
        const faulty = daily(
          some.reduce((values, { at, factor }) => changed(values, at, (old) => old * factor), fund(swing, 200, seed)),
        )
        const once = cleaned(faulty)
        expect(once.series.values.every((value) => value > 0)).toBe(true)
        const larger = cleaned(times(faulty, 8))
        expect(larger.badPoints.map(({ kind, day }) => [kind, day])).toEqual(
          once.badPoints.map(({ kind, day }) => [kind, day]),
        )
      },
    ),
    { numRuns: 60 },
  )
})
