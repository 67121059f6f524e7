import { expect, test } from 'vitest'
import { plannedIn } from '#domain/funds/fund-plan.ts'
import { basicFiguresOf, figuresOf as pageFigures } from '#domain/measures/build-figures.ts'
import type { HomeFacts } from '#domain/property/home-plan.ts'
import { readIsoDay } from '#domain/time/day.ts'
import { comparedRefs, compareLink, compareSearch, refsText } from './compare-query.ts'
import { effectOn } from './compared-goal.ts'
import { homeCourse, readAssumptions } from './compared-home.ts'
import { measured } from './compared-instrument.ts'

const TO = readIsoDay('2026-11-17') ?? 0

const flat: HomeFacts = {
  price: 10_000_000,
  rent: undefined,
  state: 'KA',
  city: 'Bengaluru',
  isNew: false,
  isPlot: false,
  isCommercial: false,
  carpetSqFt: 1000,
  sqFt: 1250,
}

/** Grows by 10% a year on every day: each lump sum and each SIP in it earns exactly that. */
const steady = (years: number) => {
  const days = Int32Array.from(
    { length: Math.round(years * 365.25) },
    (_, at) => TO - Math.round(years * 365.25) + at + 1,
  )
  return { days, values: Float64Array.from(days, (day) => 100 * 1.1 ** ((day - TO) / 365)) }
}
const figuresOf = (series: ReturnType<typeof steady>) =>
  basicFiguresOf({ series, unsure: [] }, 0.065, { market: TO }) ?? null

test('the address holds the choice: four of any kind, each once, and nothing that is none', () => {
  const refs = comparedRefs('fund:120503,stock:M&M,fund:120503,property:a-b,goal:x,stock:TCS,fund:x,boat:1')
  expect(refsText(refs)).toBe('fund:120503,stock:M&M,property:a-b,goal:x')
  expect(compareLink(refs)).toBe('/compare?of=fund%3A120503%2Cstock%3AM%26M%2Cproperty%3Aa-b%2Cgoal%3Ax')
  expect(compareSearch({ of: 'fund:1', over: '5', growth: '7,5', monthly: '1 lakh', once: '', evil: 'x' })).toEqual({
    of: 'fund:1',
    growth: 7.5,
    monthly: 100_000,
  })
  expect(compareSearch({ of: ['fund:1'], over: '4' })).toEqual({})
})

test('a property against a fund, worked by hand', () => {
  const { plan } = readAssumptions({}, flat)
  const { outlay, monthly, value, xirr, line } = homeCourse(plan, 5, TO)
  // 20% down, stamp duty 5.6%, registration 2%, brokerage 1% of ₹1 crore.
  expect(outlay).toBe(2_000_000 + 560_000 + 200_000 + 100_000)
  // ₹80 lakh at 8.5% over 20 years: P·r·(1+r)ⁿ / ((1+r)ⁿ − 1).
  const [r, n] = [0.085 / 12, 240]
  const emi = (8_000_000 * r * (1 + r) ** n) / ((1 + r) ** n - 1)
  expect(monthly).toBeCloseTo(emi, 2)
  expect(monthly).toBeCloseTo(69_425.86, 2)
  // After 60 instalments; sold for 2% less than ₹1 crore grown at 6%.
  const owed = 8_000_000 * (1 + r) ** 60 - (emi * ((1 + r) ** 60 - 1)) / r
  const sold = 10_000_000 * 1.06 ** 5 * 0.98
  expect(value).toBeCloseTo(sold - owed, -1)
  // Rent ₹25,000 (3% a year, to 500) less maintenance of ₹5,000; both rise by 6% each year.
  let balance = 0
  const rate = xirr?.kind === 'rate' ? xirr.rate : Number.NaN
  const [start, last] = [line?.days[0] ?? 0, line?.days.at(-1) ?? 0]
  const discounted = (amount: number, day: number) => amount / (1 + rate) ** ((day - start) / 365)
  balance -= outlay
  for (let month = 1; month <= 60; month += 1)
    balance += discounted(20_000 * 1.06 ** Math.floor((month - 1) / 12) - emi, line?.days[month] ?? 0)
  balance += discounted(sold - owed, last)
  expect(balance / outlay).toBeCloseTo(0, 5)
  expect(rate).toBeCloseTo(0.017764, 6)
  // Without a loan: 100 rupees of price and costs are 98 × 1.3382 of price and 13.5 of net rent.
  const rents = [1, 1.06, 1.1236, 1.191016, 1.262477].reduce((sum, rise) => sum + 240_000 * rise, 0)
  expect(line?.values[0]).toBe(10_860_000)
  expect(line?.values.at(-1)).toBeCloseTo(sold + rents, -2)

  // The same money in a fund that earns 10% a year.
  const series = steady(8)
  const fund = measured(figuresOf(series), series, 5, { once: outlay, monthly })
  expect(fund.xirr?.kind === 'rate' && fund.xirr.rate).toBeCloseTo(0.1, 6)
  expect(fund.value).toBeGreaterThan(value ?? 0)
})

