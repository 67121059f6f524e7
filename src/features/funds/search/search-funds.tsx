import './funds.css'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type MouseEvent, useDeferredValue, useRef, useState } from 'react'
import type { FundCard } from '#domain/funds/found-funds.ts'
import {
  comparedCodes,
  type FundFilter,
  type FundSearch,
  fundSearch,
  withoutFilters,
} from '#domain/funds/fund-query.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { useShortcut } from '#platform/kept/use-shortcut.ts'
import { foundQuery } from '#platform/market/found-query.ts'
import { useMarket } from '#platform/market/use-market.ts'
import { TextField } from '#ui/controls/field.tsx'
import { isPlainPress } from '#ui/controls/plain-press.ts'
import { useOnce } from '#ui/controls/use-once.ts'
import { useStable } from '#ui/data/use-stable.ts'
import { CompareBar } from './compare-bar.tsx'
import { FundFilters, filtersOf } from './fund-filters.tsx'
import { FundResults } from './fund-results.tsx'
import { RecentSearches, useRecentSearches } from './recent-searches.tsx'
import { useTypedWords } from './use-typed-words.ts'

type Props = {
  readonly client: ApiClient
  readonly search: FundSearch
  /** Pages and filters are history entries; typing and ticking replace the current one. */
  readonly onSearch: (search: FundSearch, step: 'page' | 'change' | 'replace') => void
  readonly onOpen: (address: string) => void
  readonly onFollow: (card: FundCard, followed: boolean) => void
}

/** Search over the whole market: words, filters, results on every key. */
export function SearchFunds({ client, search, onSearch, onOpen, onFollow }: Props) {
  const market = useMarket('fund')
  const box = useRef<HTMLInputElement>(null)
  const ask = (next: FundSearch, step: 'change' | 'replace') => onSearch(fundSearch({ ...next, page: undefined }), step)
  const { words, field, now, write } = useTypedWords(search.q, (q) => ask({ ...search, q }, 'replace'))
  const change = (next: FundSearch) => {
    write(next.q ?? '')
    ask(next, 'change')
  }
  const asked = words === (search.q ?? '') ? search : fundSearch({ ...search, q: words, page: undefined })
  // Typed words go to the server only with consent.
  const [askAll, setAskAll] = useState(false)
  const query = useQuery(foundQuery(client, asked, market.sparks, askAll && market.phase !== 'ready'))
  const { recent, remember, forget } = useRecentSearches()
  const compared = comparedCodes(search.compare)
  const compare = (codes: readonly number[]) =>
    onSearch(fundSearch({ ...asked, page: search.page, compare: codes.join(',') }), 'replace')

  const toggle = useStable((code: number, was: boolean) =>
    compare(was ? compared.filter((one) => one !== code) : [...compared, code]),
  )
  const follow = useStable(onFollow)
  const filter = useStable((name: FundFilter, value: string) => change({ ...asked, [name]: value }))
  const clear = useStable(() => change(withoutFilters(asked)))

  useShortcut('search', () => box.current?.select())
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
    if (link.dataset.page) return onSearch(fundSearch({ ...asked, page: link.dataset.page }), 'page')
    remember(words.trim())
    onOpen(link.pathname + link.search)
  }

  return (
    <search className="fund-search" onKeyDown={(event) => moveFocus(event, box.current)} onClick={openLink}>
      {/* Without scripts it is a GET to the server. */}
      <form
        id="fund-form"
        action="/search-funds"
        className="fund-form"
        onSubmit={(event) => submit(event, () => remember(words.trim()))}
      >
        <div className="fund-box">
          <TextField
            ref={box}
            label="Search"
            type="search"
            name="q"
            placeholder="Fund name, AMC, scheme code or ISIN"
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
        <FundFilters
          {...filtersOf(asked)}
          facets={useDeferredValue(query.data?.facets)}
          onFilter={filter}
          onClear={clear}
        />
        {search.compare && <input type="hidden" name="compare" value={search.compare} />}
      </form>
      <div className="fund-found">
        <FundResults
          query={query}
          search={asked}
          kept={market.kept}
          onServer={askAll && market.phase !== 'ready'}
          onAskServer={() => setAskAll(true)}
          onChange={change}
          onFollow={follow}
          onCompare={toggle}
        />
        <CompareBar
          compared={query.data?.compared ?? []}
          onRemove={(code) => compare(compared.filter((one) => one !== code))}
          onClear={() => compare([])}
        />
      </div>
    </search>
  )
}

function submit(event: { preventDefault(): void }, act: () => void) {
  event.preventDefault()
  act()
}

/** Arrow keys move between the search box and the results. */
function moveFocus(event: KeyboardEvent<HTMLElement>, box: HTMLInputElement | null) {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('.fund-link')]
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
