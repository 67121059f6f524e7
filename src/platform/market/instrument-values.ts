import { queryOptions } from '@tanstack/react-query'
import type { InstrumentRef } from '#catalogue/instruments.ts'
import type { Series } from '#domain/measures/series.ts'
import type { ApiClient } from '../api/api-client.ts'
import { persisted } from '../api/query-cache.ts'
import { fundValues, historyQuery } from './fund-values.ts'

/** A stock's daily prices, adjusted for splits and dividends. */
async function stockValues(client: ApiClient, symbol: string): Promise<Series> {
  const [{ stocksApi }, { decodePrices }, { adjustedSeries }, { readIsoDay }] = await Promise.all([
    import('#domain/api/stocks-contract.ts'),
    import('#domain/packs/price-history.ts'),
    import('#domain/stocks/clean-prices.ts'),
    import('#domain/time/day.ts'),
  ])
  const { bytes, assumed } = await client.call(stocksApi.stockHistory, undefined, { params: { symbol } })
  const prices = decodePrices(Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0)))
  if (!prices) return { days: new Int32Array(), values: new Float64Array() }
  const more = assumed.map(({ day, kind, value }) => ({ day: readIsoDay(day) ?? 0, kind, value: String(value) }))
  const history = { ...prices, actions: [...prices.actions, ...more].toSorted((a, b) => a.day - b.day) }
  return adjustedSeries({ history }, 'dividends')
}

/** The same without a cache, for the server. */
export const instrumentValues = (client: ApiClient, { kind, id }: InstrumentRef): Promise<Series> =>
  kind === 'fund' ? fundValues(client, Number(id)) : stockValues(client, id)

/** Cleaned daily values of any instrument, cached as consented. */
export const valuesQuery = (client: ApiClient, { kind, id }: InstrumentRef) =>
  kind === 'fund'
    ? historyQuery(client, Number(id))
    : queryOptions<Series>({
        queryKey: ['stock-values', id],
        queryFn: () => stockValues(client, id),
        structuralSharing: false,
        ...persisted('stocks'),
      })
