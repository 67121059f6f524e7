import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import type { ComparedFund } from '#domain/fund-sheet.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { lineQuery } from './fund-sheet-queries.ts'

/** One code of `with`: a fund, one that nobody has (`null`), or nothing yet. */
export type Beside = { readonly fund: ComparedFund | null | undefined; readonly failed: boolean }

const combine = (results: UseQueryResult<ComparedFund | null>[]): Beside[] =>
  results.map(({ data, isError }) => ({ fund: data, failed: isError && data === undefined }))

/** What stands beside a fund, in the order of the address. The same as long as nothing new came. */
export const useBeside = (client: ApiClient, codes: readonly number[], riskFree: number | undefined) =>
  useQueries({ queries: codes.map((code) => lineQuery(client, code, riskFree)), combine })
