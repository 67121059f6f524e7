const signs: Readonly<Record<string, readonly string[]>> = {
  INR: ['₹', 'rs.', 'rs'],
  USD: ['$'],
  EUR: ['€'],
  GBP: ['£'],
  JPY: ['¥'],
}

const units = new Map([
  ['', 1],
  ...['k', 'thousand'].map((unit) => [unit, 1e3] as const),
  ...['l', 'lac', 'lacs', 'lakh', 'lakhs'].map((unit) => [unit, 1e5] as const),
  ...['m', 'mn', 'million'].map((unit) => [unit, 1e6] as const),
  ...['cr', 'crore', 'crores'].map((unit) => [unit, 1e7] as const),
])

/** "₹5,00,000", "1.5 lakh", "10k", "1cr". Another currency's sign is rejected: it would change the amount. */
export function typedAmount(typed: string, currency = ''): number | undefined {
  if (typed.length > 40) return undefined
  const text = typed.toLowerCase().replaceAll(/[\s,]/g, '').replace(/\/-$/, '')
  const sign = [...(signs[currency] ?? []), currency.toLowerCase()].find((one) => text.startsWith(one)) ?? ''
  const [, digits, unit = ''] = /^(\d{1,20}(?:\.\d{1,20})?)([a-z]*)$/.exec(text.slice(sign.length)) ?? []
  const size = units.get(unit)
  if (digits === undefined || size === undefined) return undefined
  // 1.1 × 100,000 is 110,000.00000000001 in binary.
  return size === 1 ? Number(digits) : Number((Number(digits) * size).toFixed(2))
}
