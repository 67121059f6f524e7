import type { ListingSearch } from '#domain/property/listing-query.ts'
import type { ViewsProps } from '#features/search/index.ts'
import { userOf, useSession } from '#platform/session/session.ts'
import { useLate } from '#ui/data/use-late.ts'
import { useSavedSearches } from '../bell/use-saved-searches.ts'
import { savedQueryOf } from '../saved/saved-query.ts'

const loadList = () => import('./saved-list.tsx').then(({ SavedList }) => SavedList)

/** The person's saved searches, if there are any. */
export function SavedBar({ search }: ViewsProps) {
  const uid = userOf(useSession())?.uid
  const { searches } = useSavedSearches(uid)
  const list = useLate(loadList, searches.length > 0)
  if (!uid || searches.length === 0 || !list.Component) return null
  return <list.Component uid={uid} searches={searches} current={savedQueryOf(search as ListingSearch)} />
}
