import type { NearStocks } from '#domain/stocks/stock-details.ts'
import { stockLink } from '#domain/stocks/stock-link.ts'
import { NoSuchInstrument } from '#features/sheet/index.ts'

type Props = { readonly symbol: string; readonly near: NearStocks['near'] }

/** Unknown symbol: suggests similar ones. */
export const NearStocksList = ({ symbol, near }: Props) => (
  <NoSuchInstrument
    title={`No stock has the symbol ${symbol}`}
    hint="Did you mean one of these?"
    none="The link may be old, or a letter may be missing from it."
    near={near.map((one) => ({ id: one.symbol, name: one.name, href: stockLink(one.symbol) }))}
    search={{ href: '/search-stocks', label: 'Search all stocks' }}
  />
)
