import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { errorToasts } from '#catalogue/errors.ts'
import { successToasts } from '#catalogue/toasts.ts'
import type { NewsChoice } from '#domain/news/news-choice.ts'
import type { Story } from '#domain/news/story.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { forgetErrors, toast } from '#ui/layers/toast.ts'
import { type KnownNews, newsQuery, readNews } from '../news-queries.ts'
import { useAutoRefresh } from './use-auto-refresh.ts'

/** A list that has been in memory this long is checked when the reader returns to it. */
const OLD_MS = 5 * 60_000

type Offer = { readonly key: string; readonly next: KnownNews }

const NONE: readonly Story[] = []

/** The list as the reader sees it, and newer stories that are offered but not pushed in. */
export function useRefreshedNews(client: ApiClient, choice: NewsChoice, auto: { on: boolean; minutes: number }) {
  const queries = useQueryClient()
  const options = newsQuery(client, choice)
  const query = useQuery(options)
  const key = JSON.stringify(options.queryKey)
  const [offer, setOffer] = useState<Offer>()
  const [failed, setFailed] = useState(false)
  const offered = offer?.key === key ? offer.next : undefined
  const known = query.isPlaceholderData ? undefined : query.data

  const ask = async () => {
    try {
      const next = await readNews(client, choice, offered ?? known)
      // The server could not reach a paper; what is shown is better than that.
      if (next.answer.failed) throw new Error('No paper could be read')
      take(next)
      setFailed(false)
      forgetErrors(errorToasts.news)
    } catch (error) {
      // Once per outage.
      if (!failed) toast(errorToasts.news, { tone: 'error' })
      setFailed(true)
      throw error
    }
  }
  const take = (next: KnownNews) => {
    if (next === (offered ?? known)) return
    if (!known) queries.setQueryData(options.queryKey, next)
    else if (newStories(next, known).length > 0) {
      setOffer({ key, next })
      toast(successToasts.newsUpdated)
    } else {
      const { stories } = known.answer
      queries.setQueryData(options.queryKey, { tag: next.tag, answer: { ...next.answer, stories } })
    }
  }
  const { state, refresh } = useAutoRefresh(ask, auto.on, auto.minutes)

  const show = () => {
    if (offered) queries.setQueryData(options.queryKey, offered)
    setOffer(undefined)
  }
  const answer = query.data?.answer
  const isFailed = answer?.failed === true
  useEffect(() => {
    if (isFailed) toast(errorToasts.news, { tone: 'error' })
  }, [isFailed])
  const [wasOld] = useState(known !== undefined && isOver(known, query.dataUpdatedAt))
  useEffect(() => {
    if (wasOld) void refresh()
  }, [wasOld, refresh])
  return {
    query,
    answer,
    /** New since the list was shown. */
    fresh: offered && known ? newStories(offered, known) : NONE,
    show,
    refresh,
    refreshState: state,
    failed: failed || isFailed,
  }
}

function newStories(next: KnownNews, known: KnownNews): readonly Story[] {
  const ids = new Set(known.answer.stories.map(({ id }) => id))
  return next.answer.stories.filter(({ id }) => !ids.has(id))
}

function isOver({ answer }: KnownNews, fetchedAt: number): boolean {
  const now = Date.now()
  return now - fetchedAt > OLD_MS && now > Date.parse(answer.nextAt)
}
