import { useMemo } from 'react'
import type { StoredLists } from '#domain/news/stored-lists.ts'
import { useStoredData } from '#platform/kept/use-stored-data.ts'

/** What a person follows. It never leaves the browser. */
export function useStoredLists(uid: string | undefined): StoredLists {
  const funds = useStoredData('fundWishlist', uid)
  const stocks = useStoredData('stockWishlist', uid)
  const favorites = useStoredData('propertyFavorites', uid)
  const goals = useStoredData('financialGoals', uid)
  return useMemo(() => ({ funds, stocks, favorites, goals }), [funds, stocks, favorites, goals])
}
