import { expect, test } from 'vitest'
import { basicFiguresOf } from './build-figures.ts'
import { commonHorizon, commonStart } from './comparison.ts'
import type { BasicFigures } from './figures.ts'

/** Daily values over this many years up to a day. */
function aged(years: number, last = 20_000): BasicFigures {
  const days = Int32Array.from({ length: Math.round(years * 365.25) }, (_, at) => last - at).reverse()
  const figures = basicFiguresOf(
    { series: { days, values: Float64Array.from(days, (day) => 100 + (day % 7)) }, unsure: [] },
    0.065,
  )
  if (!figures) throw new Error('none')
  return figures
}

test('funds are compared over the longest common period', () => {
  expect(commonHorizon([aged(12), aged(6)])).toBe('5Y')
  expect(commonHorizon([aged(12), aged(4), aged(6)])).toBe('3Y')
  expect(commonHorizon([aged(12), aged(0.5)])).toBeUndefined()
  expect(commonHorizon([aged(12), aged(12)])).toBe('Max')
  // The same age, but it ended earlier.
  expect(commonHorizon([aged(12), aged(12, 19_000)])).toBe('5Y')
})

test('lines start on the youngest fund’s first day, if the others still have values', () => {
  const young = aged(2)
  expect(commonStart([aged(12), young])).toBe(young.first)
  expect(commonStart([young, aged(3, 15_000)])).toBeUndefined()
})
