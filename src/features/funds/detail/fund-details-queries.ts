import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { AppError } from '#domain/api/app-error.ts'
import type { Series } from '#domain/measures/series.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { persisted } from '#platform/api/query-cache.ts'

/** Imported late: in a browser the page comes with its data, and the contract brings schemas. */
const contract = async () => (await import('#domain/api/funds-contract.ts')).fundsApi

const asQuery = (riskFree: number | undefined) =>
  riskFree === undefined ? {} : { query: { riskFree: String(riskFree) } }

/** A page from the server's cache may be older than it looks, and values come once a day. */
const STALE_MS = 10 * 60_000
const RETRY_MS = 60_000

/** All that a fund's page shows at first. `riskFree` as it stands in the address. */
export const detailsQuery = (client: ApiClient, code: number, riskFree?: number) =>
  queryOptions({
    queryKey: ['fund', code, riskFree ?? null],
    queryFn: async () => {
      const { fund } = await contract()
      return client.call(fund, undefined, { params: { code: String(code) }, ...asQuery(riskFree) })
    },
    staleTime: STALE_MS,
    // The loader has just asked; a page that asked again would wait twice as long before it says so.
    retryOnMount: false,
    placeholderData: keepPreviousData,
    // While only weekly values are there, the daily ones are asked for again.
    refetchInterval: ({ state }) => (state.data?.figures?.weekly ? RETRY_MS : false),
  })

/** A fund beside another one; `null` where no fund has the code, which is an answer too. */
export const lineQuery = (client: ApiClient, code: number, riskFree?: number) =>
  queryOptions({
    queryKey: ['fund-line', code, riskFree ?? null],
    queryFn: async () => {
      const { fundLine } = await contract()
      return client
        .call(fundLine, undefined, { params: { code: String(code) }, ...asQuery(riskFree) })
        .catch((error: unknown) => {
          if (error instanceof AppError && error.code === 'not-found') return null
          throw error
        })
    },
    staleTime: STALE_MS,
  })

/** Every published value that can be true, for charts and plans. It is fetched when somebody reaches for one, and kept as they allow. */
export const historyQuery = (client: ApiClient, code: number) =>
  queryOptions<Series>({
    queryKey: ['fund-values', code],
    queryFn: async () => {
      const [{ fundHistory }, { cleanSeriesIn }] = await Promise.all([
        contract(),
        import('#domain/packs/clean-series.ts'),
      ])
      const { bytes, badPoints } = await client.call(fundHistory, undefined, { params: { code: String(code) } })
      return cleanSeriesIn(
        Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0)),
        badPoints,
      )
    },
    structuralSharing: false,
    ...persisted('funds'),
  })

/** The same of several funds, ready to be drawn: of those that could be had. */
export const drawnQuery = (client: ApiClient, codes: readonly number[]) =>
  queryOptions({
    queryKey: ['fund-drawn', codes],
    queryFn: async ({ client: queries }) => {
      const drawn = async (code: number) => [code, await queries.ensureQueryData(historyQuery(client, code))] as const
      const [own, ...others] = await Promise.allSettled(codes.map(drawn))
      if (own?.status === 'rejected') throw own.reason
      return new Map([own, ...others].flatMap((one) => (one?.status === 'fulfilled' ? [one.value] : [])))
    },
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
    structuralSharing: false,
  })

/** What may be meant by a code that nobody has. */
export async function nearFunds(client: ApiClient, code: string) {
  // A code may begin with a nought in an address, but none does.
  if (!/^[1-9]/.test(code)) return []
  const { nearFunds } = await contract()
  const { near } = await client.call(nearFunds, undefined, { params: { code } }).catch(() => ({ near: [] }))
  return near
}
