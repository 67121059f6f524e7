import { useMemo, useState } from 'react'
import { comparedIds, type FavoritesSearch } from '#domain/api/page-search.ts'
import { type FavoriteRow, favoritesAsCsv, inFavoriteOrder, searchFavorites } from '#domain/property/favorite-rows.ts'
import { saveBlob } from '#platform/browser/save-file.ts'
import { localDay } from '#platform/browser/use-today.ts'
import { Button } from '#ui/controls/button.tsx'
import { SelectField } from '#ui/controls/field.tsx'
import { SearchBar } from '#ui/controls/search-bar.tsx'
import { Segments } from '#ui/controls/segments.tsx'
import { useWords } from '#ui/controls/use-words.ts'
import { dateLabel } from '#ui/data/day-label.ts'
import { PathPicture } from '#ui/data/pictures.tsx'
import { EmptyState } from '#ui/data/state.tsx'
import { useStable } from '#ui/data/use-stable.ts'
import { FavoriteCards } from './favorite-cards.tsx'
import { FavoriteCompare } from './favorite-compare.tsx'
import { FavoriteTable } from './favorite-table.tsx'
import { countOf } from './favorite-words.tsx'
import type { ListingCards } from './use-listing-cards.ts'

type Props = {
  readonly uid: string
  readonly rows: readonly FavoriteRow[]
  readonly listings: ListingCards
  readonly search: FavoritesSearch
  readonly onSearch: (search: FavoritesSearch) => void
}

const orders = [
  { value: 'manual', label: 'My order' },
  { value: 'name', label: 'Name' },
  { value: 'added', label: 'Newest' },
  { value: 'price', label: 'Lowest price' },
  { value: 'change', label: 'Largest price drop' },
] as const
const views = [
  { value: 'cards', label: 'Cards' },
  { value: 'table', label: 'Table' },
] as const
const AT_ONCE = 24

export function FavoriteList({ uid, rows, listings, search, onSearch }: Props) {
  const [words, field] = useWords(search.q, (q) => onSearch({ ...search, q }))
  const order = search.sort ?? 'manual'
  const ordered = useMemo(() => inFavoriteOrder(rows, order), [rows, order])
  const find = useMemo(() => searchFavorites(ordered), [ordered])
  const found = useMemo(() => find(words).flatMap((place) => ordered[place] ?? []), [find, words, ordered])
  const [shown, setShown] = useState(AT_ONCE)
  // A removed favourite takes no place in the comparison.
  const compared = useMemo(() => {
    const kept = new Set(rows.map(({ favorite }) => favorite.projectId))
    return comparedIds(search.compare).filter((id) => kept.has(id))
  }, [search.compare, rows])
  const onCompare = useStable((id: string) => {
    const next = compared.includes(id) ? compared.filter((one) => one !== id) : [...compared, id]
    onSearch({ ...search, compare: next.join() })
  })
  const isWhole = order === 'manual' && found.length === rows.length && rows.length > 1
  const [first, last] = [rows[0]?.favorite.projectId ?? '', rows.at(-1)?.favorite.projectId ?? '']
  const ends = useMemo(() => (isWhole ? ([first, last] as const) : null), [isWhole, first, last])
  const List = search.view === 'table' ? FavoriteTable : FavoriteCards
  const all = countOf(rows.length)
  return (
    <>
      <SearchBar
        label="Filter"
        placeholder="Name, place or type"
        field={field}
        count={found.length === rows.length ? all : `${found.length} of ${all}`}
      >
        <SelectField
          label="Order"
          value={order}
          options={orders}
          onChange={({ target }) => onSearch({ ...search, sort: orderIn(target.value) })}
        />
        <Segments
          label="View"
          value={search.view ?? 'cards'}
          options={views}
          onChange={(view) => onSearch({ ...search, view: view === 'table' ? 'table' : undefined })}
        />
      </SearchBar>
      <div className="favorite-tools">
        <Age listings={listings} />
        <button type="button" className="button-quiet button-small" onClick={() => exportCsv(ordered)}>
          Export as CSV
        </button>
      </div>
      <FavoriteCompare
        rows={rows.filter(({ favorite }) => compared.includes(favorite.projectId))}
        onClear={() => onSearch({ ...search, compare: undefined })}
      />
      {found.length > 0 ? (
        <List
          rows={found.slice(0, shown)}
          known={listings.state === 'ready'}
          uid={uid}
          ends={ends}
          compared={compared}
          onCompare={onCompare}
        />
      ) : (
        <EmptyState
          picture={<PathPicture />}
          title="No properties found"
          action={
            <Button look="quiet" onClick={() => onSearch({ ...search, q: undefined })}>
              Show all properties
            </Button>
          }
        >
          All words must appear in the name, place or type. Try fewer words.
        </EmptyState>
      )}
      {found.length > shown && (
        <p className="mt-4">
          <Button look="quiet" onClick={() => setShown(shown + AT_ONCE)}>
            Show more ({found.length - shown})
          </Button>
        </p>
      )}
    </>
  )
}

const orderIn = (value: string) => {
  const order = orders.find((one) => one.value === value)?.value
  return order === 'manual' ? undefined : order
}

/** Where the prices come from, and what to do if they did not come. */
function Age({ listings: { state, day, source, retry } }: { readonly listings: ListingCards }) {
  if (state === 'failed')
    return (
      <p role="status" className="favorite-age">
        Today’s prices could not be loaded; those when saved are shown.{' '}
        <Button look="quiet" onClick={retry}>
          Try again
        </Button>
      </p>
    )
  return (
    <p role="status" className="favorite-age text-ink-2">
      {state === 'loading' && 'Loading today’s prices…'}
      {state === 'ready' &&
        day &&
        `Prices as of ${dateLabel(day)}${source === 'sample' ? ', sample listings' : ''}, looked up in your browser.`}
    </p>
  )
}

/** The BOM tells spreadsheets the encoding. */
function exportCsv(rows: readonly FavoriteRow[]): void {
  const blob = new Blob(['\uFEFF', favoritesAsCsv(rows)], { type: 'text/csv;charset=utf-8' })
  saveBlob(`banyan-properties-${localDay(new Date())}.csv`, blob)
}
