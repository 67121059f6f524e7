import type { NewsSearch } from '#domain/news/news-search.ts'
import { Button } from '#ui/controls/button.tsx'
import { isPlainPress } from '#ui/controls/plain-press.ts'
import { newsAddress } from './news-nav.tsx'

type Props = {
  readonly search: NewsSearch
  readonly shown: number
  readonly all: number
  readonly muted: number
  readonly onSearch: (search: NewsSearch) => void
  readonly onShowMuted: () => void
}

/** The end of the list. How far somebody read is in the address, so that Back returns there. */
export function MoreStories({ search, shown, all, muted, onSearch, onShowMuted }: Props) {
  const next = { ...search, more: (search.more ?? 0) + 1 }
  return (
    <div className="news-end">
      {all > shown && (
        <a
          href={newsAddress(next)}
          className="button-quiet"
          onClick={(event) => {
            if (!isPlainPress(event)) return
            event.preventDefault()
            onSearch(next)
          }}
        >
          Show more ({all - shown})
        </a>
      )}
      {muted > 0 && all > 0 && (
        <p className="news-muted">
          {muted === 1 ? '1 article is hidden' : `${muted} articles are hidden`} by your muted words.{' '}
          <Button className="button-plain button-small" onClick={onShowMuted}>
            Show
          </Button>
        </p>
      )}
    </div>
  )
}
