import type { Horizon } from '#domain/measures/returns.ts'
import { hundredths } from '#domain/numbers/hundredths.ts'
import { monthNames } from '#ui/data/day-label.ts'
import { formatNumber } from '#ui/data/format-number.ts'

export const horizonNames: Readonly<Record<Horizon, string>> = {
  '1M': '1 month',
  '3M': '3 months',
  '6M': '6 months',
  '1Y': '1 year',
  '3Y': '3 years',
  '5Y': '5 years',
  '10Y': '10 years',
  Max: 'Since inception',
}

/** A return in per cent as every screen rounds it: 12.35 for 0.12345. */
export const roundedPercent = (share: number) => (hundredths(share) ?? Math.round(share * 10_000)) / 100

/** Jan 2026 */
export const monthLabel = (day: string) => `${monthNames[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`

/** 14.3% for 0.143. */
export const percent = (share: number, digits = 1) => `${formatNumber(share * 100, digits)}%`

/** 1st, 2nd, 3rd, 11th, 42nd */
export function ordinal(place: number): string {
  const last = place % 100 > 10 && place % 100 < 14 ? 0 : place % 10
  return `${place}${{ 1: 'st', 2: 'nd', 3: 'rd' }[last] ?? 'th'}`
}
