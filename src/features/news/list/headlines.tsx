import { type ReactNode, useMemo, useState } from 'react'
import { keyTable } from '#catalogue/storage-keys.ts'
import { type NewsSearch, withoutNewsFilters } from '#domain/news/news-search.ts'
import { shownStories } from '#domain/news/shown-stories.ts'
import type { Story } from '#domain/news/story.ts'
import { useLateKept } from '#platform/kept/use-late-kept.ts'
import { setRead, useReadMarks } from '../marks/use-read-marks.ts'
import { choiceFor, defaultPreferences } from '../news-queries.ts'
import { storyPath } from '../story-parts.tsx'
import { ChoicesFold } from './choices-fold.tsx'
import { MoreStories } from './more-stories.tsx'
import { NewsFresh } from './news-fresh.tsx'
import type { NewsScreenProps } from './news-screen.tsx'
import { LoadingStories, NewsFailed, NoHeadlinesYet, NoStories } from './news-states.tsx'
import { NewsOrigin, NewsStatus } from './news-status.tsx'
import type { SavedList } from './saved-stories.tsx'
import { StoryList } from './story-list.tsx'
import { useRefreshedNews } from './use-refreshed-news.ts'
import { useStoryKeys } from './use-story-keys.ts'

type Props = NewsScreenProps & { readonly uid: string | undefined; readonly saved: SavedList }

const AT_ONCE = 24
const NO_STORIES: readonly Story[] = []
const noWords = keyTable.newsWords.default

/** Headlines by the reader's choice: one large, then a dense list. */
export function Headlines({ client, uid, search, saved, near, onSearch, onOpen, followed, place }: Props) {
  const preferences = useLateKept('newsPreferencesKind', uid) ?? defaultPreferences
  const words = useLateKept('newsWordsKind', uid) ?? noWords
  const { query, answer, fresh, show, refresh, refreshState, failed } = useRefreshedNews(
    client,
    choiceFor(search, preferences, near),
    { on: uid !== undefined && preferences.autoRefresh, minutes: preferences.refreshInterval },
  )
  const [showMuted, setShowMuted] = useState(false)
  const shown = useMemo(
    () => shownStories<Story>(answer?.stories ?? NO_STORIES, search, words, showMuted),
    [answer, search, words, showMuted],
  )
  const offered = useMemo(() => shownStories(fresh, search, words).stories.length, [fresh, search, words])
  const isRead = useReadMarks(uid)
  const storyOf = (id: string) => shown.stories.find((story) => story.id === id)
  useStoryKeys({
    onOpen: (id) => onOpen(storyPath(id)),
    onSave: (id) => {
      const story = storyOf(id)
      if (story) saved.save(story, saved.has(id))
    },
    onMark: (id) => setRead(uid, id, !isRead(id)),
  })
  const asideOf = (stories: readonly Story[]): ReactNode => (
    <aside aria-label="For you" className="news-rail">
      {followed?.(stories)}
      {place}
    </aside>
  )

  if (!answer && query.error)
    return <NewsFailed error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
  const isNoneYet = answer?.origin === 'kept' && answer.stories.length === 0 && !failed
  const waits = !answer || (query.isPlaceholderData && shown.stories.length === 0)
  return (
    <>
      {answer && <NewsOrigin news={answer} />}
      <div className="news-folio">
        {answer && !isNoneYet && (
          <NewsStatus news={answer} failed={failed} state={refreshState} onRefresh={() => void refresh()} />
        )}
        <ChoicesFold uid={uid} />
      </div>
      <NewsFresh
        count={offered}
        onShow={() => {
          show()
          focusFirst()
        }}
      />
      <div className="news-columns" data-origin={answer?.origin} aria-busy={query.isPlaceholderData || undefined}>
        {waits ? (
          <LoadingStories />
        ) : isNoneYet ? (
          <NoHeadlinesYet busy={refreshState.phase === 'asking'} onRefresh={() => void refresh()} />
        ) : shown.stories.length === 0 ? (
          <>
            <NoStories
              muted={shown.muted}
              onShowMuted={() => setShowMuted(true)}
              onReset={() => onSearch(withoutNewsFilters(search), 'change')}
            />
            {asideOf(answer.stories)}
          </>
        ) : (
          <StoryList
            heading="Headlines"
            stories={shown.stories.slice(0, AT_ONCE * (1 + (search.more ?? 0)))}
            asOf={answer.asOf}
            keptFor={shown.keptFor}
            isRead={isRead}
            isSaved={saved.has}
            onSave={saved.save}
            lead
            beside={asideOf(answer.stories)}
          />
        )}
      </div>
      <MoreStories
        search={search}
        shown={AT_ONCE * (1 + (search.more ?? 0))}
        all={shown.stories.length}
        muted={showMuted ? 0 : shown.muted}
        onSearch={(next: NewsSearch) => onSearch(next, 'replace')}
        onShowMuted={() => setShowMuted(true)}
      />
    </>
  )
}

/** The pressed button is gone; the reader goes on at the newest story. */
const focusFirst = () => requestAnimationFrame(() => document.querySelector<HTMLElement>('main .story-link')?.focus())
