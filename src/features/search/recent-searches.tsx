import { useMemo } from 'react'
import type { RecentSearch } from '#domain/kept/recent-search.ts'
import { useStoredData } from '#platform/kept/use-stored-data.ts'
import { userOf, useSession } from '#platform/session/session.ts'

/** Loaded on demand: the store pulls in zod. */
const store = () => import('./recent-store.ts')

/** The signed-in person's recent searches in this browser, and how to add one. */
export function useRecentSearches(about: RecentSearch['about']) {
  const uid = userOf(useSession())?.uid
  const kept = useStoredData('recentSearches', uid)
  const recent = useMemo(() => (Array.isArray(kept) ? kept.flatMap((one) => wordsOf(one, about)) : []), [kept, about])
  return {
    recent,
    remember: (words: string) =>
      void (uid && words && store().then(({ rememberSearch }) => rememberSearch(uid, about, words))),
    forget: () => void (uid && store().then(({ forgetSearches }) => forgetSearches(uid, about))),
  }
}

function wordsOf(one: unknown, about: string): string[] {
  if (typeof one !== 'object' || one === null || !('about' in one) || !('words' in one)) return []
  return one.about === about && typeof one.words === 'string' ? [one.words] : []
}

type Props = {
  readonly recent: readonly string[]
  readonly onChoose: (words: string) => void
  readonly onForget: () => void
}

export function RecentSearches({ recent, onChoose, onForget }: Props) {
  return (
    <p className="recent-searches">
      <span>Recent</span>
      {recent.map((words) => (
        <button key={words} type="button" className="chip" onClick={() => onChoose(words)}>
          {words}
        </button>
      ))}
      <button type="button" className="recent-forget" onClick={onForget}>
        Clear recent searches
      </button>
    </p>
  )
}
