import { useMemo, useState } from 'react'
import { keyTable } from '#catalogue/storage-keys.ts'
import type { SavedArticle } from '#domain/keeping/article.ts'
import type { NewsSearch } from '#domain/news/news-search.ts'
import { shownStories } from '#domain/news/shown-stories.ts'
import { type Session, userOf } from '#platform/session/session.ts'
import { setRead, useReadMarks } from '../marks/use-read-marks.ts'
import { type ListedStory, storyPath } from '../story-parts.tsx'
import { NewsDensity } from './news-density.tsx'
import { LoadingStories, NothingSaved, SavedNeedsSignIn } from './news-states.tsx'
import { StoryList } from './story-list.tsx'
import { useStoryKeys } from './use-story-keys.ts'

export type SavedList = {
  /** Newest first. */
  readonly items: readonly SavedArticle[]
  readonly has: (id: string) => boolean
  readonly save: (story: ListedStory, saved: boolean) => void
}

type Props = {
  readonly session: Session
  readonly saved: SavedList
  readonly search: NewsSearch
  readonly onOpen: (address: string) => void
}

const noWords = keyTable.newsWords.default

/** From this browser's storage alone, so it works without a network. */
export function SavedStories({ session, saved, search, onOpen }: Props) {
  const uid = userOf(session)?.uid
  const isRead = useReadMarks(uid)
  const { stories } = useMemo(
    () => shownStories(saved.items, { ...(search.q && { q: search.q }) }, noWords),
    [saved.items, search.q],
  )
  const [openedAt] = useState(() => new Date().toISOString())
  useStoryKeys({
    onOpen: (id) => onOpen(storyPath(id)),
    onSave: (id) => {
      const story = saved.items.find((each) => each.id === id)
      if (story) saved.save(story, true)
    },
    onMark: (id) => setRead(uid, id, !isRead(id)),
  })
  if (session === 'loading')
    return (
      <>
        <noscript>
          <p>Saved articles need JavaScript: they are in this browser, not on the server.</p>
        </noscript>
        <LoadingStories />
      </>
    )
  if (uid === undefined) return <SavedNeedsSignIn />
  if (stories.length === 0) return <NothingSaved filtered={saved.items.length > 0} />
  return (
    <>
      <div className="news-folio">
        <p className="text-ink-2">
          {saved.items.length === 1 ? '1 article' : `${saved.items.length} articles`}, kept in this browser
        </p>
        <div className="news-look with-scripts">
          <NewsDensity />
        </div>
      </div>
      <div className="news-columns">
        <StoryList
          heading="Saved articles"
          stories={stories}
          asOf={openedAt}
          isRead={isRead}
          isSaved={saved.has}
          onSave={saved.save}
        />
      </div>
    </>
  )
}
