import { RISK_FREE, riskFreeOf } from '#domain/measures/risk-free-rate.ts'
import { type BarSearch, barSearch, type ChartSearch, chartSearch } from '#domain/search/chart-query.ts'
import { plainTextOf } from '#domain/text/plain-value.ts'

/** What a stock is compared with in its chart: a stock by its symbol, a fund as `fund:120503`. */
export type BesideRef = { readonly kind: 'fund' | 'stock'; readonly id: string }

export const MOST_BESIDE = 3
export const STOCK_PERIOD = '1Y'

/**
 * A stock page's search parameters; absent ones have their default. Import little: this is in every page's first
 * script.
 */
export type StockPageSearch = ChartSearch &
  BarSearch & {
    adjust?: 'dividends' | 'none'
    /** Comma-separated. */
    with?: string
    /** In per cent a year. */
    riskFree?: number
  }

/** Parses a URL. Unknown parameters and defaults are left out. */
export function stockPageSearch(address: Record<string, unknown>): StockPageSearch {
  const beside = besideRefs(address.with)
  const riskFree = riskFreeOf(address.riskFree)
  const adjust = (['dividends', 'none'] as const).find((one) => one === address.adjust)
  return {
    ...(adjust && { adjust }),
    ...(beside.length > 0 && { with: besideText(beside) }),
    ...(riskFree !== RISK_FREE && { riskFree }),
    ...chartSearch(address, STOCK_PERIOD),
    ...barSearch(address),
  }
}

/** Unique, limited, without the stock's own symbol. */
export function besideRefs(value: unknown, own?: string): BesideRef[] {
  const parts = plainTextOf(value).slice(0, 200).split(',')
  const refs = new Map(parts.flatMap((part) => refOf(part.trim())).map((ref) => [textOfRef(ref), ref]))
  return [...refs.values()].filter(({ kind, id }) => kind === 'fund' || id !== own).slice(0, MOST_BESIDE)
}

function refOf(text: string): BesideRef[] {
  const fund = /^fund:([1-9]\d{0,8})$/.exec(text)?.[1]
  if (fund) return [{ kind: 'fund', id: fund }]
  return /^[A-Z0-9^][A-Z0-9&.^_=-]{0,31}$/.test(text) ? [{ kind: 'stock', id: text }] : []
}

const textOfRef = ({ kind, id }: BesideRef) => (kind === 'fund' ? `fund:${id}` : id)

export const besideText = (refs: readonly BesideRef[]): string => refs.map(textOfRef).join()
