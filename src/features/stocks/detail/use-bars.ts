import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PriceHistory } from '#domain/packs/price-history.ts'
import type { StockDetails } from '#domain/stocks/stock-details.ts'
import type { Bars } from '#ui/chart/bars/bars.ts'

const DAY_S = 86_400

/** The bars of the page, or all once they are loaded; adjusted in the same way. */
export function useBars({ symbol, adjustment, bars }: StockDetails, whole: PriceHistory | undefined): Bars {
  const adjusted = useQuery({
    queryKey: ['adjusted-prices', symbol, adjustment, whole?.close.length ?? 0],
    queryFn: async () => {
      const { adjustPrices } = await import('#domain/stocks/adjusted-prices.ts')
      return whole ? adjustPrices(whole, adjustment) : null
    },
    enabled: whole !== undefined,
    structuralSharing: false,
    networkMode: 'always',
  })
  return useMemo(() => drawn(adjusted.data ?? bars), [adjusted.data, bars])
}

type Drawn = Omit<Bars, 'times'> & { readonly days: readonly number[] }

const drawn = ({ days, ...columns }: Drawn): Bars => ({ times: days.map((day) => day * DAY_S), ...columns })
