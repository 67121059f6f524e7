import type { Day } from '#domain/time/day.ts'

export type SchemeType = 'open' | 'close' | 'interval'

/** One scheme as the market's daily file has it. */
export type NavRow = {
  readonly code: number
  /** Of the growth or payout units, and of the units whose payout is reinvested. */
  readonly isin: string | null
  readonly isinReinvest: string | null
  /** As written: older files put plan and option into the name, newer ones beside it. `scheme-name.ts` reads and tidies them. */
  readonly name: string
  readonly plan: string
  readonly option: string
  readonly house: string
  readonly type: SchemeType
  readonly category: string
  /** Exactly as in the file. A scheme whose value was refused is still a scheme: it has neither value nor day. */
  readonly nav: string | null
  readonly day: Day | null
}

/** Why a value is not believed. The scheme stays. */
export const valueFaults = ['no-value', 'zero', 'negative', 'not-a-number', 'bad-date', 'future-date'] as const
export type ValueFault = (typeof valueFaults)[number]

/** Why a line is not read at all. */
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

/** Funds of liquid money state the coming holidays in advance; nothing else lies in the future. */
export const DAYS_AHEAD = 7

/** The first Indian fund. What claims to be older is a slip. */
export const FIRST_DAY = -2191

export function dayFault(day: Day | undefined, today: Day): 'bad-date' | 'future-date' | undefined {
  if (day === undefined || day < FIRST_DAY) return 'bad-date'
  return day > today + DAYS_AHEAD ? 'future-date' : undefined
}

/** What stands where there is no value; B.C. is a closed book. */
const none = /^(|-+|n\.?a\.?|#n\/a|b\.c\.|null)$/i

/** Digits and at most one dot, more than nothing. `10.` and `.4157` are numbers. A zero is how some funds write that they are gone. */
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
  // As many digits as a number holds exactly.
  if (dots > 1 || text.length - dots > 15) return 'not-a-number'
  return highest === 48 ? 'zero' : undefined
}

/** `10.` is 10, and `.5` is 0.5: the same value is not a new one. */
export const tidyNav = (text: string): string =>
  text.endsWith('.') ? text.slice(0, -1) : text.startsWith('.') ? `0${text}` : text

function otherFault(text: string): ValueFault {
  if (none.test(text)) return 'no-value'
  if (text.startsWith('-') && navFault(text.slice(1)) === undefined) return 'negative'
  return 'not-a-number'
}
