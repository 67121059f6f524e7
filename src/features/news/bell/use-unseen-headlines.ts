import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { followsSomething } from '#domain/news/stored-lists.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { useLastSeen } from '../followed/use-news-seen.ts'
import { useStoredLists } from '../followed/use-stored-lists.ts'
import { useNear } from '../place/use-near.ts'
import type { FollowedHeadline } from './followed-headlines.ts'

const NONE: readonly FollowedHeadline[] = []
/** The page comes first. */
const WAIT_MS = 4_000
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * How many headlines about what a person follows are newer than their last look at the news. Those who follow nothing
 * cause no request; for others the list is asked for at most once per refresh interval and tab.
 */
export function useUnseenHeadlines(uid: string | undefined, client: ApiClient): number {
  const lists = useStoredLists(uid)
  const follows = followsSomething(lists)
  const queries = useQueryClient()
  const near = useNear(uid)
  const lastSeen = useLastSeen(uid)
  const [known, setKnown] = useState({ uid, found: NONE })
  useEffect(() => {
    if (uid === undefined || !follows) return
    let gone = false
    const timer = setTimeout(() => {
      import('./followed-headlines.ts')
        .then(({ followedHeadlines }) => followedHeadlines({ uid, lists, client, queries, near }))
        .then(
          (found) => gone || setKnown({ uid, found }),
          // Offline or refused: the bell is silent.
          () => {},
        )
    }, WAIT_MS)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [uid, lists, follows, client, queries, near])
  if (known.uid !== uid || !follows) return 0
  return countSince(known.found, lastSeen)
}

/** Who never saw the news is told of the last day. */
function countSince(found: readonly FollowedHeadline[], lastSeen: number | undefined): number {
  const newest = found.reduce((last, { at }) => Math.max(last, at), 0)
  const since = lastSeen ?? newest - DAY_MS
  return found.filter(({ at }) => at > since).length
}
