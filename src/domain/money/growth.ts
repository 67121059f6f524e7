import { typedAmount } from '#domain/numbers/typed-amount.ts'

/** A monthly plan at a constant rate. */
export type GrowthPlan = {
  /** Paid at the start of every month. */
  readonly monthly: number
  readonly years: number
  /** The yearly return in per cent: 8 turns 100 into 108. */
  readonly percent: number
}

export const growthLimits = {
  monthly: { least: 1, most: 10_000_000 },
  years: { least: 1, most: 50 },
  percent: { least: 0, most: 30 },
} as const satisfies Record<keyof GrowthPlan, { least: number; most: number }>

export type GrowthYear = { readonly year: number; readonly paidIn: number; readonly value: number }

/**
 * The value at the end of each year, from year 0. The monthly rate is the twelfth root, so that a year yields exactly
 * `percent`. No costs, taxes or volatility.
 */
export function growth({ monthly, years, percent }: GrowthPlan): GrowthYear[] {
  const yearly = 1 + percent / 100
  const month = yearly ** (1 / 12)
  // Twelve payments as a geometric series.
  const oneYear = percent === 0 ? monthly * 12 : (monthly * month * (yearly - 1)) / (month - 1)
  const course: GrowthYear[] = [{ year: 0, paidIn: 0, value: 0 }]
  const last = Math.min(years, growthLimits.years.most)
  for (let year = 1; year <= last; year += 1) {
    const before = course[year - 1]?.value ?? 0
    course.push({ year, paidIn: monthly * 12 * year, value: before * yearly + oneYear })
  }
  return course
}

/** A number typed or in a URL, if valid and within limits; rounded as shown. */
export function growthInput(part: keyof GrowthPlan, written: unknown, currency?: string): number | undefined {
  const { least, most } = growthLimits[part]
  const value = Number(numeral(part, String(written), currency).toFixed(part === 'percent' ? 2 : 0))
  return value >= least && value <= most ? value : undefined
}

/** In amounts a comma or space groups digits; elsewhere a comma is a decimal point, as in 7,5. */
function numeral(part: keyof GrowthPlan, text: string, currency?: string): number {
  if (part === 'monthly') return typedAmount(text, currency) ?? Number.NaN
  const plain = text.trim().replace(',', '.')
  return /^\d{1,12}(\.\d{1,20})?$/.test(plain) ? Number(plain) : Number.NaN
}
