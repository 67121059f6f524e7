import { DAYS_IN_YEAR } from '#domain/time/calendar.ts'
import { calendarMonths } from './calendar-returns.ts'
import { MOST_GAP, type Series } from './series.ts'
import { deviation, mean, type Steps, stepsOf } from './steps.ts'

/** Below this a deviation is rounding noise of constant growth. */
const NO_DEVIATION = 1e-12
const LEAST_MONTHS = 11

export type Risk = {
  readonly volatility: number | undefined
  readonly sharpe: number | undefined
  readonly sortino: number | undefined
}

/** All three in one pass. `riskFree` is yearly: 0.065. */
export function riskOf(series: Series, riskFree: number): Risk {
  const steps = stepsOf(series)
  const excess = excessOf(steps, riskFree)
  return {
    volatility: yearly(steps),
    sharpe: annualRatio(excess, deviation(excess), steps),
    sortino: annualRatio(excess, deviationBelow(excess), steps),
  }
}

/** Annualised standard deviation of log returns; undefined below two steps. */
export const volatility = (series: Series): number | undefined => yearly(stepsOf(series))

/** Mean excess return per unit of deviation, annualised. */
export const sharpe = (series: Series, riskFree: number): number | undefined => riskOf(series, riskFree).sharpe

/** The same per unit of downside deviation; steps above the risk-free rate count as zero, not as missing. */
export const sortino = (series: Series, riskFree: number): number | undefined => riskOf(series, riskFree).sortino

/** As in factsheets: from calendar-month returns, times √12; undefined below twelve months. */
export function monthlyRisk(series: Series, riskFree: number): Pick<Risk, 'volatility' | 'sharpe'> {
  const months = calendarMonths(series).filter(({ partial }) => !partial)
  if (months.length < LEAST_MONTHS) return { volatility: undefined, sharpe: undefined }
  const changes = Float64Array.from(months, ({ change }) => change)
  const swings = deviation(changes)
  const above = mean(changes) - Math.expm1(Math.log1p(riskFree) / 12)
  return {
    volatility: swings === undefined ? undefined : swings * Math.sqrt(12),
    sharpe: swings === undefined || !(swings > NO_DEVIATION) ? undefined : (above / swings) * Math.sqrt(12),
  }
}

function yearly({ growth, perYear }: Steps): number | undefined {
  const daily = deviation(growth)
  return daily === undefined ? undefined : daily * Math.sqrt(perYear)
}

function deviationBelow(excess: Float64Array): number {
  let sum = 0
  for (const value of excess) if (value < 0) sum += value ** 2
  return Math.sqrt(sum / excess.length)
}

/** A step of three days is compared with three days of the risk-free rate. */
function excessOf({ growth, spans }: Steps, riskFree: number): Float64Array {
  const brought = Float64Array.from({ length: MOST_GAP + 1 }, (_, days) =>
    Math.expm1((Math.log1p(riskFree) * days) / DAYS_IN_YEAR),
  )
  return growth.map((one, at) => Math.expm1(one) - (brought[spans[at] ?? 0] ?? Number.NaN))
}

function annualRatio(excess: Float64Array, risk: number | undefined, { perYear }: Steps): number | undefined {
  return risk === undefined || !(risk > NO_DEVIATION) ? undefined : (mean(excess) / risk) * Math.sqrt(perYear)
}
