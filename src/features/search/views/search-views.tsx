import './search-views.css'
import type { MouseEvent } from 'react'
import { isPlainPress } from '#ui/controls/plain-press.ts'
import { addressOf } from '../result-pages.tsx'
import type { ListSearch, ViewsProps } from '../search-kind.ts'

export type SearchView = { readonly label: string; readonly search: ListSearch }

type Props = ViewsProps & { readonly path: string; readonly views: readonly SearchView[] }

/** Ready-made searches as plain links. */
export function SearchViews({ path, views, search, onView }: Props) {
  const press = (event: MouseEvent, view: SearchView) => {
    if (!isPlainPress(event)) return
    // The screen would open it as a page of its own.
    event.stopPropagation()
    event.preventDefault()
    onView(view.search)
  }
  return (
    <nav className="finder-views" aria-label="Ready-made views">
      {views.map((view) => {
        const address = addressOf(path, view.search)
        return (
          <a
            key={view.label}
            href={address}
            className="chip"
            aria-current={address === addressOf(path, search) ? 'page' : undefined}
            onClick={(event) => press(event, view)}
          >
            {view.label}
          </a>
        )
      })}
    </nav>
  )
}
