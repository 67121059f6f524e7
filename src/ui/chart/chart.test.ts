import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayLabel } from '#ui/data/day-label.ts'
import {
  drawdown,
  indexAfter,
  indexAt,
  lastAt,
  markedValue,
  rebased,
  type Series,
  thinned,
  wholeSpan,
  within,
} from './chart-series.ts'
import { tableMoments } from './chart-table.tsx'
import { cursorAfter } from './cursor-keys.ts'
import { moved, zoomed } from './plot-gestures.ts'
import { spanOf, usefulRanges } from './range.ts'
import { extentOf, position, timeTicks, valueTicks } from './scale.ts'

const DAY = 86_400
const day = (iso: string) => Date.parse(iso) / 1000
const line = (values: readonly (number | null)[], from = day('2026-01-01')): Series => ({
  id: 'a',
  label: 'A',
  color: 1,
  times: values.map((_, at) => from + at * DAY),
  values,
})
const someLine = fc
  .array(fc.double({ min: 0.01, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 500 })
  .map((v) => line(v))

describe('a line', () => {
  test('is cut to a period, both ends included', () => {
    const cut = within(line([1, 2, 3, 4]), { from: day('2026-01-02'), to: day('2026-01-03') })
    expect(cut.values).toEqual([2, 3])
  })

  test('finds moments like a linear search', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 50 })), fc.integer({ min: -1, max: 51 }), (raw, moment) => {
        const times = [...new Set(raw)].sort((a, b) => a - b)
        const plain = (is: (t: number) => boolean) => {
          const at = times.findIndex(is)
          return at < 0 ? times.length : at
        }
        expect(indexAt(times, moment)).toBe(plain((t) => t >= moment))
        expect(indexAfter(times, moment)).toBe(plain((t) => t > moment))
      }),
    )
  })

  test('has the last value at a moment, across gaps', () => {
    const gappy = line([1, null, 3, null])
    expect(lastAt(gappy, day('2026-01-02'))).toBe(0)
    expect(lastAt(gappy, day('2026-01-04'))).toBe(2)
    expect(lastAt(gappy, day('2025-12-31'))).toBeUndefined()
  })

  test('has a value at a marked moment, across gaps, unless out of view or below a log scale', () => {
    const gappy = line([1, null, -3])
    const all = wholeSpan([gappy])
    expect(markedValue(gappy, day('2026-01-02'), all, false)).toBe(1)
    expect(markedValue(gappy, day('2026-01-03'), all, false)).toBe(-3)
    expect(markedValue(gappy, day('2026-01-03'), all, true)).toBeNull()
    expect(markedValue(gappy, day('2026-01-04'), all, false)).toBeNull()
    expect(markedValue(undefined, day('2026-01-02'), all, false)).toBeNull()
  })

  test('is compared by its change since the first value', () => {
    expect(rebased(line([null, 50, 75, 25])).values).toEqual([null, 0, 50, -50])
  })

  test('has a drawdown from its running maximum: 100, 120, 90, 130 fell by a quarter and recovered', () => {
    expect(drawdown(line([100, 120, 90, 130])).values).toEqual([0, 0, -25, 0])
    fc.assert(
      fc.property(someLine, (any) => {
        for (const value of drawdown(any).values) {
          expect(value).toBeLessThanOrEqual(0)
          expect(value).toBeGreaterThanOrEqual(-100)
        }
      }),
    )
  })

  test('keeps first, last, highest and lowest point when downsampled', () => {
    fc.assert(
      fc.property(someLine, fc.integer({ min: 4, max: 100 }), (any, most) => {
        const thin = thinned(any, most)
        expect(thin.times.length).toBeLessThanOrEqual(Math.max(most, 4))
        expect(thin.times[0]).toBe(any.times[0])
        expect(thin.times.at(-1)).toBe(any.times.at(-1))
        const real = (one: Series) => one.values.filter((value) => value !== null)
        expect(Math.max(...real(thin))).toBe(Math.max(...real(any)))
        expect(Math.min(...real(thin))).toBe(Math.min(...real(any)))
        expect(thin.times).toEqual([...new Set(thin.times)].sort((a, b) => a - b))
      }),
    )
  })
})

describe('a range', () => {
  const whole = { from: day('2010-06-15'), to: day('2026-03-31') }

  test('goes back by calendar months, clamped to the month’s end', () => {
    expect(dayLabel(spanOf('1M', whole).from)).toBe('28 Feb 2026')
    expect(dayLabel(spanOf('3M', whole).from)).toBe('31 Dec 2025')
    expect(dayLabel(spanOf('6M', whole).from)).toBe('30 Sep 2025')
    expect(dayLabel(spanOf('1Y', whole).from)).toBe('31 Mar 2025')
    expect(spanOf('Max', whole)).toEqual(whole)
  })

  test('as long as the data is not offered', () => {
    expect(usefulRanges({ from: day('2025-12-31'), to: day('2026-03-31') })).toEqual(['1M', 'Max'])
    expect(usefulRanges(whole)).toEqual(['1M', '3M', '6M', '1Y', '3Y', '5Y', '10Y', 'Max'])
  })

  test('of no lines is empty', () => {
    expect(wholeSpan([])).toEqual({ from: 0, to: 1 })
  })
})

