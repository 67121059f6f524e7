import type { ListingSearch } from '#domain/property/listing-query.ts'
import type { ViewsProps } from '#features/search/index.ts'
import { userOf, useSession } from '#platform/session/session.ts'
import { useSavedSearches } from '../bell/index.ts'
import { savedQueryOf } from '../saved/saved-query.ts'
import { SavedList } from './saved-list.tsx'

/** The person's saved searches, if there are any. */
export function SavedBar({ search }: ViewsProps) {
  const uid = userOf(useSession())?.uid
  const { searches } = useSavedSearches(uid)
  if (!uid || searches.length === 0) return null
  return <SavedList uid={uid} searches={searches} current={savedQueryOf(search as ListingSearch)} />
}
