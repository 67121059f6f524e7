import { DAYS_IN_YEAR } from './returns.ts'
import type { Series } from './series.ts'
import { deviation, mean, type Steps, stepsOf } from './steps.ts'

/** Below this a deviation is the rounding of a series that only ever grew the same. */
const NO_DEVIATION = 1e-12

/** The deviation of the logarithms of the steps, annualised. Nothing below two steps. */
export function volatility(series: Series): number | undefined {
  const steps = stepsOf(series)
  const daily = deviation(steps.growth)
  return daily === undefined ? undefined : daily * Math.sqrt(steps.perYear)
}

/** What a step brought above the risk-free rate on average, for each unit of its deviation, annualised. `riskFree` is a year's: 0.065. */
export function sharpe(series: Series, riskFree: number): number | undefined {
  const steps = stepsOf(series)
  const excess = excessOf(steps, riskFree)
  return annualRatio(excess, deviation(excess), steps)
}

/** The same for each unit of the deviation below the risk-free rate; steps above it count as zero, not as missing. */
export function sortino(series: Series, riskFree: number): number | undefined {
  const steps = stepsOf(series)
  const excess = excessOf(steps, riskFree)
  const below = Math.sqrt(mean(excess.map((value) => Math.min(value, 0) ** 2)))
  return annualRatio(excess, below, steps)
}

/** A step of three days is held against three days of the risk-free rate. */
const excessOf = ({ growth, spans }: Steps, riskFree: number) =>
  growth.map((one, at) => Math.expm1(one) - Math.expm1((Math.log1p(riskFree) * (spans[at] ?? 0)) / DAYS_IN_YEAR))

function annualRatio(excess: Float64Array, risk: number | undefined, { perYear }: Steps): number | undefined {
  return risk === undefined || !(risk > NO_DEVIATION) ? undefined : (mean(excess) / risk) * Math.sqrt(perYear)
}
