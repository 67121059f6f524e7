import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day, series } from '#tests/measures/series-from-rows.ts'
import { between, firstAt, lastAt, valueOnOrAfter, valueOnOrBefore } from './series.ts'

const friday = day('2026-11-13')
const week = series(['2026-11-12', 10], ['2026-11-13', 11], ['2026-11-16', 12])

test('on a Sunday the value is Friday’s, and the next one Monday’s', () => {
  expect(valueOnOrBefore(week, friday + 2)).toEqual({ day: friday, value: 11 })
  expect(valueOnOrAfter(week, friday + 2)).toEqual({ day: friday + 3, value: 12 })
})

test('none before the first value, and none more than ten days after the last', () => {
  expect(valueOnOrBefore(week, friday - 2)).toBeUndefined()
  expect(valueOnOrAfter(week, friday + 4)).toBeUndefined()
  expect(valueOnOrBefore(week, friday + 13)?.value).toBe(12)
  expect(valueOnOrBefore(week, friday + 14)).toBeUndefined()
})

test('indices equal those of a linear search', () => {
  const days = fc.uniqueArray(fc.integer({ min: -50, max: 50 }), { maxLength: 40 })
  fc.assert(
    fc.property(days, fc.integer({ min: -60, max: 60 }), fc.integer({ min: -60, max: 60 }), (some, from, to) => {
      const sorted = some.toSorted((a, b) => a - b)
      const all = { days: Int32Array.from(sorted), values: Float64Array.from(sorted) }
      expect(firstAt(all, from)).toBe(sorted.filter((one) => one < from).length)
      expect(lastAt(all, from)).toBe(sorted.filter((one) => one <= from).length - 1)
      expect([...between(all, from, to).values]).toEqual(sorted.filter((one) => one >= from && one <= to))
    }),
  )
})
