import { forget, remember } from '#domain/kept/recent-search.ts'
import { openKept } from '#platform/kept/kept.ts'
import { recentSearchesKind } from '#platform/kept/kinds.ts'

export const rememberSearch = (uid: string, words: string) =>
  openKept(recentSearchesKind, uid).update((all) => remember(all, 'funds', words))

export const forgetSearches = (uid: string) => openKept(recentSearchesKind, uid).update((all) => forget(all, 'funds'))
