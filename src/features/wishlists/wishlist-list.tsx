import { useMemo, useState } from 'react'
import type { WishlistSearch } from '#domain/api/page-search.ts'
import type { Wish, WishlistKind } from '#domain/wishlist/wishlist.ts'
import { inOrder, searchWishes, wishesAsCsv } from '#domain/wishlist/wishlist-rules.ts'
import { saveBlob } from '#platform/browser/save-file.ts'
import { localDay } from '#platform/browser/use-today.ts'
import { Button } from '#ui/controls/button.tsx'
import { SearchBar } from '#ui/controls/search-bar.tsx'
import { Segments } from '#ui/controls/segments.tsx'
import { useWords } from '#ui/controls/use-words.ts'
import { PathPicture } from '#ui/data/pictures.tsx'
import { EmptyState } from '#ui/data/state.tsx'
import { PriceNotes } from './price-notes.tsx'
import type { MarketPrices } from './use-prices.ts'
import { WishlistTable } from './wishlist-table.tsx'
import { countOf, wishlistWords } from './wishlist-words.ts'

type Props = {
  readonly kind: WishlistKind
  readonly uid: string
  readonly wishes: readonly Wish[]
  readonly market: MarketPrices
  readonly search: WishlistSearch
  readonly onSearch: (search: WishlistSearch) => void
  readonly onAdd: () => void
  readonly onEdit: (wish: Wish) => void
}

const AT_ONCE = 20
/** Fewer while filtering: each key lays the table out anew. */
const AT_ONCE_FILTERED = 3
const MORE = 50

const orders = [
  { value: 'manual', label: 'My order' },
  { value: 'name', label: 'Name' },
  { value: 'added', label: 'Newest' },
] as const

export function WishlistList({ kind, uid, wishes, market, search, onSearch, onAdd, onEdit }: Props) {
  const [words, field] = useWords(search.q, (q) => onSearch({ ...search, q }))
  const order = search.sort ?? 'manual'
  const ordered = useMemo(() => inOrder(wishes, order), [wishes, order])
  const find = useMemo(() => searchWishes(ordered), [ordered])
  const found = useMemo(() => find(words), [find, words])
  const priced = useMemo(() => wishes.some(({ code }) => market.prices.has(code)), [wishes, market])
  // Long lists are paged; a new filter starts at the first page.
  const [page, setPage] = useState({ of: words, more: 0 })
  const more = page.of === words ? page.more : 0
  const shown = (words.trim() ? AT_ONCE_FILTERED : AT_ONCE) + more
  const listed = useMemo(() => found.slice(0, shown).flatMap((place) => ordered[place] ?? []), [found, shown, ordered])
  const { many } = wishlistWords[kind]
  const all = countOf(kind, wishes.length)
  return (
    <>
      <div className="wishlist-actions">
        <Button onClick={onAdd}>Add a {kind}</Button>
        <Button look="quiet" onClick={() => exportCsv(kind, ordered)}>
          Export as CSV
        </Button>
      </div>
      <SearchBar
        label="Filter"
        placeholder="Name, code or reason"
        field={field}
        count={found.length === wishes.length ? all : `${found.length} of ${all}`}
      >
        <Segments
          label="Order"
          value={order}
          options={orders}
          onChange={(next) => onSearch({ q: words, ...(next !== 'manual' && { sort: next }) })}
        />
      </SearchBar>
      <PriceNotes kind={kind} uid={uid} wishes={wishes} market={market} />
      {found.length > 0 ? (
        <>
          <WishlistTable
            kind={kind}
            uid={uid}
            wishes={listed}
            market={market}
            priced={priced}
            words={words}
            movable={order === 'manual' && found.length === wishes.length ? ordered : []}
            onEdit={onEdit}
          />
          {found.length > shown && (
            <p className="mt-4">
              <Button look="quiet" onClick={() => setPage({ of: words, more: more + MORE })}>
                Show more ({found.length - shown})
              </Button>
            </p>
          )}
        </>
      ) : (
        <EmptyState
          picture={<PathPicture />}
          title={`No ${many} found`}
          action={
            <Button look="quiet" onClick={() => onSearch({})}>
              Show all {many}
            </Button>
          }
        >
          All words must appear in the name, code or reason. Try fewer words.
        </EmptyState>
      )}
    </>
  )
}

/** All wishes in the shown order. The BOM tells spreadsheets the encoding. */
function exportCsv(kind: WishlistKind, wishes: readonly Wish[]): void {
  const blob = new Blob(['\uFEFF', wishesAsCsv(kind, wishes)], { type: 'text/csv;charset=utf-8' })
  saveBlob(`banyan-${wishlistWords[kind].many}-${localDay(new Date())}.csv`, blob)
}
