import type { Day } from '#domain/time/day.ts'

export type SchemeType = 'open' | 'close' | 'interval'

/** One scheme of AMFI's daily file. */
export type NavRow = {
  readonly code: number
  /** For growth or payout units, and for reinvestment units. */
  readonly isin: string | null
  readonly isinReinvest: string | null
  /** As written: older files put plan and option into the name, newer ones in columns. Parsed by `scheme-name.ts`. */
  readonly name: string
  readonly plan: string
  readonly option: string
  readonly house: string
  readonly type: SchemeType
  readonly category: string
  /** As in the file. A scheme whose value was rejected is kept without value and day. */
  readonly nav: string | null
  readonly day: Day | null
}

/** Why a value is rejected; the scheme is kept. */
export const valueFaults = ['no-value', 'zero', 'negative', 'not-a-number', 'bad-date', 'future-date'] as const
export type ValueFault = (typeof valueFaults)[number]

/** Why a whole line is rejected. */
export const lineFaults = [
  'half-line',
  'extra-columns',
  'too-long',
  'bad-code',
  'no-heading',
  'duplicate',
  'contradiction',
  'odd-line',
] as const
export type LineFault = (typeof lineFaults)[number]

export type Rejected = { readonly line: number; readonly reason: ValueFault | LineFault; readonly text: string }

/** Liquid funds publish holiday NAVs in advance; nothing else may be in the future. */
export const DAYS_AHEAD = 7

/** The launch of the first Indian fund: earlier dates are typos. */
export const FIRST_DAY = -2191

export function dayFault(day: Day | undefined, today: Day): 'bad-date' | 'future-date' | undefined {
  if (day === undefined || day < FIRST_DAY) return 'bad-date'
  return day > today + DAYS_AHEAD ? 'future-date' : undefined
}

/** Placeholders for "no value"; B.C. means book closure. */
const none = /^(|-+|n\.?a\.?|#n\/a|b\.c\.|null)$/i

/** Digits with at most one dot: `10.` and `.4157` are valid. Some closed funds report zero. */
export function navFault(text: string): ValueFault | undefined {
  let dots = 0
  let highest = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 46) dots += 1
    else if (code < 48 || code > 57) return otherFault(text)
    else if (code > highest) highest = code
  }
  if (highest === 0) return otherFault(text)
  // The digits a double holds exactly.
  if (dots > 1 || text.length - dots > 15) return 'not-a-number'
  return highest === 48 ? 'zero' : undefined
}

/** `10.` becomes 10 and `.5` becomes 0.5, so that equal values compare equal. */
export const tidyNav = (text: string): string =>
  text.endsWith('.') ? text.slice(0, -1) : text.startsWith('.') ? `0${text}` : text

function otherFault(text: string): ValueFault {
  if (none.test(text)) return 'no-value'
  if (text.startsWith('-') && navFault(text.slice(1)) === undefined) return 'negative'
  return 'not-a-number'
}
