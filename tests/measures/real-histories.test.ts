import { describe, expect, test } from 'vitest'
import { cleaned } from '#domain/measures/bad-points.ts'
import { figuresOf } from '#domain/measures/build-figures.ts'
import { returnOver } from '#domain/measures/returns.ts'
import { volatility } from '#domain/measures/risk.ts'
import { rollingReturns } from '#domain/measures/rolling-returns.ts'
import type { Series } from '#domain/measures/series.ts'
import { isoDay, readDayFirst } from '#domain/time/day.ts'
import { hasRealData, realFile } from '#tests/real-data.ts'
import { periodReturn, yearlyVolatility } from './by-hand.ts'

/** As published, zeros included. */
function published(code: number): Series {
  const { data } = JSON.parse(realFile(`mfapi/mf_${code}_2026-06-05.json`)) as { data: { date: string; nav: string }[] }
  const points = data.map(({ date, nav }) => ({ day: readDayFirst(date) ?? Number.NaN, value: Number(nav) })).reverse()
  return {
    days: Int32Array.from(points, ({ day }) => day),
    values: Float64Array.from(points, ({ value }) => value),
  }
}

describe.skipIf(!hasRealData)('the real histories', () => {
  test.each([
    [118632, []],
    [119092, [['face-value', '2015-08-30']]],
    [119551, [['wrong-day', '2024-06-24']]],
    [120503, [['zero', '2013-04-07']]],
  ] as const)('%i has these bad points and no others: %j', (code, known) => {
    const { badPoints } = cleaned(published(code))
    expect(badPoints.map(({ kind, day }) => [kind, isoDay(day)])).toEqual(known)
  })

  test('a money market fund looks like one: 7% a year, no negative year, 0.5% volatility', () => {
    const { series } = cleaned(published(119092))
    expect(returnOver(series, 'Max')?.annualised).toBeCloseTo(0.07, 2)
    expect(rollingReturns(series, 1)?.negative).toBe(0)
    expect(volatility(series)).toBeLessThan(0.01)
    expect(returnOver(published(119092), 'Max')?.change).toBeGreaterThan(100)
  })

  test.each([118632, 119092, 119551, 120503])('every figure of %i is plausible', (code) => {
    const figures = figuresOf(cleaned(published(code)), 0.065)
    expect(JSON.stringify(figures)).not.toMatch(/NaN|Infinity/)
    const { best, years, rolling, returns, risk, line } = figures ?? {}
    // Bad points would be days of −100%, +13% and +9,904%.
    for (const days of [best?.day?.best, best?.day?.worst]) expect(Math.abs(days?.change ?? 1)).toBeLessThan(0.13)
    for (const { change, months } of years ?? []) {
      expect(Math.abs(change)).toBeLessThan(0.8)
      for (const tenths of months) expect(Math.abs(tenths ?? 0)).toBeLessThan(300)
    }
    for (const { least, most } of rolling ?? []) expect(most.value - least.value).toBeLessThan(1.5)
    for (const { annualised } of returns ?? []) expect(Math.abs(annualised ?? 0)).toBeLessThan(0.6)
    for (const { drawdown } of risk ?? []) expect(drawdown?.depth ?? 0).toBeGreaterThan(-0.5)
    expect(Math.min(...(line?.values ?? [0]).map((value) => value ?? 1))).toBeGreaterThan(0)
    expect([years?.length, rolling?.length, returns?.length]).toEqual([14, 3, 8])
  })

  test.each([118632, 119092, 119551, 120503])('returns and volatility of %i equal the reference', (code) => {
    const { series } = cleaned(published(code))
    const rows = Array.from(series.days, (day, at) => ({ date: isoDay(day), value: series.values[at] ?? Number.NaN }))
    for (const [horizon, months] of [
      ['1M', 1],
      ['1Y', 12],
      ['5Y', 60],
      ['10Y', 120],
    ] as const) {
      expect(returnOver(series, horizon)?.change).toBeCloseTo(periodReturn(rows, months)?.change ?? Number.NaN, 10)
    }
    expect(volatility(series)).toBeCloseTo(yearlyVolatility(rows), 8)
  })
})
