import type { z } from 'zod'
import { ownToasts } from '#catalogue/toasts.ts'
import { add, change, itemsOf } from '#domain/kept/kept-list.ts'
import { savedSearch } from '#domain/property/saved-search.ts'
import { savedSearchLimits } from '#domain/property/saved-search-limits.ts'
import { knownOf } from '#domain/property/search-news.ts'
import { plainLine } from '#domain/text/typed-text.ts'
import { itemsNow } from '#platform/kept/kept-lists.ts'
import { createListCommands } from '#platform/kept/list-commands.ts'
import { settledSession } from '#platform/session/settled-session.ts'
import { listToasts } from '#ui/layers/list-toasts.ts'
import { findAll } from './find-all.ts'
import { searchOf } from './saved-query.ts'

const searches = createListCommands({
  list: 'savedSearches',
  toasts: listToasts,
  sentences: { removed: ownToasts.searchRemoved },
})

/** May come from storage after a redirect: validated. */
const wantedSearch = savedSearch.pick({ name: true, query: true, known: true })

const addSearch = searches.adding<z.infer<typeof wantedSearch>>({
  action: 'save-search',
  schema: wantedSearch,
  put: (list, wanted, { id, now }) => {
    const known = itemsOf(list)
    const isThere = known.some(({ query }) => query === wanted.query)
    if (isThere || known.length >= savedSearchLimits.searches) return list
    return add(list, id, { ...wanted, id, createdAt: now, lookedAt: now }, 'first', now)
  },
  sentences: {
    signedOut: ownToasts.searchesSignedOut,
    added: ownToasts.searchSaved,
    alreadyThere: ownToasts.alreadyThere,
  },
})

/** With what it finds now, so that everything later is news: without the listings nothing is saved. */
export async function saveSearch(name: string, query: string): Promise<boolean> {
  const session = await settledSession()
  if (session !== 'signed-out' && isFull(session.uid, query)) {
    listToasts.refuse(ownToasts.searchesFull)
    return false
  }
  const found = await findAll(searchOf(query)).catch(() => undefined)
  if (found) return addSearch({ name, query, known: knownOf(found) })
  listToasts.refuse(ownToasts.searchNotSaved)
  return false
}

function isFull(uid: string, query: string): boolean {
  const known = itemsNow('savedSearches', uid)
  return known.length >= savedSearchLimits.searches && !known.some((one) => one.query === query)
}

export const renameSearch = (uid: string, id: string, typed: string): Promise<void> => {
  const name = plainLine(typed).slice(0, savedSearchLimits.name)
  return searches.change(
    uid,
    (list, now) => (name ? change(list, id, (saved) => ({ ...saved, name }), now) : list),
    ownToasts.searchRenamed,
  )
}

export const removeSearch = (uid: string, id: string): Promise<void> => searches.remove(uid, [id])

/** Its results have been shown: what they are now is no news any more. */
export const markLooked = (uid: string, id: string, found: Parameters<typeof knownOf>[0]): Promise<void> =>
  searches.change(uid, (list, now) =>
    change(list, id, (saved) => ({ ...saved, lookedAt: now, known: knownOf(found) }), now),
  )
