import type { Notes } from './compared-thing.ts'

/** The rules of the Finance Act 2024, in force since 23 July 2024. The screen says that they change. */
export const taxRulesSince = '2024-07-23'

type FundTraits = {
  readonly asset: string
  readonly category: string
  readonly plan: string
  readonly type: string
}

const equityTax = 'Held over a year: 12.5% of gains above ₹1.25 lakh a year. Sooner: 20%.'

export function fundNotes({ asset, category, plan, type }: FundTraits): Notes {
  return {
    lockIn: fundLockIn(category, type),
    costs: `${planCosts[plan] ?? 'The expense ratio is in the NAV already.'} An exit load may apply.`,
    tax:
      asset === 'equity'
        ? equityTax
        : 'Depends on the share of Indian equity. Debt funds bought since April 2023: as income, at your slab.',
  }
}

const planCosts: Readonly<Record<string, string>> = {
  direct: 'Direct plan: the expense ratio, without commission, is in the NAV already.',
  regular: 'Regular plan: the expense ratio, with the distributor’s commission, is in the NAV already.',
}

function fundLockIn(category: string, type: string): string {
  if (/\belss\b|tax.sav/i.test(category)) return 'Locked for 3 years from each payment.'
  if (/retirement|children/i.test(category)) return 'Locked for 5 years, or until retirement or coming of age.'
  if (type === 'close') return 'Closed until maturity; units trade on an exchange.'
  return 'None. Money arrives 1 to 3 working days after you redeem.'
}

export const stockNotes = (currency: string): Notes => ({
  lockIn: 'None. Sold on any trading day; money arrives the next working day.',
  costs: 'Brokerage, exchange fees and transaction tax on each trade; not in these figures.',
  tax:
    currency === 'INR'
      ? `${equityTax} Dividends: as income, at your slab.`
      : 'For residents of India, held over two years: 12.5%. Sooner, and dividends: as income, at your slab.',
})

export const homeNotes: Notes = {
  lockIn: 'None, but a sale takes months.',
  costs: 'Stamp duty, registration, brokerage and GST when you buy, maintenance, and the cost of a sale are included.',
  tax: 'Held over two years: 12.5% of the gain. Sooner, and rent less 30%: as income, at your slab.',
}
