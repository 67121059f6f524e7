import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { AppError } from '#domain/api/app-error.ts'
import type { BasicFigures } from '#domain/measures/figures.ts'
import type { PriceHistory } from '#domain/packs/price-history.ts'
import type { NearStocks } from '#domain/stocks/stock-details.ts'
import { stockLink } from '#domain/stocks/stock-link.ts'
import type { BesideRef, StockPageSearch } from '#domain/stocks/stock-page-query.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { persisted } from '#platform/api/query-cache.ts'

/** Imported late: the page comes with its data, and the contract pulls in zod. */
const contract = async () => (await import('#domain/api/stocks-contract.ts')).stocksApi

type How = Pick<StockPageSearch, 'riskFree' | 'adjust'>

const asQuery = ({ riskFree, adjust }: How) => ({
  query: { ...(riskFree !== undefined && { riskFree: String(riskFree) }), ...(adjust && { adjust }) },
})

/** A page from the server's cache may be older than it looks; values change daily. */
const STALE_MS = 10 * 60_000

/** The stock page's data. */
export const stockQuery = (client: ApiClient, symbol: string, { riskFree, adjust }: How) =>
  queryOptions({
    queryKey: ['stock', symbol, riskFree ?? null, adjust ?? null],
    queryFn: async () => {
      const { stock } = await contract()
      return client.call(stock, undefined, { params: { symbol }, ...asQuery({ riskFree, adjust }) })
    },
    staleTime: STALE_MS,
    // The loader has just tried; asking again would delay the error.
    retryOnMount: false,
    placeholderData: keepPreviousData,
  })

/** What the stock is compared with. */
export type Compared = {
  readonly name: string
  readonly href: string
  readonly figures: BasicFigures | null
}

/** `null` if nothing has that id. */
export const besideQuery = (client: ApiClient, { kind, id }: BesideRef, how: How) =>
  queryOptions({
    queryKey: ['beside-stock', kind, id, how.riskFree ?? null, how.adjust ?? null],
    queryFn: (): Promise<Compared | null> =>
      (kind === 'fund' ? comparedFund(client, id, how) : comparedStock(client, id, how)).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'not-found') return null
        throw error
      }),
    staleTime: STALE_MS,
  })

async function comparedStock(client: ApiClient, symbol: string, how: How): Promise<Compared> {
  const { stockLine } = await contract()
  const { name, figures } = await client.call(stockLine, undefined, { params: { symbol }, ...asQuery(how) })
  return { name, href: stockLink(symbol), figures }
}

async function comparedFund(client: ApiClient, code: string, { riskFree }: How): Promise<Compared> {
  const anyKind = await import('#platform/market/any-kind.ts')
  return anyKind.comparedFund(client, code, asQuery({ riskFree }).query)
}

/** The whole history, as traded; loaded on interaction and cached as consented. */
export const pricesQuery = (client: ApiClient, symbol: string) =>
  queryOptions<PriceHistory>({
    queryKey: ['stock-prices', symbol],
    queryFn: async () => {
      const [{ stockHistory }, { decodePrices }] = await Promise.all([
        contract(),
        import('#domain/packs/price-history.ts'),
      ])
      const { bytes, assumed } = await client.call(stockHistory, undefined, { params: { symbol } })
      const prices = decodePrices(Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0)))
      if (!prices) throw new AppError('internal')
      const { readIsoDay } = await import('#domain/time/day.ts')
      const more = assumed.map(({ day, kind, value }) => ({ day: readIsoDay(day) ?? 0, kind, value: String(value) }))
      return { ...prices, actions: [...prices.actions, ...more].toSorted((a, b) => a.day - b.day) }
    },
    structuralSharing: false,
    ...persisted('stocks'),
  })

/** Where an unknown symbol leads. */
export async function nearStocks(client: ApiClient, symbol: string): Promise<NearStocks> {
  const { nearStocks } = await contract()
  return client.call(nearStocks, undefined, { params: { symbol } }).catch(() => ({ now: null, near: [] }))
}
