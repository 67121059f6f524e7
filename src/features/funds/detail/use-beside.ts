import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ComparedFund } from '#domain/funds/fund-details.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { lineQuery } from './fund-details-queries.ts'

/** One code of `with`: a fund, an unknown code (`null`), or still loading. */
export type Beside = { readonly fund: ComparedFund | null | undefined; readonly failed: boolean }

/**
 * Compared funds in URL order, referentially stable. One query each: useQueries would add to every page's first script,
 * and there are at most three.
 */
export function useBeside(client: ApiClient, codes: readonly number[], riskFree: number | undefined): Beside[] {
  const first = useOne(client, codes[0], riskFree)
  const second = useOne(client, codes[1], riskFree)
  const third = useOne(client, codes[2], riskFree)
  const count = codes.length
  return useMemo(() => [first, second, third].slice(0, count), [first, second, third, count])
}

function useOne(client: ApiClient, code: number | undefined, riskFree: number | undefined): Beside {
  const { data, isError } = useQuery({ ...lineQuery(client, code ?? 0, riskFree), enabled: code !== undefined })
  return useMemo(() => ({ fund: data, failed: isError && data === undefined }), [data, isError])
}
