import './followed.css'
import { useMemo } from 'react'
import { subjectsIn } from '#domain/news/followed-lists.ts'
import { headlineMatcher } from '#domain/news/match-headlines.ts'
import type { StoredLists } from '#domain/news/stored-lists.ts'
import type { Story } from '#domain/news/story.ts'
import { MatchedStories } from './matched-stories.tsx'

type Props = { readonly lists: StoredLists; readonly stories: readonly Story[] }

const SHOWN = 5

/** The headlines about entries of the wishlist, cities of favourite properties and goals. */
export function AboutFollowed({ lists, stories }: Props) {
  const match = useMemo(() => headlineMatcher(subjectsIn(lists)), [lists])
  const found = useMemo(
    () =>
      stories.flatMap((story) => {
        const about = match(story)
        return about.length > 0 ? [{ story, about }] : []
      }),
    [match, stories],
  )
  const [first, rest] = [found.slice(0, SHOWN), found.slice(SHOWN)]
  return (
    <section className="followed" aria-labelledby="followed-title">
      <h2 id="followed-title" className="section-title followed-title">
        About what you follow
      </h2>
      {found.length === 0 ? (
        <p className="text-ink-2">
          None of these headlines names anything in your wishlist or a city of your favourites.
        </p>
      ) : (
        <MatchedStories matched={first} />
      )}
      {rest.length > 0 && (
        <details>
          <summary>{rest.length} more</summary>
          <MatchedStories matched={rest} />
        </details>
      )}
      <p className="followed-hint">Found in this browser. The server does not know what you follow.</p>
    </section>
  )
}
