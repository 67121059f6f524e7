import type { QuotesSearch } from '#domain/api/page-search.ts'
import type { Quote } from '#domain/keeping/quote.ts'
import { searchQuotes } from '#domain/keeping/quote-rules.ts'
import { Button } from '#ui/controls/button.tsx'
import { SearchBar } from '#ui/controls/search-bar.tsx'
import { Segments } from '#ui/controls/segments.tsx'
import { useWords } from '#ui/controls/use-words.ts'
import { PathPicture } from '#ui/data/pictures.tsx'
import { EmptyState } from '#ui/data/state.tsx'
import { QuoteRow } from './quote-row.tsx'

type Props = {
  readonly uid: string
  readonly quotes: readonly Quote[]
  readonly search: QuotesSearch
  readonly onSearch: (search: QuotesSearch) => void
  readonly onAdd: () => void
  readonly onEdit: (quote: Quote) => void
}

const shown = [
  { value: 'all', label: 'All' },
  { value: 'favorites', label: 'Favourites' },
] as const

export function QuoteList({ uid, quotes, search, onSearch, onAdd, onEdit }: Props) {
  const find = (q: string) => onSearch({ ...search, q })
  const [words, field] = useWords(search.q, find)
  const found = searchQuotes(search.favorites ? quotes.filter(({ isFavorite }) => isFavorite) : quotes, words)
  const all = countOf(quotes.length)
  return (
    <section aria-labelledby="all-quotes" className="quote-list">
      <div className="quote-list-head">
        <h2 id="all-quotes" className="section-title">
          Your quotes
        </h2>
        <Button onClick={onAdd}>Add a quote</Button>
      </div>
      <SearchBar
        label="Search"
        placeholder="Word, author or tag"
        field={field}
        count={found.length === quotes.length ? all : `${found.length} of ${all}`}
      >
        <Segments
          label="Show"
          value={search.favorites ? 'favorites' : 'all'}
          options={shown}
          onChange={(which) => onSearch({ q: words, ...(which === 'favorites' && { favorites: true }) })}
        />
      </SearchBar>
      {found.length > 0 ? (
        <ul className="quote-rows">
          {found.map((quote) => (
            <QuoteRow key={quote.id} uid={uid} quote={quote} onEdit={onEdit} onTag={find} />
          ))}
        </ul>
      ) : (
        <NoMatch search={search} onClear={() => onSearch({})} />
      )}
    </section>
  )
}

const countOf = (count: number) => (count === 1 ? '1 quote' : `${count} quotes`)

function NoMatch({ search, onClear }: { readonly search: QuotesSearch; readonly onClear: () => void }) {
  return (
    <EmptyState
      picture={<PathPicture />}
      title={search.q ? 'No quotes found' : 'No favourites yet'}
      action={
        <Button look="quiet" onClick={onClear}>
          Show all quotes
        </Button>
      }
    >
      {search.q
        ? 'All words must appear in the quote, author, source or tags. Try fewer words.'
        : 'Mark a quote with its star. The quote of the day is then one of your favourites.'}
    </EmptyState>
  )
}
