import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assumedActions } from './assumed-actions.ts'
import type { DailyPrices } from './daily-prices.ts'

type Bar = {
  readonly day: number
  readonly open: number | null
  readonly high: number | null
  readonly low: number | null
  readonly close: number
  readonly volume: number | null
}
const columns = (bars: readonly Bar[]): DailyPrices => ({
  days: bars.map(({ day }) => day),
  open: bars.map(({ open }) => open),
  high: bars.map(({ high }) => high),
  low: bars.map(({ low }) => low),
  close: bars.map(({ close }) => close),
  volume: bars.map(({ volume }) => volume),
})

/** Sixty days around 100, each within 2% of the one before. */
const calm: readonly Bar[] = Array.from({ length: 60 }, (_, at) => {
  const [open, close] = [100 + Math.sin(at * 1.7), 100 + Math.sin(at * 1.7 + 1.2)]
  return {
    day: 200 + at,
    open,
    close,
    high: Math.max(open, close) + 0.5,
    low: Math.min(open, close) - 0.5,
    volume: 1e6,
  }
})
const EVENT = 230
const before = calm[29]?.close ?? 0
const bar = (open: number, high: number, low: number, close: number, volume = 1e6): Bar => ({
  ...{ day: EVENT, open: before * open, high: before * high, low: before * low, close: before * close, volume },
})
/** The calm days with one day replaced; the days after it follow from its close. */
const withDay = (event: Bar): Bar[] =>
  calm.map((one) =>
    one.day < EVENT ? one : one.day === EVENT ? event : scaled(one, event.close / (calm[30]?.close ?? 1)),
  )
const scaled = (one: Bar, by: number): Bar => ({
  ...one,
  ...{ open: (one.open ?? 0) * by, high: (one.high ?? 0) * by, low: (one.low ?? 0) * by, close: one.close * by },
})
const found = (event: Bar, isinChanges?: readonly number[]) => assumedActions(columns(withDay(event)), isinChanges)
const action = (kind: 'split' | 'bonus', value: string) => ({
  ...{ actions: [{ day: EVENT, kind, value }], unsure: [] },
})
const nothing = { actions: [], unsure: [] }
const unsure = { actions: [], unsure: [EVENT] }
/** A quiet day at a fraction of the price before. */
const at = (fraction: number) => bar(fraction, fraction * 1.01, fraction * 0.99, fraction * 1.002)

describe('splits and bonuses', () => {
  test.each([
    [1 / 2, '2'],
    [1 / 2.5, '2.5'],
    [1 / 5, '5'],
    [1 / 10, '10'],
    [10, '0.1'],
  ])('with a new ISIN, a price of %f of the one before is a split into %s', (fraction, value) => {
    expect(found(at(fraction), [EVENT])).toEqual(action('split', value))
    expect(found(at(fraction * 1.06), [EVENT])).toEqual(action('split', value))
  })

  test.each([
    [1 / 2, '2'],
    [1 / 3, '3'],
    [1 / 5, '5'],
    [2 / 3, '1.5'],
    [3 / 4, '1.333333333'],
  ])('with the same ISIN, a price of %f of the one before is a bonus: one becomes %s', (fraction, value) => {
    expect(found(at(fraction), [])).toEqual(action('bonus', value))
    expect(found(at(fraction * 0.98), [])).toEqual(action('bonus', value))
  })

  test('where ISINs are unknown, one into five or ten is a split', () => {
    expect(found(at(1 / 10))).toEqual(action('split', '10'))
    expect(found(at(1 / 5))).toEqual(action('split', '5'))
    expect(found(at(1 / 2))).toEqual(action('bonus', '2'))
  })

  test('on the last day, when nothing confirms it yet', () => {
    const bars = withDay(at(1 / 2)).filter(({ day }) => day <= EVENT)
    expect(assumedActions(columns(bars), [])).toEqual(action('bonus', '2'))
  })

  test('a new ISIN without a jump is none', () => {
    expect(found(at(0.99), [EVENT])).toEqual(nothing)
  })
})

describe('real moves are not touched', () => {
  test.each([
    ['a fall of 20% from the open on', bar(0.8, 0.8, 0.8, 0.8)],
    ['a fall of 20% with trading through the range', bar(0.99, 1, 0.79, 0.8)],
    ['a fall of 45% with trading through the range', bar(0.97, 0.98, 0.5, 0.55)],
    ['a fall to half with trading through the range', bar(0.9, 0.92, 0.45, 0.5)],
    ['a rise of 20%', bar(1.2, 1.2, 1.2, 1.2)],
    ['a first trade at half the price, and back', bar(0.5, 1.01, 0.5, 0.98)],
  ])('%s', (_, event) => {
    expect(found(event, [])).toEqual(nothing)
    expect(found(event)).toEqual(nothing)
  })

  test('a share of few paise moves by half with one tick', () => {
    const bars = Array.from({ length: 40 }, (_, on): Bar => {
      const price = on % 3 === 0 ? 0.1 : 0.05
      return { day: 200 + on, open: price, high: price, low: price, close: price, volume: 1000 }
    })
    expect(assumedActions(columns(bars), [])).toEqual(nothing)
  })
})

