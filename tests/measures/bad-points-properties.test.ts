import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleaned } from '#domain/measures/bad-points.ts'
import { isoDay } from '#domain/time/day.ts'
import { faults, type Row } from './by-hand.ts'
import { rowsOf } from './random-rows.ts'
import { toSeries } from './series-from-rows.ts'

/** Errors injected into a history. */
const harm = {
  zero: (rows: readonly Row[], at: number) => changed(rows, (place) => (place === at ? 0 : 1)),
  'wrong-day': (rows: readonly Row[], at: number) => changed(rows, (place) => (place === at ? 1.3 : 1)),
  'face-value': (rows: readonly Row[], at: number) => changed(rows, (place) => (place < at ? 1 : 100)),
}
type Kind = keyof typeof harm

const changed = (rows: readonly Row[], factor: (at: number) => number) =>
  rows.map(({ date, value }, at) => ({ date, value: value * factor(at) }))

test('injected errors are found by the reference and the product, and nothing else; the rest is the original history', () => {
  const kinds = fc.array(fc.constantFrom<Kind>('zero', 'wrong-day', 'face-value'), { maxLength: 4 })
  fc.assert(
    fc.property(kinds, fc.integer({ min: 1, max: 1e9 }), fc.constantFrom(0.0005, 0.01), (some, seed, swing) => {
      const rows = rowsOf(15_000, 250, seed, swing, 0)
      const placed = some.map((kind, at) => ({ kind, at: 40 + 45 * at }))
      const harmed = placed.reduce((result: readonly Row[], { kind, at }) => harm[kind](result, at), rows)
      const { series, badPoints } = cleaned(toSeries(harmed))
      const known = placed.map(({ kind, at }) => ({ date: rows[at]?.date, kind }))
      expect(badPoints.map(({ kind, day }) => ({ date: isoDay(day), kind }))).toEqual(known)
      expect(faults(harmed)).toEqual(known)
      // The newest values are as published, older ones in today's units.
      const scale = 100 ** some.filter((kind) => kind === 'face-value').length
      const left = rows.filter((_, at) => !placed.some((one) => one.at === at && one.kind !== 'face-value'))
      expect(series.values).toHaveLength(left.length)
      for (const [at, value] of series.values.entries())
        expect(value / ((left[at]?.value ?? 0) * scale)).toBeCloseTo(1, 9)
    }),
    { numRuns: 80 },
  )
})
