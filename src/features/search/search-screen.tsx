import './search-screen.css'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type MouseEvent, useDeferredValue, useRef, useState } from 'react'
import type { ApiClient } from '#platform/api/api-client.ts'
import { useSearchShortcut } from '#platform/kept/use-shortcut.ts'
import { foundQuery } from '#platform/market/found-query.ts'
import { useMarket } from '#platform/market/use-market.ts'
import { TextField } from '#ui/controls/field.tsx'
import { isPlainPress } from '#ui/controls/plain-press.ts'
import { useOnce } from '#ui/controls/use-once.ts'
import { useStable } from '#ui/data/use-stable.ts'
import { chosenIn } from './chosen-in.ts'
import { CompareBar } from './compare-bar.tsx'
import { RecentSearches, useRecentSearches } from './recent-searches.tsx'
import { SearchFilters } from './search-filters.tsx'
import type { FoundCards, ListSearch, SearchKind } from './search-kind.ts'
import { SearchResults } from './search-results.tsx'
import { useTypedWords } from './use-typed-words.ts'

type Props<Search extends ListSearch, Card, Found extends FoundCards<Card>> = {
  readonly kind: SearchKind<Search, Card, Found>
  readonly client: ApiClient
  readonly search: Search
  /** Pages and filters are history entries; typing and ticking replace the current one. */
  readonly onSearch: (search: Search, step: 'page' | 'change' | 'replace') => void
  readonly onOpen: (address: string) => void
  readonly onFollow: (card: Card, followed: boolean) => void
}

/** Search over the whole market of a kind: words, filters, results on every key. */
export function SearchScreen<Search extends ListSearch, Card, Found extends FoundCards<Card>>({
  kind,
  client,
  search,
  onSearch,
  onOpen,
  onFollow,
}: Props<Search, Card, Found>) {
  const market = useMarket(kind.market.kind)
  const box = useRef<HTMLInputElement>(null)
  const ask = (next: ListSearch, step: 'change' | 'replace') =>
    onSearch(kind.read({ ...next, page: undefined, at: undefined }), step)
  const { words, field, now, write } = useTypedWords(search.q, (q) => ask({ ...search, q }, 'replace'))
  const change = (next: ListSearch) => {
    write(next.q ?? '')
    ask(next, 'change')
  }
  const asked = words === (search.q ?? '') ? search : kind.read({ ...search, q: words, page: undefined })
  // What somebody looks for goes to the server only with consent.
  const [askAll, setAskAll] = useState(false)
  const onServer = askAll && market.phase !== 'ready'
  const query = useQuery(foundQuery(kind.market, client, asked, market.sparks, onServer))
  const { recent, remember, forget } = useRecentSearches(kind.recent)
  const compared = kind.comparedIds(search.compare)
  const compare = (ids: readonly string[]) =>
    onSearch(kind.read({ ...asked, page: search.page, compare: ids.join(',') }), 'replace')

  const toggle = useStable((id: string, was: boolean) =>
    compare(was ? compared.filter((one) => one !== id) : [...compared, id]),
  )
  const follow = useStable(onFollow)
  const filter = useStable((name: string, value: string, typed = false) => {
    const next = chosenIn(kind.filters, asked, name, value)
    return typed ? ask(next, 'replace') : change(next)
  })
  const clear = useStable(() => change(kind.withoutFilters(asked)))

  useSearchShortcut(box)
  // Not on touch screens, where the keyboard would cover the page, nor if something has the focus.
  useOnce(() => {
    const free = document.activeElement === document.body
    if (free && matchMedia('(hover: hover) and (pointer: fine)').matches) box.current?.focus({ preventScroll: true })
  })

  const openLink = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isPlainPress(event)) return
    event.preventDefault()
    now()
    if (link.dataset.page) return onSearch(kind.read({ ...asked, page: link.dataset.page }), 'page')
    remember(words.trim())
    onOpen(link.pathname + link.search)
  }

  return (
    <search className="finder" onKeyDown={(event) => moveFocus(event, box.current)} onClick={openLink}>
      {/* Without scripts it is a GET to the server. */}
      <form
        id="finder-form"
        action={kind.path}
        className="finder-form"
        onSubmit={(event) => submit(event, () => remember(words.trim()))}
      >
        <div className="finder-box">
          <TextField
            ref={box}
            label="Search"
            type="search"
            name="q"
            placeholder={kind.placeholder}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            {...field}
          />
          <button type="submit" className="button without-scripts">
            Search
          </button>
        </div>
        {words === '' && recent.length > 0 && (
          <RecentSearches recent={recent} onChoose={(q) => change({ ...search, q })} onForget={forget} />
        )}
        {kind.Views && <kind.Views search={asked} onView={change} />}
        <SearchFilters
          filters={kind.filters}
          search={asked}
          facets={useDeferredValue(query.data?.facets)}
          read={kind.read}
          onFilter={filter}
          onClear={clear}
        />
        {search.compare && <input type="hidden" name="compare" value={search.compare} />}
      </form>
      <div className="finder-found">
        <SearchResults
          kind={kind}
          client={client}
          query={query}
          search={asked}
          kept={market.kept}
          onServer={onServer}
          onAskServer={() => setAskAll(true)}
          onChange={change}
          onMove={(next) => onSearch(next, 'replace')}
          onFollow={follow}
          onCompare={toggle}
        />
        <CompareBar
          compared={query.data ? kind.compared(query.data) : []}
          addressOf={kind.compareAddress ?? ((ids) => comparedAt(kind.addressOf, ids))}
          widerAddress={(ids) =>
            `/compare?of=${ids.map((id) => encodeURIComponent(`${kind.market.kind}:${id}`)).join()}`
          }
          onRemove={(id) => compare(compared.filter((one) => one !== id))}
          onClear={() => compare([])}
        />
      </div>
    </search>
  )
}

/** The first one's page, with the others. */
function comparedAt(addressOf: (id: string) => string, [first = '', ...others]: readonly string[]) {
  return `${addressOf(first)}?with=${others.map(encodeURIComponent).join(',')}`
}

function submit(event: { preventDefault(): void }, act: () => void) {
  event.preventDefault()
  act()
}

/** Arrow keys move between the search box and the results. */
function moveFocus(event: KeyboardEvent<HTMLElement>, box: HTMLInputElement | null) {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('.found-link, [data-result]')]
  const here = document.activeElement
  const at = links.indexOf(here as HTMLElement)
  if (here !== box && at < 0) return
  if (event.key === 'Escape' && at >= 0) box?.focus()
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  const to = at + (event.key === 'ArrowDown' ? 1 : -1)
  if (to < 0) box?.focus()
  else links[to]?.focus()
}
