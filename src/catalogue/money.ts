/** Currencies a person can choose. */
export const currencies = {
  USD: 'US dollar',
  INR: 'Indian rupee',
  EUR: 'Euro',
  GBP: 'British pound',
  JPY: 'Japanese yen',
  AUD: 'Australian dollar',
  CAD: 'Canadian dollar',
  SGD: 'Singapore dollar',
  AED: 'UAE dirham',
} as const
export type Currency = keyof typeof currencies

/** Digit grouping of large numbers. */
export const numberSystems = {
  auto: 'Follow currency',
  'en-IN': '12,34,567 (lakh, crore)',
  'en-US': '1,234,567 (thousand, million)',
} as const
export type NumberSystemChoice = keyof typeof numberSystems
