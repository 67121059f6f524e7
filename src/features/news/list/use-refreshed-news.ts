import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { errorToasts } from '#catalogue/errors.ts'
import { successToasts } from '#catalogue/toasts.ts'
import type { NewsChoice } from '#domain/news/news-choice.ts'
import type { Story } from '#domain/news/story.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { forgetErrors, toast } from '#ui/layers/toast.ts'
import { type KnownNews, newsQuery, readNews } from '../news-queries.ts'
import { confirmed, isOver, newerThan, newStories } from './newer-news.ts'
import { useAutoRefresh } from './use-auto-refresh.ts'

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
    const keep = (news: KnownNews) => queries.setQueryData(options.queryKey, news)
    // Where nothing is shown, nothing moves.
    if (!known || known.answer.stories.length === 0) return keep(next)
    if (next === (offered ?? known)) return keep(confirmed(known, new Date()))
    const { offer: isOffer, told } = newerThan(next, known, offered)
    if (!isOffer) {
      setOffer(undefined)
      return keep({ tag: next.tag, answer: { ...next.answer, stories: known.answer.stories } })
    }
    setOffer({ key, next })
    if (!told) toast(successToasts.newsUpdated)
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
  const nextAt = known?.answer.nextAt
  const { dataUpdatedAt } = query
  // Also a copy from the store, whose age is known a moment after it. As of its first render: an effect may come late.
  const isOld = useMemo(
    () => nextAt !== undefined && isOver(nextAt, dataUpdatedAt, Date.now()),
    [nextAt, dataUpdatedAt],
  )
  useEffect(() => {
    if (isOld) void refresh()
  }, [isOld, refresh])
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
