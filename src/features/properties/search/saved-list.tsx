import { useState } from 'react'
import { savedSearchLimits } from '#domain/property/saved-search-limits.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { momentLabel } from '#ui/data/day-label.ts'
import { type StoredSearch, useSearchNews } from '../bell/index.ts'
import { listingSearchPath } from './listing-path.ts'

const store = () => import('../saved/index.ts')

type Props = { readonly uid: string; readonly searches: readonly StoredSearch[]; readonly current: string }

/** The saved searches, with what is new in each since it was last looked at. */
export function SavedList({ uid, searches, current }: Props) {
  const news = useSearchNews(uid)
  return (
    <details className="saved-searches">
      <summary>
        Saved searches ({searches.length}
        {news.length > 0 && `, ${news.length} with news`})
      </summary>
      <ul>
        {searches.map((search) => (
          <SavedRow
            key={search.id}
            uid={uid}
            search={search}
            isCurrent={search.query === current}
            line={news.find(({ id }) => id === search.id)?.line}
          />
        ))}
      </ul>
    </details>
  )
}

type RowProps = {
  readonly uid: string
  readonly search: StoredSearch
  readonly isCurrent: boolean
  readonly line: string | undefined
}

function SavedRow({ uid, search: { id, name, query, lookedAt }, isCurrent, line }: RowProps) {
  const [typed, setTyped] = useState<string>()
  const rename = async (to: string) => {
    setTyped(undefined)
    if (to.trim() && to !== name) await (await store()).renameSearch(uid, id, to)
  }
  if (typed !== undefined)
    return (
      <li className="saved-search">
        <TextField
          label="Name of this search"
          value={typed}
          maxLength={savedSearchLimits.name}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            // The form around it searches.
            if (event.key === 'Enter') event.preventDefault()
            if (event.key === 'Enter') void rename(typed)
            if (event.key === 'Escape') setTyped(undefined)
          }}
        />
        <Button className="button button-small" onClick={() => void rename(typed)}>
          Save name
        </Button>
      </li>
    )
  return (
    <li className="saved-search">
      <a
        href={query ? `${listingSearchPath}?${query}` : listingSearchPath}
        className="text-link"
        aria-current={isCurrent ? 'page' : undefined}
      >
        {name}
      </a>
      <span className="saved-when">{line ?? `Last viewed ${momentLabel(lookedAt)}`}</span>
      <button type="button" className="button-plain button-small" onClick={() => setTyped(name)}>
        Rename<span className="sr-only"> {name}</span>
      </button>
      <button
        type="button"
        className="button-plain button-small"
        onClick={() => void store().then(({ removeSearch }) => removeSearch(uid, id))}
      >
        Remove<span className="sr-only"> {name}</span>
      </button>
    </li>
  )
}
