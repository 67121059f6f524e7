/** A calendar day without time zone: days since 1 January 1970. Compare and subtract as numbers. */
export type Day = number

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const months = new Map(monthNames.map((name, at) => [monthKey(name, 0), at + 1]))
const DASH = 45
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Undefined for an invalid date. `month` counts from 1. */
export function dayOf(year: number, month: number, date: number): Day | undefined {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const length = month === 2 && leap ? 29 : lengths[month - 1]
  if (length === undefined || !(date >= 1 && date <= length) || !(year >= 1)) return undefined
  // Years start in March, so that the leap day comes last.
  const shifted = month > 2 ? year : year - 1
  const dayOfYear = ((153 * ((month + 9) % 12) + 2) / 5) | 0
  return (
    365 * shifted + ((shifted / 4) | 0) - ((shifted / 100) | 0) + ((shifted / 400) | 0) + dayOfYear + date - 719_469
  )
}

/** 19-Aug-2026 */
export const readMonthNameDay = (text: string): Day | undefined =>
  text.length === 11 ? monthNameDayAt(text, 0) : undefined

/** The same at an offset, without a substring: a file has thousands. */
export function monthNameDayAt(text: string, at: number): Day | undefined {
  if (text.charCodeAt(at + 2) !== DASH || text.charCodeAt(at + 6) !== DASH) return undefined
  return dayOf(digits(text, at + 7, at + 11), months.get(monthKey(text, at + 3)) ?? 0, digits(text, at, at + 2))
}

/** 19-08-2026 */
export function readDayFirst(text: string): Day | undefined {
  if (text.length !== 10 || text[2] !== '-' || text[5] !== '-') return undefined
  return dayOf(digits(text, 6, 10), digits(text, 3, 5), digits(text, 0, 2))
}

/** 2026-08-19 */
export function readIsoDay(text: string): Day | undefined {
  if (text.length !== 10 || text[4] !== '-' || text[7] !== '-') return undefined
  return dayOf(digits(text, 0, 4), digits(text, 5, 7), digits(text, 8, 10))
}

/** 2026-08-19 */
export const isoDay = (day: Day): string => new Date(day * 86_400_000).toISOString().slice(0, 10)

/** 19-Aug-2026 */
export function monthNameDay(day: Day): string {
  const [year, month, date] = isoDay(day).split('-')
  return `${date}-${monthNames[Number(month) - 1]}-${year}`
}

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => (((day + 4) % 7) + 7) % 7

/** Three letters in any case as one number. */
function monthKey(text: string, at: number): number {
  return ((text.charCodeAt(at) | 32) << 16) | ((text.charCodeAt(at + 1) | 32) << 8) | text.charCodeAt(at + 2) | 32
}

function digits(text: string, from: number, to: number): number {
  let value = 0
  for (let at = from; at < to; at += 1) {
    const digit = text.charCodeAt(at) - 48
    if (!(digit >= 0 && digit <= 9)) return Number.NaN
    value = value * 10 + digit
  }
  return value
}
