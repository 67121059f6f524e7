import { hundredths } from '#domain/numbers/hundredths.ts'
import type { Day } from '#domain/time/day.ts'
import type { CleanHistory } from './bad-points.ts'
import { type Horizon, returnOver } from './returns.ts'
import { lastAt, MOST_GAP, type Series } from './series.ts'

const WEEKS = 52

/** Returns up to today need a recent value. */
export const isCurrent = (last: Day, market: Day): boolean => last >= market - MOST_GAP

/**
 * The annualised return over n years up to the last value, in hundredths of a per cent. Null if the scheme is too
 * young, has no recent value, or its values do not suffice.
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

/** The last value of each of the 52 weeks up to a day, oldest first; null before the first value. */
export function weeklyCloses(series: Series, end: Day): (number | null)[] {
  return Array.from({ length: WEEKS }, (_, week) => series.values[lastAt(series, end - 7 * (WEEKS - 1 - week))] ?? null)
}
