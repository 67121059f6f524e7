import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { NavPoint } from '#domain/measures/dated-value.ts'
import { encodeHistory } from './history-code.ts'
import { decodePrices, encodePrices, type PriceHistory } from './price-history.ts'

const column = fc
  .array(fc.record({ step: fc.integer({ min: 1, max: 9 }), paise: fc.nat({ max: 99_999_999 }) }), { maxLength: 40 })
  .map((days) => {
    let day = 19_000
    return days.map(({ step, paise }): NavPoint => {
      day += step
      return { day, nav: (paise / 100).toFixed(2) }
    })
  })
const histories: fc.Arbitrary<PriceHistory> = fc.record({
  close: column,
  open: column,
  high: column,
  low: column,
  volume: column.map((points) => points.map(({ day, nav }) => ({ day, nav: nav.replace('.', '') }))),
  actions: fc.array(
    fc.record({
      day: fc.integer({ min: -5_000, max: 25_000 }),
      kind: fc.constantFrom('split', 'bonus', 'dividend'),
      value: fc.constantFrom('5', '1.5', '0.25', '10'),
    }),
    { maxLength: 5 },
  ),
})
/** `000` is written as `0`: no digit of a value is lost. */
const plain = (points: readonly NavPoint[]) =>
  points.map(({ day, nav }) => ({ day, nav: nav.replace(/^0+(?=\d)/, '') }))

test('every history round-trips, with its actions', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const back = decodePrices(encodePrices(history) ?? new Uint8Array())
      expect(back).toEqual({ ...history, volume: plain(history.volume) })
    }),
  )
})

test('a truncated or changed one is rejected, and no input makes it throw', () => {
  fc.assert(
    fc.property(histories, fc.nat(), fc.integer({ min: 1, max: 255 }), (history, place, change) => {
      const bytes = encodePrices(history) ?? new Uint8Array()
      expect(decodePrices(bytes.subarray(0, place % bytes.length))).toBeUndefined()
      const at = place % bytes.length
      expect(decodePrices(bytes.with(at, (bytes[at] ?? 0) ^ change))).toBeUndefined()
    }),
  )
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(decodePrices(bytes)).toBeUndefined()
    }),
  )
})

test('a history of values only is one of closes', () => {
  const close = [
    { day: 20_769, nav: '10.5000' },
    { day: 20_770, nav: '10.7500' },
  ]
  expect(decodePrices(encodeHistory(close) ?? new Uint8Array())).toEqual({
    ...{ close, open: [], high: [], low: [], volume: [], actions: [] },
  })
})

test('invalid values are rejected', () => {
  const none = { close: [], open: [], high: [], low: [], volume: [], actions: [] }
  expect(encodePrices({ ...none, low: [{ day: 1, nav: '-1' }] })).toBeUndefined()
  expect(encodePrices({ ...none, actions: [{ day: 1, kind: 'split', value: 'x' }] })).toBeUndefined()
})

test('twenty years of trading take less than 12 bytes a day', () => {
  let price = 100_000
  const days = Array.from({ length: 5_000 }, (_, n) => {
    price = Math.round(price * (1 + Math.sin(n * 12.9898) / 60))
    return { day: 14_000 + n + 2 * Math.floor(n / 5), price, range: Math.round(price / 80) }
  })
  const of = (value: (one: (typeof days)[number]) => string) => days.map((one) => ({ day: one.day, nav: value(one) }))
  const money = (paise: number) => (paise / 100).toFixed(2)
  const bytes = encodePrices({
    close: of(({ price }) => money(price)),
    open: of(({ price, range }) => money(price - range / 3)),
    high: of(({ price, range }) => money(price + range)),
    low: of(({ price, range }) => money(price - range)),
    volume: of(({ price }) => String(price * 37)),
    actions: [],
  })
  expect((bytes?.length ?? 0) / days.length).toBeLessThan(12)
})
