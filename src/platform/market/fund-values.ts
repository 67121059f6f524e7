import { queryOptions } from '@tanstack/react-query'
import type { Series } from '#domain/measures/series.ts'
import type { ApiClient } from '../api/api-client.ts'
import { persisted } from '../api/query-cache.ts'

/** A fund's cleaned daily history. Imported late: pages come with their data, and the contract pulls in zod. */
export async function fundValues(client: ApiClient, code: number): Promise<Series> {
  const [{ fundsApi }, { cleanSeriesIn }] = await Promise.all([
    import('#domain/api/funds-contract.ts'),
    import('#domain/packs/clean-series.ts'),
  ])
  const { bytes, badPoints } = await client.call(fundsApi.fundHistory, undefined, { params: { code: String(code) } })
  return cleanSeriesIn(
    Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0)),
    badPoints,
  )
}

/** For charts and plans: loaded on interaction and cached as consented. */
export const historyQuery = (client: ApiClient, code: number) =>
  queryOptions<Series>({
    queryKey: ['fund-values', code],
    queryFn: () => fundValues(client, code),
    structuralSharing: false,
    ...persisted('funds'),
  })
