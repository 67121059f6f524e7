import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { betaOf, LEAST_RETURNS } from './beta.ts'
import type { Series } from './series.ts'

/** Values after these returns, one a day. */
function grown(returns: readonly number[], firstDay = 20_000): Series {
  const values = [100]
  for (const one of returns) values.push((values.at(-1) ?? 0) * (1 + one))
  return { days: Int32Array.from(values, (_, at) => firstDay + at), values: Float64Array.from(values) }
}

const without = ({ days, values }: Series, drop: (at: number) => boolean): Series => ({
  days: days.filter((_, at) => !drop(at)),
  values: values.filter((_, at) => !drop(at)),
})

const someReturns = fc.array(fc.double({ min: -0.2, max: 0.2, noNaN: true }), { minLength: 40, maxLength: 120 })
const moving = someReturns.filter((returns) => Math.max(...returns) - Math.min(...returns) > 0.01)

describe('beta and correlation', () => {
  test('of Anscombe’s first set (1973), as returns: slope 0.500, correlation 0.816', () => {
    const x = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5]
    const y = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68]
    // Three times the same set has the same slope and correlation, and enough returns.
    const [index, series] = [x, y].map((set) => grown([...set, ...set, ...set].map((percent) => percent / 100)))
    const found = betaOf(series as Series, index as Series)
    expect(found).toMatchObject({ ok: true, returns: 33 })
    expect(found.ok && found.beta).toBeCloseTo(0.5, 3)
    expect(found.ok && found.correlation).toBeCloseTo(0.816, 3)
  })

  test('with itself are one; of twice the returns two and one; of the opposite minus one', () => {
    fc.assert(
      fc.property(moving, (returns) => {
        const index = grown(returns)
        for (const [factor, correlation] of [
          [1, 1],
          [2, 1],
          [-1, -1],
        ] as const) {
          const found = betaOf(grown(returns.map((one) => one * factor)), index)
          expect(found.ok && found.beta).toBeCloseTo(factor, 6)
          expect(found.ok && found.correlation).toBeCloseTo(correlation, 6)
        }
      }),
    )
  })

  test('leave out the return of a day on which something unknown happened to either', () => {
    fc.assert(
      fc.property(moving, fc.nat({ max: 30 }), (returns, at) => {
        const rest = returns.filter((_, on) => on !== at)
        fc.pre(Math.max(...rest) - Math.min(...rest) > 0.01)
        const index = grown(returns)
        const fallen = grown(returns.map((one, on) => (on === at ? -0.45 : one)))
        // The unsure day may be one that the other has not.
        const day = 20_001 + at
        const found = betaOf(fallen, index, [day])
        expect(found).toMatchObject({ ok: true, returns: returns.length - 1 })
        const whole = betaOf(grown(rest), grown(rest))
        expect(found.ok && found.beta).toBeCloseTo(whole.ok ? whole.beta : Number.NaN, 6)
        const gone = (on: number) => fallen.days[on] === day
        expect(betaOf(without(fallen, gone), index, [day]).returns).toBe(
          returns.length - (at + 1 < returns.length ? 2 : 1),
        )
      }),
    )
  })

  test('do not depend on the currency', () => {
    fc.assert(
      fc.property(moving, fc.double({ min: 0.01, max: 100, noNaN: true }), (returns, rate) => {
        const own = grown(returns.toReversed())
        const here = betaOf(own, grown(returns))
        const there = betaOf({ ...own, values: own.values.map((value) => value * rate) }, grown(returns))
        expect(there.ok && there.beta).toBeCloseTo(here.ok ? here.beta : Number.NaN, 6)
      }),
    )
  })

  test('use only days that both have, and no return across a gap', () => {
    const returns = Array.from({ length: 90 }, (_, at) => Math.sin(at) / 50)
    const index = grown(returns)
    // 45 common days, two days apart.
    expect(
      betaOf(
        without(index, (at) => at % 2 === 1),
        index,
      ),
    ).toMatchObject({ ok: true, returns: 45 })
    // Both halves have 40 days; the 11 days between them are no return.
    expect(
      betaOf(
        without(index, (at) => at >= 40 && at < 51),
        index,
      ),
    ).toMatchObject({ ok: true, returns: 78 })
  })

  test('say how many returns there are when they are too few, or that the index never moved', () => {
    const few = grown(Array.from({ length: LEAST_RETURNS - 1 }, (_, at) => Math.sin(at) / 50))
    expect(betaOf(few, few)).toEqual({ ok: false, reason: 'too-few', returns: LEAST_RETURNS - 1 })
    expect(betaOf(few, grown([], 1))).toEqual({ ok: false, reason: 'too-few', returns: 0 })
    const still = grown(Array.from({ length: 40 }, () => 0))
    const busy = grown(Array.from({ length: 40 }, (_, at) => Math.sin(at) / 50))
    expect(betaOf(busy, still)).toEqual({ ok: false, reason: 'index-flat', returns: 40 })
    expect(betaOf(still, busy)).toEqual({ ok: true, beta: 0, correlation: undefined, returns: 40 })
  })
})
