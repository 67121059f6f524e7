/** Per cent a year. */
export const RISK_FREE = 6.5
export const MOST_RISK_FREE = 30

/** The rate in a URL, or the default. */
export function riskFreeOf(value: unknown): number {
  const isWritten = (typeof value === 'string' && value.trim() !== '') || typeof value === 'number'
  const rate = isWritten ? Number(value) : Number.NaN
  return rate >= 0 && rate <= MOST_RISK_FREE ? rate : RISK_FREE
}
