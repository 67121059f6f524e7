import { useQuery } from '@tanstack/react-query'
import type { StockDetails } from '#domain/stocks/stock-details.ts'
import type { BesideRef } from '#domain/stocks/stock-page-query.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { formatNumber } from '#ui/data/format-number.ts'
import type { Beside } from './use-beside-stock.ts'

/** Beta and correlation of the stock against each, in words; undefined while they are calculated. */
export function useBetas(
  client: ApiClient,
  { symbol }: StockDetails,
  beside: readonly Beside[],
): (string | undefined)[] {
  const refs = beside.map(({ ref }) => ref)
  const { data, isError } = useQuery({
    queryKey: ['betas', symbol, refs],
    queryFn: async () => {
      const { seriesFor } = await import('./beta-series.ts')
      const { betaOf } = await import('#domain/measures/beta.ts')
      const own = await seriesFor(client, { kind: 'stock', id: symbol })
      return Promise.all(
        refs.map(async (ref) => {
          const other = await seriesFor(client, ref)
          return wordsOf(betaOf(own.series, other.series, [...own.unsure, ...other.unsure]))
        }),
      )
    },
    enabled: refs.length > 0,
  })
  return refs.map((_: BesideRef, at) => (isError ? 'could not be calculated' : data?.[at]))
}

type Found = ReturnType<typeof import('#domain/measures/beta.ts').betaOf>

function wordsOf(found: Found): string {
  if (!found.ok) return found.reason === 'too-few' ? 'too few common days' : 'it never moved'
  const correlation = found.correlation === undefined ? '—' : formatNumber(found.correlation, 2)
  return `${formatNumber(found.beta, 2)} and ${correlation}`
}
