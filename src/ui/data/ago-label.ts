import { dayLabel } from './day-label.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Clocks differ a little: what is from the near future is new. */
const AHEAD = 10 * MINUTE

/** "5 min ago", "2 h ago", "3 days ago", then the date. */
export function agoLabel(moment: string, now: number): string {
  const at = Date.parse(moment)
  const age = now - at
  if (age < -AHEAD || age >= 7 * DAY) return dayLabel(at / 1000)
  if (age < MINUTE) return 'just now'
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min ago`
  if (age < DAY) return `${Math.floor(age / HOUR)} h ago`
  const days = Math.floor(age / DAY)
  return days === 1 ? '1 day ago' : `${days} days ago`
}
