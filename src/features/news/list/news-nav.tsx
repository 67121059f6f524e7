import type { MouseEvent } from 'react'
import { newsCategories } from '#catalogue/news.ts'
import { searchText } from '#domain/api/search-text.ts'
import type { NewsSearch } from '#domain/news/news-search.ts'
import { isPlainPress } from '#ui/controls/plain-press.ts'

type Props = {
  readonly search: NewsSearch
  readonly saved: number
  readonly onSearch: (search: NewsSearch) => void
}

export const newsAddress = (search: NewsSearch) => {
  const query = searchText(search)
  return query === '' ? '/news' : `/news?${query}`
}

const categories = Object.entries(newsCategories) as [keyof typeof newsCategories, string][]

/** The sections of the paper, and what the reader saved. Plain links: they work without scripts. */
export function NewsNav({ search, saved, onSearch }: Props) {
  const { tab, category, more: _, ...others } = search
  const link = (label: string, to: NewsSearch, current: boolean) => (
    <a
      href={newsAddress(to)}
      className="news-section"
      aria-current={current ? 'page' : undefined}
      onClick={(event) => follow(event, () => onSearch(to))}
    >
      {label}
    </a>
  )
  return (
    <nav aria-label="News sections" className="news-nav">
      <ul className="news-sections">
        <li>{link('All topics', others, !tab && category === undefined)}</li>
        {categories.map(([name, label]) => (
          <li key={name}>{link(label, { ...others, category: name }, !tab && category === name)}</li>
        ))}
      </ul>
      {link(saved > 0 ? `Saved (${saved})` : 'Saved', { tab: 'saved' }, tab === 'saved')}
    </nav>
  )
}

function follow(event: MouseEvent, act: () => void) {
  if (!isPlainPress(event)) return
  event.preventDefault()
  act()
}
