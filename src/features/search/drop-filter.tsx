import { useQueries } from '@tanstack/react-query'
import type { ApiClient } from '#platform/api/api-client.ts'
import { foundQuery } from '#platform/market/found-query.ts'
import { marketStates } from '#platform/market/market-state.ts'
import { useBrowserValue } from '#platform/storage/browser-value.ts'
import { formatNumber } from '#ui/data/format-number.ts'
import { addressOf } from './result-pages.tsx'
import type { FoundCards, ListSearch, SearchFilter, SearchKind } from './search-kind.ts'

type Props<Search extends ListSearch, Card, Found extends FoundCards<Card>> = {
  readonly kind: SearchKind<Search, Card, Found>
  readonly client: ApiClient
  readonly search: Search
}

/** The way out of an empty result: each chosen filter as a link that drops it, with what would be found. */
export function DropFilter<Search extends ListSearch, Card, Found extends FoundCards<Card>>({
  kind,
  client,
  search,
}: Props<Search, Card, Found>) {
  const { phase } = useBrowserValue(marketStates[kind.market.kind])
  const ways = kind.filters.flatMap((filter) => dropped(kind, filter, search))
  // Counted in this tab only: ten questions to the server would be too many.
  const counts = useQueries({
    queries: ways.map((way) => ({
      ...foundQuery(kind.market, client, way.search),
      enabled: phase === 'ready',
    })),
  })
  if (ways.length === 0) return 'Try fewer filters.'
  return (
    <>
      Drop one filter to see more:
      <span className="finder-drops">
        {ways.map(({ label, search: without }, at) => {
          const total = counts[at]?.data?.total
          return (
            <a key={label} href={addressOf(kind.path, without)} className="chip" data-none={total === 0 || undefined}>
              {label}
              {total !== undefined && <span className="filter-count">{formatNumber(total, 0)}</span>}
            </a>
          )
        })}
      </span>
    </>
  )
}

function dropped<Search extends ListSearch, Card, Found extends FoundCards<Card>>(
  { read }: SearchKind<Search, Card, Found>,
  { name, label, isView, preset }: SearchFilter,
  search: Search,
) {
  const names = [name, `${name}From`, `${name}To`].filter((one) => search[one] !== undefined)
  if (isView || preset !== undefined || names.length === 0) return []
  const without = { ...search, ...Object.fromEntries(names.map((one) => [one, undefined])), page: undefined }
  return [{ label, search: read(without) }]
}
