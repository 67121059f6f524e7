import type { Day } from '#domain/time/day.ts'
import type { CleanHistory } from './bad-points.ts'
import { type Horizon, returnOver } from './returns.ts'
import { lastAt, MOST_GAP, type Series } from './series.ts'

const WEEKS = 52

/** Returns up to today need a value of the last days: one that is older than so many says nothing of them. */
export const isCurrent = (last: Day, market: Day): boolean => last >= market - MOST_GAP

/**
 * What a year brought, on average over so many years up to the last value, in hundredths of a per cent. Null where the scheme is too young, has no value of
 * the market's last days, or its values cannot tell.
 */
export function yearlyReturn(
  { series, unsure }: Pick<CleanHistory, 'series' | 'unsure'>,
  years: 1 | 3 | 5,
  market: Day,
): number | null {
  const found = returnOver(series, `${years}Y` satisfies Horizon)
  if (!found || !isCurrent(found.to, market)) return null
  if (unsure.some((day) => day > found.from && day <= found.to)) return null
  return hundredths(found.annualised ?? Number.NaN)
}

/** As every screen shows a return: 0.12345 is 1,235. A value of 0 leads nowhere. */
export function hundredths(share: number): number | null {
  return Number.isFinite(share) && share > -1 ? Math.round(fine(share) * 10_000) + 0 : null
}

/** A millionth is finer than anything that is shown. */
export const fine = (value: number) => Math.round(value * 1e6) / 1e6

/** The last value of each of the 52 weeks that end with a day, the oldest first; null before the first value. */
export function weeklyCloses(series: Series, end: Day): (number | null)[] {
  return Array.from({ length: WEEKS }, (_, week) => series.values[lastAt(series, end - 7 * (WEEKS - 1 - week))] ?? null)
}
