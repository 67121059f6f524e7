import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bollinger, ema, type Indicator, macd, rsi, sma } from './indicators.ts'

const rounded = (values: Indicator, digits: number) =>
  values.filter((value) => value !== null).map((value) => Number(value.toFixed(digits)))
const unknown = (values: Indicator) => values.filter((value) => value === null).length

describe('published worked examples', () => {
  // StockCharts ChartSchool, "Moving Averages", spreadsheet of the 10-day averages, 24 March to 5 May 2010.
  const closes = [
    22.2734, 22.194, 22.0847, 22.1741, 22.184, 22.1344, 22.2337, 22.4323, 22.2436, 22.2933, 22.1542, 22.3926, 22.3816,
    22.6109, 23.3558, 24.0519, 23.753, 23.8324, 23.9516, 23.6338, 23.8225, 23.8722, 23.6537, 23.187, 23.0976, 23.326,
    22.6805, 23.0976, 22.4025, 22.1725,
  ]

  test('simple moving average: StockCharts, 10 days, from 22.22 to 23.13', () => {
    expect(rounded(sma(closes, 10), 2)).toEqual([
      22.22, 22.21, 22.23, 22.26, 22.31, 22.42, 22.61, 22.77, 22.91, 23.08, 23.21, 23.38, 23.53, 23.65, 23.71, 23.69,
      23.61, 23.51, 23.43, 23.28, 23.13,
    ])
  })

  test('exponential moving average: StockCharts, 10 days, from 22.22 to 22.92', () => {
    expect(rounded(ema(closes, 10), 2)).toEqual([
      22.22, 22.21, 22.24, 22.27, 22.33, 22.52, 22.8, 22.97, 23.13, 23.28, 23.34, 23.43, 23.51, 23.54, 23.47, 23.4,
      23.39, 23.26, 23.23, 23.08, 22.92,
    ])
  })

  test('RSI: StockCharts ChartSchool, "Relative Strength Index", 14 days, from 70.53 to 37.77', () => {
    const values = [
      44.3389, 44.0902, 44.1497, 43.6124, 44.3278, 44.8264, 45.0955, 45.4245, 45.8433, 46.0826, 45.8931, 46.0328,
      45.614, 46.282, 46.282, 46.0028, 46.0328, 46.4116, 46.2222, 45.6439, 46.2122, 46.2521, 45.7137, 46.4515, 45.7835,
      45.3548, 44.0288, 44.1783, 44.2181, 44.5672, 43.4205, 42.6628, 43.1314,
    ]
    expect(rounded(rsi(values), 2)).toEqual([
      70.53, 66.32, 66.55, 69.41, 66.36, 57.97, 62.93, 63.26, 56.06, 62.38, 54.71, 50.42, 39.99, 41.46, 41.87, 45.46,
      37.3, 33.08, 37.77,
    ])
  })

  // InvestExcel, "How to calculate MACD in Excel": closes of Apple from 19 February 2013.
  const apple = [
    459.99, 448.85, 446.06, 450.81, 442.8, 448.97, 444.57, 441.4, 430.47, 420.05, 431.14, 425.66, 430.58, 431.72,
    437.87, 428.43, 428.35, 432.5, 443.66, 455.72, 454.49, 452.08, 452.73, 461.91, 463.58, 461.14, 452.08, 442.66,
    428.91, 429.79, 431.99, 427.72, 423.2, 426.21, 426.98, 435.69, 434.33, 429.8, 419.85, 426.24,
  ]

  test('MACD: InvestExcel, 12, 26 and 9 days of Apple: 8.2753 first, signal 3.0375 first', () => {
    const { macd: line, signal, histogram } = macd(apple)
    expect(rounded(line, 6).slice(0, 7)).toEqual([8.27527, 7.703378, 6.416075, 4.23752, 2.552583, 1.378886, 0.102981])
    expect(unknown(line)).toBe(25)
    expect(rounded(signal, 6)).toHaveLength(7)
    expect(signal[33]).toBeCloseTo(3.037525868733945, 9)
    expect(signal[39]).toBeCloseTo(-1.338100412582993, 9)
    expect(histogram[33]).toBeCloseTo(-2.0705581901 - 3.0375258687, 6)
  })

  test('Bollinger bands: StockCharts ChartSchool, 20 days, 2 deviations: 88.71, 91.29, 86.12 first', () => {
    const values = [
      86.16, 89.09, 88.78, 90.32, 89.07, 91.15, 89.44, 89.18, 86.93, 87.68, 86.96, 89.43, 89.32, 88.72, 87.45, 87.26,
      89.5, 87.9, 89.13, 90.7, 92.9, 92.98, 91.8, 92.66, 92.68, 92.3,
    ]
    const bands = bollinger(values)
    const published = {
      middle: [88.71, 89.05, 89.24, 89.39, 89.51, 89.69, 89.75],
      upper: [91.29, 91.95, 92.61, 92.93, 93.31, 93.73, 93.9],
      lower: [86.12, 86.14, 85.87, 85.85, 85.7, 85.65, 85.59],
    }
    for (const name of ['middle', 'upper', 'lower'] as const) {
      // The closes are published in whole cents: the last digit may differ by one.
      published[name].forEach((value, at) => {
        expect(Math.abs((bands[name][19 + at] ?? 0) - value)).toBeLessThan(0.011)
      })
    }
  })
})

