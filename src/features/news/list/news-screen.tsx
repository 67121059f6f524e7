import './news.css'
import { type MouseEvent, type ReactNode, useMemo, useRef } from 'react'
import { type NewsSearch, newsSearch } from '#domain/news/news-search.ts'
import type { Story } from '#domain/news/story.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { useLateItems } from '#platform/kept/use-late-items.ts'
import { useSearchShortcut } from '#platform/kept/use-shortcut.ts'
import { userOf, useSession } from '#platform/session/session.ts'
import { isPlainPress } from '#ui/controls/plain-press.ts'
import { useWords } from '#ui/controls/use-words.ts'
import { useStable } from '#ui/data/use-stable.ts'
import { toggleSaved } from '../marks/saved-articles.ts'
import type { ListedStory } from '../story-parts.tsx'
import { Headlines } from './headlines.tsx'
import { NewsNav } from './news-nav.tsx'
import { NewsTools } from './news-tools.tsx'
import { SavedStories } from './saved-stories.tsx'

export type NewsScreenProps = {
  readonly client: ApiClient
  readonly search: NewsSearch
  /** Sections and filters are history entries; typing replaces the current one. */
  readonly onSearch: (search: NewsSearch, step: 'change' | 'replace') => void
  readonly onOpen: (address: string) => void
  /** Slots filled by other features: stories about what the reader follows, and where the reader is. */
  readonly followed?: ((stories: readonly Story[]) => ReactNode) | undefined
  readonly place?: ReactNode
  /** The reader's country, if known: its news are read too, and local news are of it. */
  readonly near?: string | undefined
}

/** The news: sections, search, headlines and saved articles. */
export function NewsScreen({ client, search, onSearch, onOpen, followed, place, near }: NewsScreenProps) {
  const session = useSession()
  const uid = userOf(session)?.uid
  const box = useRef<HTMLInputElement>(null)
  const [words, field] = useWords(search.q, (q) => onSearch(newsSearch({ ...search, q, more: undefined }), 'replace'))
  const asked = words === (search.q ?? '') ? search : newsSearch({ ...search, q: words, more: undefined })
  const items = useLateItems('savedNews', uid)
  const ids = useMemo(() => new Set(items.map(({ id }) => id)), [items])
  const save = useStable((story: ListedStory, saved: boolean) => {
    void toggleSaved(client, story, { uid, saved })
  })
  const saved = { items, has: (id: string) => ids.has(id), save }
  const change = (next: NewsSearch) => onSearch(next, 'change')
  useSearchShortcut(box)

  const openLink = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.story-link') : null
    if (!link || !isPlainPress(event)) return
    event.preventDefault()
    onOpen(link.pathname)
  }
  return (
    <div className="news" onClickCapture={openLink}>
      <NewsNav search={search} saved={items.length} onSearch={change} />
      <NewsTools search={search} box={box} field={field} onSearch={change} />
      {search.tab === 'saved' ? (
        <SavedStories session={session} saved={saved} search={asked} onOpen={onOpen} />
      ) : (
        <Headlines
          client={client}
          uid={uid}
          search={asked}
          saved={saved}
          near={near}
          onSearch={onSearch}
          onOpen={onOpen}
          followed={followed}
          place={place}
        />
      )}
    </div>
  )
}
