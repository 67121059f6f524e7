import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { constants } from '#catalogue/constants.ts'
import { followsSomething, type StoredLists } from '#domain/news/stored-lists.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { useOnline } from '#platform/browser/use-online.ts'
import { usePageVisible } from '#ui/layers/use-page-visible.ts'
import { useLastSeen } from '../followed/use-news-seen.ts'
import { useStoredLists } from '../followed/use-stored-lists.ts'
import { useNear } from '../place/use-near.ts'
import type { FollowedHeadline } from './followed-headlines.ts'

const NONE: readonly FollowedHeadline[] = []
/** The page comes first. */
const WAIT_MS = 4_000
const DAY_MS = 24 * 60 * 60 * 1000
const RETRY_MS = constants.newsRefreshMinutes * 60_000

type Due = { readonly lists: StoredLists; readonly at: number | undefined }

/**
 * How many headlines about what a person follows are newer than their last look at the news. Those who follow nothing
 * cause no request; for others the list is asked for at most once per refresh interval and tab. Paused in hidden tabs
 * and offline, as on the news page.
 */
export function useUnseenHeadlines(uid: string | undefined, client: ApiClient): number {
  const lists = useStoredLists(uid)
  const follows = followsSomething(lists)
  const queries = useQueryClient()
  const near = useNear(uid)
  const lastSeen = useLastSeen(uid)
  const [known, setKnown] = useState({ uid, found: NONE })
  const visible = usePageVisible()
  const online = useOnline()
  const due = useRef<Due>(undefined)
  useEffect(() => {
    if (uid === undefined || !follows || !visible || !online) return
    let gone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const askAt = (at: number | undefined) => {
      due.current = { lists, at }
      if (at === undefined || gone) return
      timer = setTimeout(ask, Math.max(WAIT_MS, at - Date.now()))
    }
    const ask = () => {
      import('./followed-headlines.ts')
        .then(({ followedHeadlines }) => followedHeadlines({ uid, lists, client, queries, near }))
        .then(
          ({ found, dueAt }) => {
            if (gone) return
            setKnown({ uid, found })
            askAt(dueAt)
          },
          // Refused: the bell is silent.
          () => gone || askAt(Date.now() + RETRY_MS),
        )
    }
    // Shown or online again: what was due is still due, and nothing before.
    askAt(due.current?.lists === lists ? due.current.at : 0)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [uid, lists, follows, client, queries, near, visible, online])
  if (known.uid !== uid || !follows) return 0
  return countSince(known.found, lastSeen)
}

/** Who never saw the news is told of the last day. */
function countSince(found: readonly FollowedHeadline[], lastSeen: number | undefined): number {
  const newest = found.reduce((last, { at }) => Math.max(last, at), 0)
  const since = lastSeen ?? newest - DAY_MS
  return found.filter(({ at }) => at > since).length
}
