import { tidy } from './nav-heading.ts'
import type { NavRow } from './nav-row.ts'
import { properName } from './proper-name.ts'
import { withoutTail } from './scheme-tail.ts'

export const plans = ['direct', 'regular', 'unknown'] as const
export type Plan = (typeof plans)[number]
export const options = ['growth', 'idcw', 'bonus', 'unknown'] as const
export type Option = (typeof options)[number]

export type SchemeName = {
  /** The fund's name without plan and option. */
  readonly fund: string
  readonly plan: Plan
  readonly option: Option
  /** Payout frequency, such as Monthly; empty if not stated. */
  readonly frequency: string
  /** Empty if not stated, or both are. */
  readonly payout: 'payout' | 'reinvestment' | ''
  /** Equal for all plans and options of a fund. */
  readonly siblings: string
}

/** Older files have everything in the name, newer ones in columns; neither is complete. Columns take precedence. */
export function readSchemeName(row: Pick<NavRow, 'name' | 'plan' | 'option' | 'house'>): SchemeName {
  const name = tidy(row.name)
  const [fund, tail] = withoutTail(name)
  const option = `${tidy(row.option)} ${tail}`
  return {
    fund: properName(fund || name),
    plan: planIn(row.plan) ?? planIn(row.option) ?? planIn(tail) ?? 'unknown',
    option: optionIn(row.option) ?? optionIn(tail) ?? 'unknown',
    frequency: frequencyIn(option),
    payout: payoutIn(option),
    siblings: siblingsOf(row.house, fund || name),
  }
}

/** Equal for all plans and options of a fund. */
export const siblingsOf = (house: string, fund: string): string =>
  `${keyOf(house.replace(/\(.*/, '').replace(/ mutual fund/i, ''))} ${keyOf(fund)}`

export const planIn = (text: string): Plan | undefined =>
  /\bdirect\b/i.test(text) ? 'direct' : /\bregular\b/i.test(text) ? 'regular' : undefined

export function optionIn(text: string): Option | undefined {
  if (/unclaimed/i.test(text)) return undefined
  if (/bonus/i.test(text)) return 'bonus'
  if (/i?dcw|idwc|\bdiv|income (cum )?distribution|payout|payment|re-?inve/i.test(text)) return 'idcw'
  if (/growth|cumulative|\bgr\b|maturity date|auto redemption/i.test(text)) return 'growth'
  // Only IDCW options have a frequency.
  return frequencyIn(text) ? 'idcw' : undefined
}

const frequencies: readonly (readonly [written: RegExp, name: string])[] = [
  [/\bdaily\b/i, 'Daily'],
  [/\bweekk?ly\b/i, 'Weekly'],
  [/\bfortnightly\b/i, 'Fortnightly'],
  [/\bbi-?\s?monthly\b/i, 'Every two months'],
  [/\bmonthly\b/i, 'Monthly'],
  [/\bquar?terly\b/i, 'Quarterly'],
  [/\bhalf[- ]?yearly\b|\bsemi[- ]?annual/i, 'Half-yearly'],
  [/\bannual(ly)?\b|\byearly\b/i, 'Yearly'],
  [/\bperiodic\b|\bflexi\b|\bdiscretionary\b|\bad ?hoc\b/i, 'Now and then'],
]

export const frequencyIn = (text: string) => frequencies.find(([written]) => written.test(text))?.[1] ?? ''

export function payoutIn(text: string): SchemeName['payout'] {
  const [out, back] = [/payout/i.test(text), /re-?invest/i.test(text)]
  return out === back ? '' : out ? 'payout' : 'reinvestment'
}

/** Letters and digits only: `Large & Mid Cap` equals `LARGE AND MIDCAP`. */
const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\band\b/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
