import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { subjectsIn } from '#domain/news/followed-lists.ts'
import { headlineMatcher } from '#domain/news/match-headlines.ts'
import { followsSomething } from '#domain/news/stored-lists.ts'
import { useOwnNewsQuery, useStoredLists } from '#features/news/matched/index.ts'
import { Button } from '#ui/controls/button.tsx'
import { SkeletonText } from '#ui/data/skeleton.tsx'
import { OwnCard } from './own-card.tsx'
import type { CardProps } from './own-home.tsx'

const MOST = 5

/** Matched in this browser, in the list that everybody gets. */
export function HeadlinesCard({ uid, client }: CardProps) {
  const lists = useStoredLists(uid)
  const { data, isError, refetch } = useQuery(useOwnNewsQuery(client))
  const found = useMemo(() => {
    if (!data || !followsSomething(lists)) return []
    const match = headlineMatcher(subjectsIn(lists))
    return data.answer.stories.filter((story) => match(story).length > 0)
  }, [data, lists])
  return (
    <OwnCard card="headlines" href="/news" more="All news">
      {found.length === 0 ? (
        <Nothing isWaiting={!data && followsSomething(lists)} isError={isError && !data} retry={() => void refetch()} />
      ) : (
        <ul>
          {found.slice(0, MOST).map(({ id, title, source, language }) => (
            <li key={id} className="mine-goal">
              <a
                href={`/news/${encodeURIComponent(id)}`}
                lang={language.startsWith('en') ? undefined : language}
                dir="auto"
              >
                {title}
              </a>
              <small>{source.name}</small>
            </li>
          ))}
        </ul>
      )}
    </OwnCard>
  )
}

type NothingProps = { readonly isWaiting: boolean; readonly isError: boolean; readonly retry: () => void }

function Nothing({ isWaiting, isError, retry }: NothingProps) {
  if (isError)
    return (
      <p role="status">
        News could not be loaded.{' '}
        <Button look="quiet" onClick={retry}>
          Try again
        </Button>
      </p>
    )
  return isWaiting ? <SkeletonText /> : <p>No headline names anything you follow.</p>
}
