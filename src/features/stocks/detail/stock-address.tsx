import { stockLink } from '#domain/stocks/stock-link.ts'
import type { StockPageSearch } from '#domain/stocks/stock-page-query.ts'

type Said = readonly (readonly [name: keyof StockPageSearch, value: string])[]

/** Fixed order, as the server normalises addresses; otherwise hydration would differ. */
const saidIn = (search: StockPageSearch): Said =>
  (Object.keys(search) as (keyof StockPageSearch)[]).toSorted().flatMap((name) => {
    const value = String(search[name] ?? '')
    return value === '' ? [] : [[name, value] as const]
  })

/** URL of a stock's page with its choices. Commas stay unescaped. */
export function stockPageAddress(symbol: string, search: StockPageSearch): string {
  const query = saidIn(search).map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`)
  return `${stockLink(symbol)}${query.length > 0 ? `?${query.join('&')}` : ''}`
}

type Props = { readonly search: StockPageSearch; readonly but: readonly (keyof StockPageSearch)[] }

/** Hidden fields with the other choices, for forms without scripts. */
export const KeptSearch = ({ search, but }: Props) =>
  saidIn(search).map(
    ([name, value]) => !but.includes(name) && <input key={name} type="hidden" name={name} value={value} />,
  )
