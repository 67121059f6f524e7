import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planCost } from '#domain/funds/plan-cost.ts'
import { bestAndWorst } from '#domain/measures/best-and-worst.ts'
import { type CalendarReturn, calendarMonths, calendarYears } from '#domain/measures/calendar-returns.ts'
import { maxDrawdown } from '#domain/measures/drawdown.ts'
import { horizons, returnOver } from '#domain/measures/returns.ts'
import { sharpe, sortino, volatility } from '#domain/measures/risk.ts'
import { rollingReturns } from '#domain/measures/rolling-returns.ts'
import { isoDay } from '#domain/time/day.ts'
import {
  bestAndWorstStep,
  calendarReturn,
  deepestFall,
  onOrBefore,
  periodReturn,
  type Row,
  rolling,
  sharpeRatio,
  sortinoRatio,
  yearlyVolatility,
} from './by-hand.ts'
import { randomRows } from './random-rows.ts'
import { toSeries } from './series-from-rows.ts'

/** Compares the product's measure with the reference. */
function near(ours: number | undefined, byHand: number | undefined, within = 1e-9) {
  expect(ours === undefined, `${ours} beside ${byHand}`).toBe(byHand === undefined)
  if (ours !== undefined && byHand !== undefined) {
    expect(Math.abs(ours - byHand), `${ours} beside ${byHand}`).toBeLessThanOrEqual(within * (1 + Math.abs(byHand)))
  }
}

const months = { '1M': 1, '3M': 3, '6M': 6, '1Y': 12, '3Y': 36, '5Y': 60, '10Y': 120 }

describe('reference and product agree', () => {
  test('returns of every horizon', () => {
    fc.assert(
      fc.property(randomRows(900), (rows) => {
        const series = toSeries(rows)
        for (const horizon of horizons) {
          if (horizon === 'Max') continue
          const [ours, byHand] = [returnOver(series, horizon), periodReturn(rows, months[horizon])]
          near(ours?.change, byHand?.change)
          near(ours?.annualised, months[horizon] < 12 ? undefined : byHand?.yearly)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('calendar years and months', () => {
    const check = (rows: readonly Row[], ours: readonly CalendarReturn[], length: 4 | 7) => {
      const periods = [...new Set(rows.map(({ date }) => date.slice(0, length)))]
      const byHand = periods.map((period) => [period, calendarReturn(rows, period)] as const)
      const found = new Map(ours.map((one) => [nameOf(one), one.change]))
      for (const [period, change] of byHand) near(found.get(period), change)
      expect(found.size).toBe(byHand.filter(([, change]) => change !== undefined).length)
    }
    const nameOf = ({ year, month }: CalendarReturn) =>
      month === undefined ? String(year) : `${year}-${String(month).padStart(2, '0')}`
    fc.assert(
      fc.property(randomRows(700), (rows) => {
        check(rows, calendarYears(toSeries(rows)), 4)
        check(rows, calendarMonths(toSeries(rows)), 7)
      }),
      { numRuns: 50 },
    )
  })

  test('rolling returns, their extremes, average and share below zero', () => {
    fc.assert(
      fc.property(randomRows(500), (rows) => {
        const [ours, byHand] = [rollingReturns(toSeries(rows), 1), rolling(rows, 1)]
        expect(Array.from(ours?.days ?? [], isoDay)).toEqual(byHand.map(({ date }) => date))
        for (const [at, { value }] of byHand.entries()) near(ours?.returns[at], value)
        if (!ours) return
        const values = byHand.map(({ value }) => value)
        near(ours.least.value, Math.min(...values))
        near(ours.most.value, Math.max(...values))
        near(ours.average, values.reduce((a, b) => a + b) / values.length)
        near(ours.negative, Array.from(ours.returns).filter((value) => value < 0).length / values.length)
        expect(ours.bars.reduce((sum, { count }) => sum + count, 0)).toBe(values.length)
      }),
      { numRuns: 12 },
    )
  })

  test('volatility, Sharpe and Sortino ratio, best and worst day, deepest fall', () => {
    fc.assert(
      fc.property(randomRows(300), fc.constantFrom(0, 0.065, 0.2), (rows, rate) => {
        fc.pre(rows.length > 20)
        const series = toSeries(rows)
        near(volatility(series), yearlyVolatility(rows), 1e-7)
        near(sharpe(series, rate), sharpeRatio(rows, rate), 1e-7)
        near(sortino(series, rate), sortinoRatio(rows, rate), 1e-7)
        near(bestAndWorst(series).day?.best.change, bestAndWorstStep(rows).best)
        near(bestAndWorst(series).day?.worst.change, bestAndWorstStep(rows).worst)
        const [first, last] = [rows[0]?.value ?? 0, rows.at(-1)?.value ?? 0]
        near(returnOver(series, 'Max')?.change, (last - first) / first)
        near(maxDrawdown(series)?.depth ?? 0, deepestFall(rows))
      }),
      { numRuns: 60 },
    )
  })

  test('the cost of the Regular plan', () => {
    fc.assert(
      fc.property(randomRows(1500), fc.double({ min: 0, max: 0.02, noNaN: true }), (rows, fee) => {
        fc.pre(rows.length > 400)
        const regular = rows.map(({ date, value }, at) => ({ date, value: value * (1 - fee) ** (at / 250) }))
        const ours = planCost(toSeries(rows), toSeries(regular))
        const end = rows.at(-1)?.date ?? ''
        const years = [8, 7, 6, 5, 4, 3, 2, 1].find((n) => periodReturn(rows, 12 * n))
        expect(ours?.years).toBe(years)
        if (!ours || years === undefined) return
        near(
          ours.cost,
          (periodReturn(rows, 12 * years)?.yearly ?? 0) - (periodReturn(regular, 12 * years)?.yearly ?? 0),
        )
        expect(isoDay(ours.to)).toBe(end)
        expect(onOrBefore(rows, isoDay(ours.from))?.date).toBe(isoDay(ours.from))
      }),
      { numRuns: 20 },
    )
  })
})
