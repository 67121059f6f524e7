import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { AppError } from '#domain/api/app-error.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { historyQuery } from '#platform/market/fund-values.ts'

/** Imported late: the page comes with its data, and the contract pulls in zod. */
const contract = async () => (await import('#domain/api/funds-contract.ts')).fundsApi

const asQuery = (riskFree: number | undefined) =>
  riskFree === undefined ? {} : { query: { riskFree: String(riskFree) } }

/** A page from the server's cache may be older than it looks; values change daily. */
const STALE_MS = 10 * 60_000
const RETRY_MS = 60_000

/** The fund page's data. `riskFree` as in the URL. */
export const detailsQuery = (client: ApiClient, code: number, riskFree?: number) =>
  queryOptions({
    queryKey: ['fund', code, riskFree ?? null],
    queryFn: async () => {
      const { fund } = await contract()
      return client.call(fund, undefined, { params: { code: String(code) }, ...asQuery(riskFree) })
    },
    staleTime: STALE_MS,
    // The loader has just tried; asking again would delay the error.
    retryOnMount: false,
    placeholderData: keepPreviousData,
    // Polls for daily values while only weekly ones exist.
    refetchInterval: ({ state }) => (state.data?.figures?.weekly ? RETRY_MS : false),
  })

/** A compared fund; `null` if no fund has the code. */
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

/** Histories of several funds, ready to draw; failed ones are left out. */
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

/** Suggestions for an unknown code. */
export async function nearFunds(client: ApiClient, code: string) {
  // Codes have no leading zeros.
  if (!/^[1-9]/.test(code)) return []
  const { nearFunds } = await contract()
  const { near } = await client.call(nearFunds, undefined, { params: { code } }).catch(() => ({ near: [] }))
  return near
}
