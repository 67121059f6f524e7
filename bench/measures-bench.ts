import { addDays, subYears } from 'date-fns'
import { convertRate, xirr as nodeIrr, RateInterval } from 'node-irr'
import xirrPackage from 'xirr'
import { rollingReturns } from '#domain/measures/rolling-returns.ts'
import { MOST_GAP, type Series } from '#domain/measures/series.ts'
import { xirr } from '#domain/money/xirr.ts'
import { readIsoDay } from '#domain/time/day.ts'
import { rateByHalving } from '#tests/measures/by-hand.ts'
import { randomPortfolio } from '#tests/measures/random-portfolio.ts'
import { chances, rowsOf } from '#tests/measures/random-rows.ts'
import { toSeries } from '#tests/measures/series-from-rows.ts'
import type { Figure } from './bench-figures.ts'
import { ratio, timed } from './growth-figure.ts'

const FLOWS = 10_000
const PORTFOLIOS = 700
const NAVS = 6000
const YEARS = [1, 3, 5]
const WARM_TURNS = 60

type Payment = { readonly date: string; readonly amount: number }
const flowsOf = (payments: readonly Payment[]) =>
  payments.map(({ date, amount }) => ({ day: readIsoDay(date) ?? Number.NaN, amount }))
const datesOf = (payments: readonly Payment[]) =>
  payments.map(({ date, amount }) => ({ date: new Date(date), when: new Date(date), amount }))
const yearly = (daily: number) => Number(convertRate(daily, RateInterval.Year))

/** What a fund page computes, compared with libraries. */
export async function measuresFigures(): Promise<Figure[]> {
  return [...speedOfXirr(), ...rightOfXirr(), ...rolling()]
}

/** Ten thousand payments over thirty years, sorted or not, and one final receipt. */
function portfolio(chance: () => number, sorted: boolean): Payment[] {
  const days = Array.from({ length: FLOWS - 1 }, () => 8000 + Math.floor(11_000 * chance()))
  if (sorted) days.sort((a, b) => a - b)
  const dated = (day: number, amount: number) => ({
    date: new Date(day * 86_400_000).toISOString().slice(0, 10),
    amount,
  })
  return [...days.map((day) => dated(day, -1000 * chance())), dated(19_500, 800 * FLOWS)]
}

function speedOfXirr(): Figure[] {
  const name = `XIRR of ${FLOWS.toLocaleString('en')} flows`
  const beside = (sorted: boolean) => {
    const payments = portfolio(chances(5), sorted)
    return { flows: flowsOf(payments), dates: datesOf(payments) }
  }
  const [one, other] = [beside(true), beside(false)]
  // Warm-up: both are compiled by then.
  for (let turn = 0; turn < WARM_TURNS; turn += 1) [xirr(one.flows), nodeIrr(one.dates)]
  return [
    { name, value: timed(() => xirr(one.flows)), unit: 'ms' },
    {
      name: `${name}, beside node-irr`,
      value: ratio(
        () => xirr(one.flows),
        () => nodeIrr(one.dates),
      ),
      unit: '×',
      budget: { most: 0.8 },
    },
    {
      name: `${name} in no order, beside node-irr`,
      value: ratio(
        () => xirr(other.flows),
        () => nodeIrr(other.dates),
      ),
      unit: '×',
      budget: { most: 0.8 },
    },
    {
      name: `${name}, beside xirr`,
      value: ratio(
        () => xirr(one.flows),
        () => xirrPackage(one.dates),
        5,
      ),
      unit: '×',
    },
  ]
}

/** Ours within 1e-9 of 1 + rate, theirs within 1e-6; throwing counts as wrong. */
function rightOfXirr(): Figure[] {
  const chance = chances(2026)
  const portfolios = Array.from({ length: PORTFOLIOS }, () => randomPortfolio(chance))
  const right = (within: number, rateOf: (payments: readonly Payment[]) => number) =>
    portfolios.filter((payments) => {
      const rate = rateByHalving(payments)
      try {
        return Math.abs(rateOf(payments) - rate) <= within * (1 + rate)
      } catch {
        return false
      }
    }).length
  const ours = (payments: readonly Payment[]) => {
    const found = xirr(flowsOf(payments))
    return found.kind === 'rate' ? found.rate : Number.NaN
  }
  const unit = `of ${PORTFOLIOS}`
  return [
    {
      name: 'XIRR of random portfolios right within 1e-9',
      value: right(1e-9, ours),
      unit,
      budget: { least: PORTFOLIOS },
    },
    {
      name: 'the same by node-irr, within 1e-6',
      value: right(1e-6, (some) => yearly(nodeIrr(datesOf(some)).rate)),
      unit,
    },
    { name: 'the same by xirr, within 1e-6', value: right(1e-6, (some) => xirrPackage(datesOf(some))), unit },
  ]
}

function rolling(): Figure[] {
  const series = toSeries(rowsOf(3000, NAVS, 3, 0.01, 0))
  const dates = Array.from(series.days, (day) => addDays(new Date(1970, 0, 1), day))
  const ours = () => YEARS.map((years) => rollingReturns(series, years)?.returns ?? [])
  const theirs = () => YEARS.map((years) => byDateFns(dates, series, years))
  const [our, their] = [ours(), theirs()]
  const apart = our.flatMap((returns, at) =>
    Array.from(returns, (one, place) => Math.abs(one - (their[at]?.[place] ?? Number.NaN))),
  )
  const name = `rolling 1, 3 and 5-year returns of ${NAVS.toLocaleString('en')} NAVs`
  return [
    { name, value: timed(ours), unit: 'ms' },
    {
      name: `${name}, beside date-fns and bisection`,
      value: ratio(ours, theirs, 7),
      unit: '×',
      budget: { most: 0.05 },
    },
    {
      name: 'the largest difference between the two',
      value: apart.reduce((most, one) => Math.max(most, one), 0),
      unit: '',
      budget: { most: 1e-12 },
    },
  ]
}

/** The usual way: anniversaries by the library, positions by bisection. */
function byDateFns(dates: readonly Date[], { values }: Series, years: number): number[] {
  const returns: number[] = []
  for (const [at, date] of dates.entries()) {
    const anniversary = subYears(date, years)
    let [low, high] = [0, at]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((dates[middle] ?? date) <= anniversary) low = middle + 1
      else high = middle
    }
    const start = dates[low - 1]
    if (!start || addDays(start, MOST_GAP) < anniversary) continue
    returns.push(((values[at] ?? 0) / (values[low - 1] ?? 0)) ** (1 / years) - 1)
  }
  return returns
}