test('every assumption changes the outcome; a wrong one is refused and has its default', () => {
  const base = homeCourse(readAssumptions({}, flat).plan, 5, TO)
  for (const changed of [
    { growth: 8 },
    { yield: 5 },
    { rentRise: 2 },
    { upkeep: 9000 },
    { downShare: 50 },
    { rate: 7 },
  ])
    expect(homeCourse(readAssumptions(changed, flat).plan, 5, TO).xirr, JSON.stringify(changed)).not.toEqual(base.xirr)
  const read = readAssumptions({ growth: 99, yield: 31, downShare: 'much', years: 0 }, flat)
  expect(Object.keys(read.wrong).sort()).toEqual(['downShare', 'growth', 'years', 'yield'])
  expect(homeCourse(read.plan, 5, TO)).toEqual(base)
  expect(readAssumptions({ downShare: 50, yield: 4 }, flat).values).toMatchObject({ downShare: 50, yield: 4 })
})

test('a SIP, a lump sum or both; a history that is too short says so', () => {
  const series = steady(8)
  const figures = figuresOf(series)
  for (const money of [
    { once: 0, monthly: 100 },
    { once: 100, monthly: 0 },
  ]) {
    const { xirr } = measured(figures, series, 3, money)
    expect(xirr?.kind === 'rate' && xirr.rate).toBeCloseTo(0.1, 6)
  }
  expect(measured(figures, series, 3, { once: 0, monthly: 0 }).xirr).toBeNull()
  expect(measured(figures, series, 3, { once: 0, monthly: 100 }).worst?.share).toBeCloseTo(0.1, 3)
  const young = measured(figures, series, 10, { once: 0, monthly: 100 })
  expect([young.line, young.remark]).toEqual([null, 'Its history is shorter than 10 years.'])
  expect(measured(null, series, 5, { once: 0, monthly: 1 }).remark).toBe('There is no history to compare.')
})

test('a goal comes sooner at a higher return, and not at all without one', () => {
  const plan = {
    ...{ today: TO, start: 100_000, monthly: 10_000, paid: 0, stepUp: 0, rate: 0.06, inflation: 0 },
    ...{ target: 2_000_000, grows: false, date: null, lumps: [], pauses: [] },
  }
  const goal = { plan, finish: undefined }
  const sooner = effectOn(goal, { kind: 'rate', rate: 0.12 })?.changed ?? 0
  const later = effectOn(goal, { kind: 'rate', rate: 0.06 })?.changed ?? 0
  expect(sooner).toBeLessThan(later)
  expect(effectOn(goal, { kind: 'none', reason: 'one-sided' })).toBeNull()
  expect(effectOn(goal, null)).toBeNull()
})

test('figures equal those of the single pages: returns, risk, worst three years and a SIP’s XIRR', () => {
  const { days, values } = steady(9)
  // A course with falls, the same every time.
  const rough = values.map((value, at) => value * (1 + 0.2 * Math.sin(at / 97) + 0.03 * Math.sin(at / 5)))
  const series = { days, values: Float64Array.from(rough) }
  const whole = pageFigures({ series, unsure: [], badPoints: [] }, 0.065, { market: TO })
  const found = measured(figuresOf(series), series, 5, { once: 0, monthly: 10_000 })
  expect(found.yearly).toBe(whole?.returns.find(({ horizon }) => horizon === '5Y')?.annualised)
  expect(found.volatility).toBe(whole?.risk.find(({ horizon }) => horizon === '5Y')?.volatility)
  const worst = whole?.rolling.find(({ years }) => years === 3)?.least
  expect(found.worst?.share).toBeCloseTo(worst?.value ?? Number.NaN, 6)
  expect(found.worst?.until).toBe(worst?.day)
  const plan = plannedIn(series, { amount: 10_000, from: '2021-11-17' })
  const outcome = plan.ok ? plan.draft : null
  expect(found.xirr?.kind === 'rate' && found.xirr.rate).toBeCloseTo(
    outcome?.xirr.kind === 'rate' ? outcome.xirr.rate : Number.NaN,
    6,
  )
  expect(found.value).toBeCloseTo(outcome?.value ?? Number.NaN, 2)
})