describe('any series', () => {
  const price = fc.double({ min: 0.5, max: 5_000, noNaN: true })
  const prices = fc.array(price, { maxLength: 80 })
  /** Every line of every indicator. */
  const all = (values: readonly number[]): Record<string, Indicator> => ({
    sma: sma(values, 20),
    ema: ema(values, 20),
    rsi: rsi(values),
    ...bollinger(values),
    ...macd(values),
  })
  const first = { sma: 19, ema: 19, rsi: 14, upper: 19, middle: 19, lower: 19, macd: 25, signal: 33, histogram: 33 }

  test('has an entry per value, unknown until there are enough', () => {
    fc.assert(
      fc.property(prices, (values) => {
        for (const [name, line] of Object.entries(all(values))) {
          expect(line).toHaveLength(values.length)
          const from = first[name as keyof typeof first]
          expect(line.every((value, at) => (value === null) === at < from)).toBe(true)
        }
      }),
    )
  })

  test('in another currency has the same RSI, and everything else times the rate', () => {
    fc.assert(
      fc.property(prices, fc.double({ min: 0.01, max: 100, noNaN: true }), (values, rate) => {
        const [here, there] = [all(values), all(values.map((value) => value * rate))]
        for (const [name, line] of Object.entries(here)) {
          line.forEach((value, at) => {
            const expected = value === null || name === 'rsi' ? value : value * rate
            const size = name === 'rsi' ? 100 : rate * 5_000
            if (expected === null) expect(there[name]?.[at]).toBeNull()
            else expect(Math.abs((there[name]?.[at] ?? Number.NaN) - expected)).toBeLessThan(size * 1e-7)
          })
        }
      }),
    )
  })

  test('that never moves is its own average, without width or direction', () => {
    const values = Array.from({ length: 60 }, () => 123.4)
    const flat = all(values)
    for (const name of ['sma', 'ema', 'upper', 'middle', 'lower']) expect(flat[name]?.[59]).toBeCloseTo(123.4, 9)
    for (const name of ['macd', 'signal', 'histogram']) expect(flat[name]?.[59]).toBeCloseTo(0, 9)
    expect(flat.rsi?.[59]).toBe(50)
  })

  test('that only rises has an RSI of 100, one that only falls of 0', () => {
    const rising = Array.from({ length: 20 }, (_, at) => 100 + at)
    expect(rsi(rising).at(-1)).toBe(100)
    expect(rsi(rising.toReversed()).at(-1)).toBe(0)
  })
})
