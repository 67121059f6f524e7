import { useState } from 'react'
import type { ListingSearch } from '#domain/property/listing-query.ts'
import { searchInWords } from '#domain/property/search-in-words.ts'
import type { ViewsProps } from '#features/search/index.ts'
import { userOf, useSession } from '#platform/session/session.ts'
import { Button } from '#ui/controls/button.tsx'
import { useSavedSearches } from '../bell/index.ts'
import { savedQueryOf } from '../saved/saved-query.ts'
import { SavedList } from './saved-list.tsx'

/** Saved searches, and saving this one. They stay in this browser. */
export function SavedBar({ search }: ViewsProps) {
  const uid = userOf(useSession())?.uid
  const { searches } = useSavedSearches(uid)
  const [busy, setBusy] = useState(false)
  const asked = search as ListingSearch
  const query = savedQueryOf(asked)
  const isSaved = searches.some((one) => one.query === query)
  const save = async () => {
    setBusy(true)
    const { saveSearch } = await import('../saved/index.ts')
    await saveSearch(searchInWords(asked), query).finally(() => setBusy(false))
  }
  return (
    <div className="saved-bar with-scripts">
      {uid && searches.length > 0 && <SavedList uid={uid} searches={searches} current={query} />}
      {isSaved ? (
        <p className="saved-note">This search is saved</p>
      ) : (
        <Button look="quiet" className="button-quiet button-small" busy={busy} onClick={() => void save()}>
          Save this search
        </Button>
      )}
    </div>
  )
}
