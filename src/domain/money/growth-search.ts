import { type GrowthPlan, growthInput } from './growth.ts'

export const growthCurrencies = ['USD', 'INR', 'EUR', 'GBP'] as const
export type GrowthCurrency = (typeof growthCurrencies)[number]

/** The plan in the URL; absent parts have their default. */
export type GrowthSearch = Partial<GrowthPlan> & { currency?: GrowthCurrency }

const defaults = { USD: 500, INR: 10_000, EUR: 500, GBP: 500 } as const satisfies Record<GrowthCurrency, number>

export function growthSearch(search: Record<string, unknown>): GrowthSearch {
  const currency = growthCurrencies.find((one) => one === search.currency)
  const monthly = growthInput('monthly', search.monthly, currency)
  const years = growthInput('years', search.years)
  const percent = growthInput('percent', search.percent)
  return {
    ...(currency && { currency }),
    ...(monthly && { monthly }),
    ...(years && { years }),
    ...(percent !== undefined && { percent }),
  }
}

/** `preferred` applies if the URL has no currency, and if it is supported. */
export function planOf({ currency, monthly, years = 20, percent = 8 }: GrowthSearch, preferred = 'USD') {
  const chosen = currency ?? growthCurrencies.find((one) => one === preferred) ?? 'USD'
  return { currency: chosen, monthly: monthly ?? defaults[chosen], years, percent }
}
