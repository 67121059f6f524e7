import { useMemo } from 'react'
import { useStoredData } from '#platform/kept/use-stored-data.ts'
import { userOf, useSession } from '#platform/session/session.ts'

/** The store brings its schema, so it comes when it is needed. */
const store = () => import('./recent-store.ts')

/** What somebody searched for before, in this browser; and how a search is remembered. Nobody's searches are kept for strangers. */
export function useRecentSearches() {
  const uid = userOf(useSession())?.uid
  const kept = useStoredData('recentSearches', uid)
  const recent = useMemo(() => (Array.isArray(kept) ? kept.flatMap(wordsOf) : []), [kept])
  return {
    recent,
    remember: (words: string) =>
      void (uid && words && store().then(({ rememberSearch }) => rememberSearch(uid, words))),
    forget: () => void (uid && store().then(({ forgetSearches }) => forgetSearches(uid))),
  }
}

function wordsOf(one: unknown): string[] {
  if (typeof one !== 'object' || one === null || !('about' in one) || !('words' in one)) return []
  return one.about === 'funds' && typeof one.words === 'string' ? [one.words] : []
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
