import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chances } from '#tests/measures/random-rows.ts'
import { daily, day, times } from '#tests/measures/series.ts'
import { cleaned } from './bad-points.ts'
import type { Series } from './series.ts'

const first = day('2020-01-01')

/** A fund that moves by `swing` on an ordinary day. */
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

describe('what cannot be true', () => {
  test('a zero is left out', () => {
    const found = cleaned(daily(changed(fund(0.01), 90, () => 0)))
    expect(found.badPoints).toEqual([{ kind: 'zero', day: first + 90, value: 0 }])
    expect(found.series.values).toHaveLength(199)
  })

  test.each([
    ['a debt fund', 0.0005, 0.05],
    ['an equity fund', 0.01, 0.2],
    ['a slip of the dot', 0.01, 9],
  ])('one wrong day of %s is left out', (_, swing, jump) => {
    const values = fund(swing)
    for (const factor of [1 + jump, 1 / (1 + jump)]) {
      const found = cleaned(daily(changed(values, 90, (old) => old * factor)))
      expect(found.badPoints).toMatchObject([
        { kind: 'wrong-day', day: first + 90, before: values[89], after: values[91] },
      ])
      expect([...found.series.values]).toEqual(values.filter((_, at) => at !== 90))
    }
  })

  test.each([10, 100, 1000, 0.1, 0.01])('a face value times %d is undone in what came before', (factor) => {
    const values = fund(0.001)
    const found = cleaned(daily(from(values, 120, factor)))
    expect(found.badPoints).toEqual([{ kind: 'face-value', day: first + 120, factor: expect.closeTo(factor, 9) }])
    for (const [at, value] of found.series.values.entries())
      expect(value / (values[at] ?? 0) / factor).toBeCloseTo(1, 9)
  })

  test('all of it in one history, and two changes of the face value', () => {
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

  test('the newest value may be of a new face value, and a wrong one is told as such when the next has come', () => {
    const values = [...fund(0.001, 50), 5000]
    expect(kinds(daily(values))).toEqual([['face-value', 50]])
    expect(kinds(daily([...values, values[49] ?? 0]))).toEqual([['wrong-day', 50]])
  })
})

describe('what is true, however bad', () => {
  test('a crash that is partly made good the next day', () => {
    const values = from(from(fund(0.01), 90, 0.87), 91, 1.07)
    expect(cleaned(daily(values)).badPoints).toEqual([])
  })

  test('wild weeks in which large moves there and back are usual', () => {
    const wild = fund(0.003).flatMap((value, at) => (at > 80 && at < 120 && at % 2 ? [value * 0.93] : [value]))
    expect(cleaned(daily(wild)).badPoints).toEqual([])
  })

  test.each([0.02, 0.09, 0.4, 0.5, 0.8])('a payout of %d of the value, also every month', (share) => {
    let values = fund(0.0005)
    for (let at = 20; at < values.length; at += 30) values = from(values, at, 1 - share)
    expect(cleaned(daily(values)).badPoints).toEqual([])
  })

  test('a write-off that lasts', () => {
    expect(cleaned(daily(from(fund(0.0005), 90, 0.25))).badPoints).toEqual([])
  })
})

test('a clean history is left as it is, nothing below zero is left, and the size of a unit does not matter', () => {
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
