import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineOf } from './fund-figures.ts'

test('a thinned line spans exactly what the whole one spans, in time and in height', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0.01, max: 1e6, noNaN: true }), { minLength: 2, maxLength: 2500 }),
      (values) => {
        const days = Int32Array.from(values, (_, at) => 15_000 + at * 3)
        const { days: kept, values: shown } = lineOf({ days, values: Float64Array.from(values) }, 240)
        const fine = (value: number) => Math.round(value * 1e6) / 1e6
        expect(kept.length).toBeLessThanOrEqual(245)
        expect([kept[0], kept.at(-1)]).toEqual([days[0], days.at(-1)])
        expect(Math.max(...shown)).toBe(fine(Math.max(...values)))
        expect(Math.min(...shown)).toBe(fine(Math.min(...values)))
      },
    ),
  )
})
