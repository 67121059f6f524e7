import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { BesideRef, StockPageSearch } from '#domain/stocks/stock-page-query.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { besideQuery, type Compared } from './stock-queries.ts'

/** One of `with`: what it is, an unknown id (`null`), or still loading. */
export type Beside = { readonly ref: BesideRef; readonly found: Compared | null | undefined; readonly failed: boolean }

/** In URL order, referentially stable. One query each: there are at most three. */
export function useBeside(client: ApiClient, refs: readonly BesideRef[], search: StockPageSearch): Beside[] {
  const first = useOne(client, refs[0], search)
  const second = useOne(client, refs[1], search)
  const third = useOne(client, refs[2], search)
  return useMemo(() => [first, second, third].flatMap((one) => (one ? [one] : [])), [first, second, third])
}

const NONE: BesideRef = { kind: 'stock', id: '' }

function useOne(client: ApiClient, ref: BesideRef | undefined, search: StockPageSearch): Beside | undefined {
  const { data, isError } = useQuery({ ...besideQuery(client, ref ?? NONE, search), enabled: ref !== undefined })
  return useMemo(() => ref && { ref, found: data, failed: isError && data === undefined }, [ref, data, isError])
}
