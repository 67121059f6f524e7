import type { Currency } from './money.ts'

/** Currencies with an ECB reference rate; the euro is the base. */
export const ratedCurrencies = ['USD', 'INR', 'GBP', 'JPY', 'AUD', 'CAD', 'SGD'] as const satisfies readonly Currency[]
export type RatedCurrency = (typeof ratedCurrencies)[number]

/** The ECB quotes no dirham; its peg to the US dollar has been unchanged since 1997. */
export const dirhamsPerDollar = 3.6725

/** ECB reference rates per euro, used and labelled as such until the feed has answered. */
export const fallbackRates = {
  day: '2025-05-09',
  rates: { USD: '1.1252', INR: '96.0755', GBP: '0.8477', JPY: '163.36', AUD: '1.7572', CAD: '1.5658', SGD: '1.46' },
} as const satisfies { day: string; rates: Record<RatedCurrency, string> }
