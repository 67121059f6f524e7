/** Zone names that `Date.parse` does not know, as papers of our countries write them. */
const zones: Readonly<Record<string, string>> = {
  IST: '+0530',
  BST: '+0100',
  SGT: '+0800',
  JST: '+0900',
  GST: '+0400',
  AEST: '+1000',
  AEDT: '+1100',
}

const EARLIEST = Date.UTC(1990, 0, 1)
/** Clocks of papers are not exact. */
const AHEAD_MS = 10 * 60_000

/** A date of RFC 822 or ISO 8601; nothing for an impossible one, or one that lies ahead. Without a zone it is UTC. */
export function readFeedDate(text: string | undefined, now: number): string | null {
  const written = text?.trim().slice(0, 60) ?? ''
  const time = Date.parse(withZone(written))
  if (!(time >= EARLIEST && time <= now + AHEAD_MS)) return null
  return new Date(Math.min(time, now)).toISOString()
}

function withZone(written: string): string {
  const last = written.slice(written.lastIndexOf(' ') + 1)
  const known = zones[last.toUpperCase()]
  if (known) return written.slice(0, -last.length) + known
  // Two numbers before the year: nobody can tell the day from the month.
  if (/^\d\d?[-/.]\d\d?[-/.]\d{4}/.test(written)) return ''
  // An offset follows a time: the end of "12 Aug -2026" is none.
  if (/(?:z|gmt|utc?|[ecmp][sd]t|:\d\d(?:\.\d{1,9})? ?(?:gmt|utc?)?[+-]\d\d:?\d\d)$/i.test(written)) return written
  if (/^\d{4}-\d\d-\d\d$/.test(written)) return written
  return written.includes('T') && /^\d/.test(written) ? `${written}Z` : `${written} GMT`
}
