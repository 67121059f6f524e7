import type { UseQueryResult } from '@tanstack/react-query'
import type { ApiClient } from '#platform/api/api-client.ts'
import { useMarketAge } from '#platform/browser/use-today.ts'
import { ListCount } from '#ui/controls/search-bar.tsx'
import { AsOf } from '#ui/data/as-of.tsx'
import { formatNumber } from '#ui/data/format-number.ts'
import { DropFilter } from './drop-filter.tsx'
import { FoundList } from './found-list.tsx'
import { ResultOrder } from './result-order.tsx'
import { addressOf, ResultPages } from './result-pages.tsx'
import type { FoundCards, ListSearch, RowProps, SearchKind } from './search-kind.ts'
import { LoadingRows, NothingFound, SearchFailed } from './search-states.tsx'

type Props<Search extends ListSearch, Card, Found extends FoundCards<Card>> = {
  readonly kind: SearchKind<Search, Card, Found>
  readonly client: ApiClient
  readonly query: UseQueryResult<Found>
  readonly search: Search
  /** The market data was cached by an earlier visit. */
  readonly kept: boolean
  /** What somebody looks for goes to the server because the market data could not be loaded. */
  readonly onServer: boolean
  readonly onAskServer: () => void
  readonly onChange: (search: Search) => void
  readonly onMove: (search: Search) => void
} & Pick<RowProps<Card>, 'onFollow' | 'onCompare'>

export function SearchResults<Search extends ListSearch, Card, Found extends FoundCards<Card>>(
  props: Props<Search, Card, Found>,
) {
  const { kind, client, query, search, kept, onServer, onAskServer, onChange, onMove, onFollow, onCompare } = props
  const { data, error, refetch, isFetching } = query
  if (!data && error)
    return (
      <SearchFailed
        many={kind.words.many}
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
        onAskServer={kind.market.isPersonal(search) && !onServer ? onAskServer : undefined}
      />
    )
  if (!data) return <LoadingRows many={kind.words.many} />
  const { source, day, total, cards, page, pages } = data
  const { one, many } = kind.words
  const { Acts, Results } = kind
  const unfiltered = kind.withoutFilters(search)
  return (
    <>
      {source === 'sample' && (
        <p className="sample-note">
          <strong>Sample data, not real prices.</strong> {kind.sampleNote}
        </p>
      )}
      {onServer && (
        <p className="sample-note">
          The {one} list could not be loaded into this browser, so your search is sent to Banyan’s server.
        </p>
      )}
      <div className="finder-head">
        <div>
          <ListCount>{total === 1 ? `1 ${one}` : `${formatNumber(total, 0)} ${many}`}</ListCount>
          {day && <Age day={day} isSample={source === 'sample'} source={kind.source} kept={kept} />}
        </div>
        <div className="finder-ways">
          {Acts && <Acts search={search} onChange={onChange} />}
          <ResultOrder
            search={search}
            sorts={kind.sorts}
            sizes={kind.sizes}
            onChange={(change) => onChange({ ...search, ...change })}
          />
        </div>
      </div>
      {total === 0 ? (
        <NothingFound
          many={many}
          filtered={Object.keys(search).length > Object.keys(unfiltered).length}
          hint={kind.nothingFound}
          drop={<DropFilter kind={kind} client={client} search={search} />}
          onUnfilter={() => onChange(unfiltered)}
          onReset={() => onChange(kind.read({}))}
        />
      ) : (
        <>
          <h2 className="sr-only">{many[0]?.toUpperCase() + many.slice(1)}</h2>
          {Results ? (
            <Results
              kind={kind}
              found={data}
              search={search}
              client={client}
              onChange={onChange}
              onMove={onMove}
              onFollow={onFollow}
              onCompare={onCompare}
            />
          ) : (
            <FoundList kind={kind} cards={cards} compare={search.compare} onFollow={onFollow} onCompare={onCompare} />
          )}
          <ResultPages
            page={page}
            pages={pages}
            addressOf={(to) => addressOf(kind.path, kind.read({ ...search, page: to }))}
          />
        </>
      )}
    </>
  )
}

type AgeProps = {
  readonly day: string
  readonly isSample: boolean
  readonly source: string
  readonly kept: boolean
}

function Age({ day, isSample, source, kept }: AgeProps) {
  const age = useMarketAge(day)
  if (isSample) return <AsOf date={day} origin="sample" />
  return <AsOf date={day} origin={kept && age === 0 ? 'cached' : 'live'} source={source} age={age} />
}
