import './followed.css'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { FollowedSubject } from '#domain/news/followed-subject.ts'
import { headlineMatcher } from '#domain/news/match-headlines.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { Button } from '#ui/controls/button.tsx'
import { Loading, SkeletonBlock } from '#ui/data/skeleton.tsx'
import { MatchedStories } from './matched-stories.tsx'
import { useOwnNewsQuery } from './use-own-news-query.ts'

type Props = { readonly client: ApiClient; readonly subject: FollowedSubject }

const SHOWN = 4
const NOBODY: readonly FollowedSubject[] = []

/** From the same list that /news shows: the request says nothing of the instrument. */
export function HeadlinesList({ client, subject: { kind, id, name } }: Props) {
  const { data, error, isFetching, refetch } = useQuery(useOwnNewsQuery(client))
  const found = useMemo(() => {
    const match = headlineMatcher([{ kind, id, name }])
    return (data?.answer.stories ?? []).filter((story) => match(story).length > 0)
  }, [data, kind, id, name])
  if (!data && error)
    return (
      <p>
        The headlines could not be loaded.{' '}
        <Button look="quiet" busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    )
  if (!data)
    return (
      <Loading label="Loading the headlines…">
        <SkeletonBlock className="headlines-coming" />
      </Loading>
    )
  return (
    <div className="followed">
      {found.length === 0 ? (
        <p className="text-ink-2">
          No headlines about <span dir="auto">{name}</span> in the latest {data.answer.stories.length}.
        </p>
      ) : (
        <MatchedStories matched={found.slice(0, SHOWN).map((story) => ({ story, about: NOBODY }))} />
      )}
      <p>
        <a href="/news" className="text-link">
          {found.length > SHOWN ? `${found.length - SHOWN} more in the news` : 'All headlines'}
        </a>
      </p>
    </div>
  )
}