describe('axes', () => {
  test('have round ticks inside the extent', () => {
    expect(valueTicks({ min: 0, max: 100 }, 'linear', 5)).toEqual([0, 20, 40, 60, 80, 100])
    expect(valueTicks({ min: 93.2, max: 108.1 }, 'linear', 5)).toEqual([95, 100, 105])
    expect(valueTicks({ min: 8, max: 1200 }, 'log', 5)).toEqual([10, 30, 100, 300, 1000])
    fc.assert(
      fc.property(
        fc.double({ min: 1e-3, max: 1e9, noNaN: true }),
        fc.double({ min: 1.001, max: 1e4, noNaN: true }),
        fc.constantFrom('linear' as const, 'log' as const),
        (min, factor, kind) => {
          const max = min * factor
          const ticks = valueTicks({ min, max }, kind, 5)
          expect(ticks.length).toBeGreaterThan(0)
          expect(ticks.length).toBeLessThan(16)
          for (const tick of ticks) {
            expect(tick).toBeGreaterThanOrEqual(min * (1 - 1e-6))
            expect(tick).toBeLessThanOrEqual(max * (1 + 1e-6))
          }
        },
      ),
    )
  })

  test('label years, months or days, whichever fits', () => {
    const labels = (from: string, to: string) =>
      timeTicks({ from: day(from), to: day(to) }, 6).map(({ label }) => label)
    expect(labels('2010-06-15', '2026-03-31')).toEqual(['2013', '2016', '2019', '2022', '2025'])
    expect(labels('2025-03-31', '2026-03-31')).toEqual(['May', 'Jul', 'Sep', 'Nov', '2026', 'Mar'])
    expect(labels('2026-02-28', '2026-03-31')).toEqual(['28 Feb', '8 Mar', '16 Mar', '24 Mar'])
  })

  test('contain every value; padding never crosses zero', () => {
    expect(extentOf([line([0, 10])], 'linear').min).toBe(0)
    expect(extentOf([line([-10, 0])], 'linear').max).toBe(0)
    expect(extentOf([line([5, 5])], 'linear')).toEqual({ min: 4.7, max: 5.3 })
    expect(extentOf([], 'linear')).toEqual({ min: 0, max: 1 })
    expect(extentOf([line([0, 0])], 'linear')).toEqual({ min: -1, max: 0 })
    expect(extentOf([line([-1, 0, 10, 1000])], 'log').min).toBeGreaterThan(0)
    expect(position(100, { min: 10, max: 1000 }, 'log')).toBeCloseTo(0.5, 12)
  })
})

describe('keys on a chart', () => {
  const one = line([1, 2, 3, 4, 5])
  const span = { from: day('2026-01-02'), to: day('2026-01-04') }
  const press = (key: string, cursor: number | null, far = false) => cursorAfter(key, far, cursor, one, span)

  test('move the crosshair inside the period', () => {
    expect(press('ArrowLeft', null)).toBe(day('2026-01-03'))
    expect(press('ArrowRight', day('2026-01-04'))).toBe(day('2026-01-04'))
    expect(press('ArrowLeft', day('2026-01-04'), true)).toBe(day('2026-01-02'))
    expect(press('Home', null)).toBe(day('2026-01-02'))
    expect(press('End', day('2026-01-02'))).toBe(day('2026-01-04'))
    expect(press('Escape', day('2026-01-03'))).toBeNull()
    expect(press('a', null)).toBeUndefined()
  })
})

describe('panning and zooming', () => {
  const limits = { from: 0, to: 1000 * DAY }

  test('stop at the ends of the data and keep the length', () => {
    expect(moved({ from: 100, to: 200 }, -500, { from: 0, to: 1000 })).toEqual({ from: 0, to: 100 })
    expect(moved({ from: 100, to: 200 }, 5000, { from: 0, to: 1000 })).toEqual({ from: 900, to: 1000 })
    expect(moved({ from: 100, to: 200 }, 50, { from: 0, to: 1000 })).toEqual({ from: 150, to: 250 })
  })

  test('keep the moment under the pointer, between a week and everything', () => {
    const around = 500 * DAY
    const closer = zoomed({ from: 400 * DAY, to: 800 * DAY }, around, 0.5, limits)
    expect(closer).toEqual({ from: 450 * DAY, to: 650 * DAY })
    expect(zoomed(closer, around, 100, limits)).toEqual(limits)
    const closest = zoomed(closer, around, 1e-9, limits)
    expect(closest.to - closest.from).toBeCloseTo(7 * DAY)
  })
})

describe('the table of a chart', () => {
  test('has every day of a short period, month or year ends of a long one, newest first', () => {
    const days = (count: number) =>
      line(
        Array.from({ length: count }, (_, at) => at + 1),
        day('2020-01-01'),
      )
    const rows = (count: number) => {
      const one = days(count)
      return tableMoments([one], wholeSpan([one])).map(dayLabel)
    }
    expect(rows(3)).toEqual(['3 Jan 2020', '2 Jan 2020', '1 Jan 2020'])
    expect(rows(91)).toEqual(['31 Mar 2020', '29 Feb 2020', '31 Jan 2020'])
    expect(rows(365 * 6 + 2)).toHaveLength(6)
  })
})
