/** What a fund is compared with at most, in its own chart. */
export const MOST_BESIDE = 3
/** In per cent a year: about what short loans to the Indian state bring. */
export const RISK_FREE = 6.5
export const MOST_RISK_FREE = 30

/** The address of a fund's page; what is not there has its default. Nothing is imported here: every page's first script reads addresses. */
export type FundPageSearch = {
  /** Codes with commas between them; one alone is a number, as the router reads it from an address. */
  with?: string | number
  /** In per cent a year. */
  riskFree?: number
}

/** Reads an address. What it does not know, or what is the default anyway, is left out. */
export function fundPageSearch(address: Record<string, unknown>): FundPageSearch {
  const beside = besideOf(address.with)
  const riskFree = riskFreeOf(address.riskFree)
  return {
    ...(beside.length > 0 && { with: beside.length === 1 ? beside[0] : beside.join() }),
    ...(riskFree !== RISK_FREE && { riskFree }),
  }
}

/** The codes that stand in `with`: each once, and not too many. */
export function besideOf(value: unknown): number[] {
  const codes = textOf(value)
    .slice(0, 200)
    .split(',')
    .map((code) => code.trim())
    .filter((code) => /^[1-9]\d{0,8}$/.test(code))
  return [...new Set(codes.map(Number))].slice(0, MOST_BESIDE)
}

export function riskFreeOf(value: unknown): number {
  const rate = textOf(value) === '' ? Number.NaN : Number(value)
  return rate >= 0 && rate <= MOST_RISK_FREE ? rate : RISK_FREE
}

/** The router reads JSON in an address, and `{"toString":0}` cannot even be made a text. */
const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '')
