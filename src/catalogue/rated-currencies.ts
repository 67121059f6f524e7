import type { Currency } from './money.ts'

/** What the European Central Bank gives a rate for; the euro is what it counts in. */
export const ratedCurrencies = ['USD', 'INR', 'GBP', 'JPY', 'AUD', 'CAD', 'SGD'] as const satisfies readonly Currency[]
export type RatedCurrency = (typeof ratedCurrencies)[number]

/** The dirham has no rate there: since 1997 its central bank buys and sells 1 US dollar for this many. */
export const dirhamsPerDollar = 3.6725

/** How many of each one euro was worth: what is used, and labelled, until a source has answered. Reference rates of the European Central Bank. */
export const fallbackRates = {
  day: '2025-05-09',
  rates: { USD: '1.1252', INR: '96.0755', GBP: '0.8477', JPY: '163.36', AUD: '1.7572', CAD: '1.5658', SGD: '1.46' },
} as const satisfies { day: string; rates: Record<RatedCurrency, string> }
