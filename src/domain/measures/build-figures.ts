import type { BasicFigures, Figures } from '#domain/measures/figures.ts'
import { fine } from '#domain/numbers/hundredths.ts'
import { type Day, isoDay } from '#domain/time/day.ts'
import { toldBadPoint } from './bad-point-json.ts'
import type { CleanHistory } from './bad-points.ts'
import { bestAndWorst, type Change, type Extremes } from './best-and-worst.ts'
import { calendarMonths, calendarYears } from './calendar-returns.ts'
import { maxDrawdown } from './drawdown.ts'
import { withGaps } from './line-gaps.ts'
import { type Horizon, returnOverDays, returnsOf, since } from './returns.ts'
import { monthlyRisk, riskOf } from './risk.ts'
import { rollingReturns } from './rolling-returns.ts'
import { lastAt, type Series } from './series.ts'
import { isCurrent } from './trailing.ts'

const MOST_POINTS = 240
const monthNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
const riskHorizons: readonly Horizon[] = ['1Y', '3Y', '5Y', 'Max']

/** All measures of a history; undefined if it has fewer than two values. */
export function figuresOf(values: CleanHistory, riskFree: number, how: HowKnown = {}): Figures | undefined {
  const { series, badPoints } = values
  const figures = basicFiguresOf(values, riskFree, how)
  const none = { days: [], years: [], rolling: [], best: { day: null, month: null, year: null } }
  if (how.weekly) return figures && { ...figures, ...none, badPoints: badPoints.map(toldBadPoint) }
  const { day, month, year } = bestAndWorst(series)
  return (
    figures && {
      ...figures,
      days: how.parked && figures.current ? dayReturns(series) : [],
      years: yearsOf(series),
      rolling: [1, 3, 5].flatMap((years) => rollingOf(series, years)),
      best: { day: extremesOf(day), month: extremesOf(month), year: extremesOf(year) },
      badPoints: badPoints.map(toldBadPoint),
    }
  )
}

/** How complete a history is. */
export type HowKnown = {
  /** Only stored market days: about weekly, plus the start days of yearly returns. */
  readonly weekly?: boolean
  /** The market's latest day: returns up to now need a value near it. */
  readonly market?: Day
  /** A fund for parking money for days. */
  readonly parked?: boolean
}

const dayReturns = (series: Series) =>
  [7, 15, 30].flatMap((days) => {
    const found = returnOverDays(series, days)
    return found ? [{ days, from: isoDay(found.from), change: fine(found.change) }] : []
  })

/** All that weekly values support; a worst day or a first value they do not. */
const weeklyHorizons: readonly Horizon[] = ['1Y', '3Y', '5Y']

/** The part used to compare funds. */
export function basicFiguresOf(
  { series, unsure }: Pick<CleanHistory, 'series' | 'unsure'>,
  riskFree: number,
  { weekly = false, market }: HowKnown = {},
): BasicFigures | undefined {
  const [first, last] = [series.days[0], series.days.at(-1)]
  if (first === undefined || last === undefined || first === last) return undefined
  const current = market === undefined || isCurrent(last, market)
  const isKnown = ({ horizon, return: found }: ReturnType<typeof returnsOf>[number]) =>
    (current || horizon === 'Max') &&
    (!weekly || weeklyHorizons.includes(horizon)) &&
    !unsure.some((day) => day > (found?.from ?? 0) && day <= last)
  return {
    first: isoDay(first),
    last: isoDay(last),
    weekly,
    current,
    line: weekly ? lineOf(series, MOST_POINTS) : withGaps(lineOf(series, MOST_POINTS), series),
    returns: returnsOf(series).flatMap(({ horizon, return: found }) =>
      found && isKnown({ horizon, return: found })
        ? [
            {
              horizon,
              from: isoDay(found.from),
              change: fine(found.change),
              annualised: fineOrNull(found.annualised),
            },
          ]
        : [],
    ),
    risk: riskHorizons.flatMap((horizon) => {
      const part = weekly || !(current || horizon === 'Max') ? undefined : since(series, horizon)
      return part ? [{ horizon, ...riskRow(part, riskFree) }] : []
    }),
  }
}

/** Values on evenly spaced days, plus the last, lowest and highest, and the ends of the worst drawdown. */
export function lineOf(series: Series, most: number): { days: number[]; values: number[] } {
  const { days, values } = series
  const [first = 0, last = 0] = [days[0], days.at(-1)]
  // Floating point may end just beyond the last day.
  const places = new Set([days.length - 1, values.indexOf(Math.min(...values)), values.indexOf(Math.max(...values))])
  const step = Math.max(1, (last - first) / (most - 1))
  for (let at = 0; first + at * step <= last; at += 1) places.add(lastAt(series, Math.round(first + at * step)))
  const fall = maxDrawdown(series)
  for (const day of fall ? [fall.peak, fall.trough] : []) places.add(lastAt(series, day))
  const kept = Uint32Array.from(places).sort()
  return { days: Array.from(kept, (at) => days[at] ?? 0), values: Array.from(kept, (at) => fine(values[at] ?? 0)) }
}

function riskRow(series: Series, riskFree: number) {
  const fall = maxDrawdown(series)
  const { volatility, sharpe, sortino } = riskOf(series, riskFree)
  const monthly = monthlyRisk(series, riskFree)
  return {
    volatility: fineOrNull(volatility),
    sharpe: fineOrNull(sharpe),
    sortino: fineOrNull(sortino),
    monthly: { volatility: fineOrNull(monthly.volatility), sharpe: fineOrNull(monthly.sharpe) },
    drawdown: fall
      ? {
          depth: fine(fall.depth),
          peak: isoDay(fall.peak),
          trough: isoDay(fall.trough),
          recovery: fall.recovery === undefined ? null : isoDay(fall.recovery),
        }
      : null,
  }
}

/** A month with a return implies a year with one, so years contain all months. */
function yearsOf(series: Series): Figures['years'] {
  const months = Map.groupBy(calendarMonths(series), ({ year }) => year)
  return calendarYears(series).map(({ year, change, partial }) => {
    const known = months.get(year) ?? []
    return {
      year,
      change: fine(change),
      partial,
      months: monthNumbers.map((number) => tenths(known.find(({ month }) => month === number)?.change)),
      partialMonths: known.flatMap(({ month = 0, partial }) => (partial ? [month] : [])),
    }
  })
}

function rollingOf(series: Series, years: number): Figures['rolling'] {
  const found = rollingReturns(series, years)
  if (!found) return []
  const point = ({ day, value }: { day: Day; value: number }) => ({ day: isoDay(day), value: fine(value) })
  const { returns, least, most, average, negative, bars } = found
  return [
    {
      years,
      count: returns.length,
      least: point(least),
      most: point(most),
      average: fine(average),
      negative: fine(negative),
      bars: {
        from: fine(bars[0]?.from ?? 0),
        width: fine((bars[0]?.to ?? 0) - (bars[0]?.from ?? 0)),
        counts: bars.map(({ count }) => count),
      },
    },
  ]
}

function extremesOf(found: Extremes<Change> | undefined) {
  const one = ({ from, to, change }: Change) => ({ from: isoDay(from), to: isoDay(to), change: fine(change) })
  return found ? { best: one(found.best), worst: one(found.worst) } : null
}

/** Adding zero removes the sign of −0. */
const tenths = (share: number | undefined) => (share === undefined ? null : Math.round(share * 1000) + 0)
const fineOrNull = (value: number | undefined) => (value === undefined ? null : fine(value))
