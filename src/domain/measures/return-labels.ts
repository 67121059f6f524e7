import type { Horizon } from './returns.ts'

/** Above one year figures are annualised and say so: the same words on every screen. */
export const returnLabels: Readonly<Record<Horizon, string>> = {
  '1M': '1 month',
  '3M': '3 months',
  '6M': '6 months',
  '1Y': '1 year',
  '3Y': '3 years p.a.',
  '5Y': '5 years p.a.',
  '10Y': '10 years p.a.',
  Max: 'Since inception p.a.',
}