describe('what is not clear is unsure', () => {
  test.each([
    ['a demerger to 60.5%', at(0.605)],
    ['a demerger to 47%', at(0.47)],
    ['a fall to 55% at the open', bar(0.55, 0.56, 0.5, 0.52)],
    ['a fall to half at the open, with ten times the turnover', bar(0.5, 0.51, 0.49, 0.5, 20e6)],
    ['a bonus ratio at the open, but trading at prices of the day before', bar(0.75, 0.9, 0.74, 0.8)],
    ['a bonus ratio at the open, but a day beyond the limits of its base', bar(0.5, 0.52, 0.35, 0.36)],
    ['a rise to double', at(2)],
    ['a dividend of nearly the whole price', at(0.0125)],
    ['one into ten with the same ISIN', at(0.1)],
    ['a fall to half where only the close is known', { ...at(0.5), open: null, high: null, low: null }],
  ])('%s', (_, event) => {
    expect(found(event, [])).toEqual(unsure)
  })

  test('a small bonus ratio with more turnover than usual, or with none known', () => {
    const quarter = at(0.75)
    // A share traded before at four thirds of the price: the same value takes more shares.
    expect(found({ ...quarter, volume: 2.4e6 }, [])).toEqual(action('bonus', '1.333333333'))
    expect(found({ ...quarter, volume: 3e6 }, [])).toEqual(unsure)
    expect(found({ ...quarter, volume: null }, [])).toEqual(unsure)
  })

  test('a split that fits no usual ratio', () => {
    expect(found(at(0.45), [EVENT])).toEqual(unsure)
  })

  test('a jump after a pause of trading', () => {
    const bars = withDay(at(1 / 2)).map((one) => (one.day < EVENT ? { ...one, day: one.day - 30 } : one))
    expect(assumedActions(columns(bars), [EVENT])).toEqual(unsure)
  })

  test('a wrong price for a day, there and back', () => {
    for (const fraction of [0.1, 0.5, 2, 10]) {
      const bars = calm.map((one) => (one.day === EVENT ? scaled(one, fraction) : one))
      const expected = { actions: [], unsure: [EVENT, EVENT + 1] }
      expect(assumedActions(columns(bars), [])).toEqual(expected)
      expect(assumedActions(columns(bars))).toEqual(expected)
    }
  })

  test('where the price hardly moves, a ratio has to fit better', () => {
    const still = calm.map((one) => ({ ...one, open: 100, high: 100.1, low: 99.9, close: 100 + (one.day % 2) / 50 }))
    const bars = (by: number) => still.map((one) => (one.day < EVENT ? one : scaled(one, by)))
    expect(assumedActions(columns(bars(0.52)), [])).toEqual(unsure)
    expect(assumedActions(columns(bars(0.505)), [])).toEqual(action('bonus', '2'))
  })
})

describe('for every course within the daily limits', () => {
  const move = fc.double({ min: -0.04, max: 0.04, noNaN: true })
  const course = fc.array(fc.tuple(move, move, move), { minLength: 30, maxLength: 80 }).map((moves) => {
    let close = 400
    return moves.map(([gap, day, range], on): Bar => {
      const open = close * (1 + gap / 4)
      close = open * (1 + day)
      const wide = 1 + Math.abs(range) / 4
      const [high, low] = [Math.max(open, close) * wide, Math.min(open, close) / wide]
      return { day: 300 + on + 2 * Math.floor(on / 5), open, high, low, close, volume: 1e6 }
    })
  })

  test('nothing is assumed', () => {
    fc.assert(
      fc.property(course, (bars) => {
        expect(assumedActions(columns(bars))).toEqual(nothing)
      }),
    )
  })

  test('a split with a new ISIN is found, with its day and ratio', () => {
    fc.assert(
      fc.property(course, fc.constantFrom(2, 5, 10), fc.integer({ min: 10, max: 28 }), (bars, ratio, on) => {
        const day = bars[on]?.day ?? 0
        const traded = columns(bars.map((one) => (one.day < day ? scaled(one, ratio) : one)))
        const expected = { actions: [{ day, kind: 'split', value: String(ratio) }], unsure: [] }
        expect(assumedActions(traded, [day])).toEqual(expected)
      }),
    )
  })
})
