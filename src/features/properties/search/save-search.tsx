import { useState } from 'react'
import { ownToasts } from '#catalogue/toasts.ts'
import type { ListingSearch } from '#domain/property/listing-query.ts'
import { searchInWords } from '#domain/property/search-in-words.ts'
import { userOf, useSession } from '#platform/session/session.ts'
import { Button } from '#ui/controls/button.tsx'
import { toast } from '#ui/layers/toast.ts'
import { useSavedSearches } from '../bell/use-saved-searches.ts'
import { savedQueryOf } from '../saved/saved-query.ts'

/** Saves the search on screen in this browser. */
export function SaveSearch({ search }: { readonly search: ListingSearch }) {
  const { searches } = useSavedSearches(userOf(useSession())?.uid)
  const [busy, setBusy] = useState(false)
  const query = savedQueryOf(search)
  const isSaved = searches.some((one) => one.query === query)
  const save = async () => {
    setBusy(true)
    try {
      const { saveSearch } = await import('../saved/index.ts')
      await saveSearch(searchInWords(search), query)
    } catch {
      toast(ownToasts.searchNotSaved, { tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  if (isSaved) return <p className="saved-note">Search saved</p>
  return (
    <Button className="button-quiet button-small with-scripts" busy={busy} onClick={() => void save()}>
      Save this search
    </Button>
  )
}
