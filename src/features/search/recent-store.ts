import { forget, type RecentSearch, remember } from '#domain/kept/recent-search.ts'
import { openKept } from '#platform/kept/kept.ts'
import { recentSearchesKind } from '#platform/kept/kinds.ts'

type About = RecentSearch['about']

export const rememberSearch = (uid: string, about: About, words: string) =>
  openKept(recentSearchesKind, uid).update((all) => remember(all, about, words))

export const forgetSearches = (uid: string, about: About) =>
  openKept(recentSearchesKind, uid).update((all) => forget(all, about))
