import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isReached } from '#domain/target.ts'
import type { FundItem } from '#domain/wishlist.ts'
import { useStoredData } from './storage/use-stored-data.ts'

/** A followed fund whose target was crossed, by a value of a day. */
export type Reached = Pick<FundItem, 'schemeCode' | 'name' | 'currency'> & {
  readonly target: number
  readonly price: number
  readonly date: string
}

const HOUR_MS = 3_600_000

/** Read out of the packs that everybody gets, and only where somebody has a target. What cannot be read or had counts as nothing. */
export function useReachedTargets(uid: string | undefined): readonly Reached[] {
  const list = useStoredData('fundWishlist', uid)
  const aims = useMemo(() => aimsOf(list), [list])
  const codes = aims.map(({ schemeCode }) => schemeCode)
  const { data } = useQuery({
    queryKey: ['latest', codes],
    queryFn: async () => (await import('./market/market.ts')).latestOf(codes),
    enabled: codes.length > 0,
    networkMode: 'always',
    staleTime: HOUR_MS,
  })
  return useMemo(
    () =>
      aims.flatMap(({ schemeCode, name, currency, price, target }) => {
        const now = data?.find(({ code }) => String(code) === schemeCode)
        if (!now || target === null || !isReached({ price, target }, now)) return []
        return [{ schemeCode, name, currency, target, price: now.price, date: now.date }]
      }),
    [aims, data],
  )
}

type Aim = Pick<FundItem, 'schemeCode' | 'name' | 'currency' | 'price' | 'target'>

function aimsOf(list: unknown): readonly Aim[] {
  return Array.isArray(list) ? list.map((entry) => entry?.item).filter(isAim) : []
}

/** Light enough for every page; the list's own schema is not here. */
function isAim(item: Partial<Aim> | null | undefined): item is Aim {
  return (
    /^\d{1,9}$/.test(item?.schemeCode ?? '') &&
    typeof item?.name === 'string' &&
    typeof item.currency === 'string' &&
    typeof item.price === 'number' &&
    typeof item.target === 'number'
  )
}
