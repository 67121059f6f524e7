import { describe, expect, test } from 'vitest'
import { fallbackRates } from '#catalogue/rated-currencies.ts'
import { rateOn } from '#domain/money/exchange-rates.ts'
import { readRatesFile } from '#domain/money/rates-file.ts'
import { readIsoDay } from '#domain/time/day.ts'
import { hasRealData, realFile } from '#tests/real-data.ts'

const day = (iso: string) => readIsoDay(iso) ?? Number.NaN

describe.skipIf(!hasRealData)('the real rates', () => {
  test('one day', () => {
    const read = readRatesFile(realFile('fx/eurofxref-daily_2017-03-08.xml'), day('2017-03-08'))
    const rates = { USD: '1.0556', GBP: '0.86753', JPY: '120.65' }
    expect(read).toMatchObject({ ok: true, days: [{ day: day('2017-03-08'), rates }], rejected: [] })
    expect(Object.keys(read.ok ? (read.days[0]?.rates ?? {}) : {})).toHaveLength(7)
  })

  test('twenty-six years; the rupee from 2009', () => {
    const read = readRatesFile(realFile('fx/eurofxref-hist_2025-05-09.csv'), day('2025-05-09'))
    if (!read.ok) throw new Error(read.reason)
    expect(read.days).toHaveLength(6_747)
    expect(read.rejected).toEqual([])
    expect([read.days[0]?.day, read.days.at(-1)?.day]).toEqual([day('1999-01-04'), day('2025-05-09')])
    expect(read.days.find(({ rates }) => rates.INR !== undefined)?.day).toBe(day('2009-01-02'))
    expect(read.days.at(-1)?.rates).toEqual(fallbackRates.rates)
    expect(rateOn(read.days, 'USD', 'INR', day('2009-01-01'))).toBeUndefined()
    expect(rateOn(read.days, 'USD', 'INR', day('2025-05-11'))).toMatchObject({ rate: 96.0755 / 1.1252, age: 2 })
  })
})
