import type { FundChip } from './found-funds.ts'
import type { FundFilter, fundChoices } from './fund-query.ts'

type Choices = typeof fundChoices
type Labels = { readonly [Name in keyof Choices]: Readonly<Record<Choices[Name][number], string>> }

export const fundLabels: Labels = {
  asset: {
    equity: 'Equity',
    debt: 'Debt',
    hybrid: 'Hybrid',
    solution: 'Solution',
    index: 'Index and ETF',
    'fund-of-funds': 'Fund of funds',
    other: 'Other',
  },
  plan: { direct: 'Direct', regular: 'Regular', unknown: 'Not stated' },
  option: { growth: 'Growth', idcw: 'IDCW', bonus: 'Bonus', unknown: 'Not stated' },
  type: { open: 'Open-ended', close: 'Close-ended', interval: 'Interval' },
  state: { active: 'Active', dormant: 'Closed', all: 'Active and closed' },
  sort: {
    relevance: 'Best match',
    name: 'Name',
    nav: 'Highest NAV',
    '1y': '1 year',
    '3y': '3 years p.a.',
    '5y': '5 years p.a.',
  },
}

export const filterLabels: Readonly<Record<FundFilter, string>> = {
  house: 'Fund house (AMC)',
  category: 'Category',
  asset: 'Asset class',
  plan: 'Plan',
  option: 'Option',
  type: 'Type',
  state: 'Status',
}

export const labelOf = (name: FundFilter, value: string): string =>
  name === 'house' || name === 'category' ? value : ((fundLabels[name] as Record<string, string>)[value] ?? value)

/** Payouts and bonus units lower the NAV, and no source of ours says by how much. */
export const paysOut = (option: FundChip['option']): boolean => option === 'idcw' || option === 'bonus'
export const PAYOUTS_LEFT_OUT = 'payouts not included'

const payoutLabels = { '': '', payout: 'payout', reinvestment: 'reinvested' }

/** Direct Growth, Regular monthly IDCW; empty if nothing distinguishes it. */
export function schemeLabel({ plan, option, frequency, payout }: FundChip): string {
  const parts = [
    plan === 'unknown' ? '' : fundLabels.plan[plan],
    option === 'idcw' ? frequency.toLowerCase() : '',
    option === 'unknown' ? '' : fundLabels.option[option],
    option === 'idcw' ? payoutLabels[payout] : '',
  ]
  return parts.filter(Boolean).join(' ')
}

/** What distinguishes a scheme within its fund. If nothing does, says so, with the code if several are alike. */
export function chipLabel(chip: FundChip, all: readonly FundChip[]): string {
  const label = labelOrUnknown(chip)
  const alike = all.filter((other) => labelOrUnknown(other) === label)
  return alike.length > 1 ? `${label}, ${chip.code}` : label
}

function labelOrUnknown(chip: FundChip): string {
  const label = schemeLabel(chip)
  if (!label) return 'plan not stated'
  return chip.plan === 'unknown' ? `${label}, plan not stated` : label
}

/** The full name, as stored in a wishlist. */
export function schemeTitle(card: FundChip & { readonly fund: string }): string {
  const label = schemeLabel(card)
  return label ? `${card.fund}, ${label}` : card.fund
}
