import { useEffect, useMemo, useRef, useState } from 'react'
import type { ListingSearch } from '#domain/property/listing-query.ts'
import type { ListingNews } from '#domain/property/search-news.ts'
import { userOf, useSession } from '#platform/session/session.ts'
import { useSavedSearches } from '../../bell/use-saved-searches.ts'
import { savedQueryOf } from '../saved-query.ts'

const NONE: readonly ListingNews[] = []

/** If the search on screen is a saved one: what is new in it. The marks stay for this visit, the bell stops. */
export function useLook(search: ListingSearch): { readonly newsById: ReadonlyMap<string, ListingNews> } {
  const uid = userOf(useSession())?.uid
  const { searches } = useSavedSearches(uid)
  const query = savedQueryOf(search)
  const saved = searches.find((one) => one.query === query)
  const visit = uid && saved ? `${uid} ${saved.id}` : ''
  const [looked, setLooked] = useState({ visit: '', news: NONE })
  // Looking changes what is stored: the first answer counts.
  const latest = useRef(saved)
  latest.current = saved
  const isDue = visit !== '' && looked.visit !== visit
  useEffect(() => {
    if (!isDue || !uid) return
    let gone = false
    import('./look-at.ts')
      .then(({ lookAt }) => lookAt(uid, latest.current))
      .then(
        (news) => gone || setLooked({ visit, news }),
        // Without the listings nothing is new; the next visit looks again.
        () => {},
      )
    return () => {
      gone = true
    }
  }, [isDue, uid, visit])
  const news = looked.visit === visit ? looked.news : NONE
  return { newsById: useMemo(() => new Map(news.map((one) => [one.id, one])), [news]) }
}
