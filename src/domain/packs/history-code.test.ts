import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { NavPoint } from '#domain/measures/dated-value.ts'
import { decimalText } from '#domain/numbers/decimal.ts'
import { decodeHistory, encodeHistory, pointsOf, valuesOf } from './history-code.ts'

const nav = fc
  .record({ units: fc.nat({ max: 999_999_999_999 }), decimals: fc.integer({ min: 0, max: 8 }) })
  .map(decimalText)
const histories = fc
  .record({
    first: fc.integer({ min: -5_000, max: 25_000 }),
    rest: fc.array(fc.record({ step: fc.oneof(fc.constantFrom(1, 2, 3), fc.integer({ min: 1, max: 400 })), nav }), {
      maxLength: 60,
    }),
  })
  .map(({ first, rest }) => {
    let day = first
    return rest.map(({ step, nav: value }): NavPoint => {
      day += step
      return { day, nav: value }
    })
  })

const coded = (points: readonly NavPoint[]) => encodeHistory(points) ?? new Uint8Array()

test('every history round-trips, each value with its decimals', () => {
  fc.assert(
    fc.property(histories, (points) => {
      const columns = decodeHistory(coded(points))
      expect(columns && pointsOf(columns)).toEqual(points)
      expect(columns && [...valuesOf(columns)]).toEqual(points.map((point) => Number(point.nav)))
    }),
  )
})

test('a truncated or changed one is rejected', () => {
  fc.assert(
    fc.property(histories, fc.nat(), fc.integer({ min: 1, max: 255 }), (points, place, change) => {
      const bytes = coded(points)
      expect(decodeHistory(bytes.subarray(0, place % bytes.length))).toBeUndefined()
      const changed = bytes.slice()
      changed[place % bytes.length] = (changed[place % bytes.length] ?? 0) ^ change
      expect(decodeHistory(changed)).toBeUndefined()
    }),
  )
})

test('no input makes it throw', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(decodeHistory(bytes)).toBeUndefined()
    }),
  )
})

test('days that do not ascend and invalid values are rejected', () => {
  expect(
    encodeHistory([
      { day: 2, nav: '1' },
      { day: 2, nav: '1' },
    ]),
  ).toBeUndefined()
  expect(
    encodeHistory([
      { day: 2, nav: '1' },
      { day: 1, nav: '1' },
    ]),
  ).toBeUndefined()
  expect(encodeHistory([{ day: 2, nav: '-1' }])).toBeUndefined()
  expect(encodeHistory([{ day: 2.5, nav: '1' }])).toBeUndefined()
})

test('values without a digit before or after the dot come back with one', () => {
  const columns = decodeHistory(
    coded([
      { day: 1, nav: '10.' },
      { day: 2, nav: '.4157' },
    ]),
  )
  expect(columns && pointsOf(columns).map((point) => point.nav)).toEqual(['10', '0.4157'])
})

test('ten years of daily values take less than four bytes each', () => {
  const points = Array.from({ length: 2_600 }, (_, at) => ({
    day: 15_000 + at + 2 * Math.floor(at / 5),
    nav: (100 + at / 50 + Math.sin(at)).toFixed(4),
  }))
  expect(coded(points).length / points.length).toBeLessThan(4)
})
