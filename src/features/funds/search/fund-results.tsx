import type { UseQueryResult } from '@tanstack/react-query'
import { sentenceOf } from '#domain/api/app-error.ts'
import type { FoundFunds, FundCard } from '#domain/funds/found-funds.ts'
import { fundLabels } from '#domain/funds/fund-labels.ts'
import { type FundSearch, fundChoices, fundPageSizes, withoutFilters } from '#domain/funds/fund-query.ts'
import { useMarketAge } from '#platform/browser/use-today.ts'
import { Button } from '#ui/controls/button.tsx'
import { ListCount } from '#ui/controls/search-bar.tsx'
import { AsOf } from '#ui/data/as-of.tsx'
import { formatNumber } from '#ui/data/format-number.ts'
import { BranchPicture, PathPicture } from '#ui/data/pictures.tsx'
import { Loading, SkeletonBlock } from '#ui/data/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/data/state.tsx'
import { FundList } from './fund-list.tsx'
import { FundPages } from './fund-pages.tsx'

type Props = {
  readonly query: UseQueryResult<FoundFunds>
  readonly search: FundSearch
  /** The market data was cached by an earlier visit. */
  readonly kept: boolean
  /** Typed words go to the server because the market data could not be loaded. */
  readonly onServer: boolean
  readonly onAskServer: () => void
  readonly onChange: (search: FundSearch) => void
  readonly onFollow: (card: FundCard, followed: boolean) => void
  readonly onCompare: (code: number, compared: boolean) => void
}

export function FundResults({ query, search, kept, onServer, onAskServer, onChange, onFollow, onCompare }: Props) {
  const { data, error, refetch, isFetching } = query
  if (!data && error)
    return (
      <Failed
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
        onAskServer={search.q !== undefined && !onServer ? onAskServer : undefined}
      />
    )
  if (!data) return <LoadingFunds />
  const { source, day, total, cards, page, pages } = data
  return (
    <>
      {source === 'sample' && (
        <p className="sample-note">
          <strong>Sample data, not real prices.</strong> These funds are made up. Real funds replace them once the data
          source has been reached.
        </p>
      )}
      {onServer && (
        <p className="sample-note">
          The fund list could not be loaded into this browser, so your search is sent to Banyan’s server.
        </p>
      )}
      <div className="fund-head">
        <div>
          <ListCount>{total === 1 ? '1 fund' : `${formatNumber(total, 0)} funds`}</ListCount>
          {day && <Age day={day} source={source} kept={kept} />}
        </div>
        <Order search={search} onChange={onChange} />
      </div>
      {total === 0 ? (
        <Nothing search={search} onChange={onChange} />
      ) : (
        <>
          <h2 className="sr-only">Funds</h2>
          <FundList cards={cards} compare={search.compare} onFollow={onFollow} onCompare={onCompare} />
          <FundPages search={search} page={page} pages={pages} />
        </>
      )}
    </>
  )
}

function Age({
  day,
  source,
  kept,
}: {
  readonly day: string
  readonly source: FoundFunds['source']
  readonly kept: boolean
}) {
  const age = useMarketAge(day)
  if (source === 'sample') return <AsOf date={day} origin="sample" />
  return <AsOf date={day} origin={kept && age === 0 ? 'cached' : 'live'} source="AMFI" age={age} />
}

/** Sort and page size; without scripts the form submits them. */
function Order({ search, onChange }: { readonly search: FundSearch; readonly onChange: (search: FundSearch) => void }) {
  return (
    <div className="fund-order">
      <label>
        Sort by{' '}
        <select
          className="input input-small"
          name="sort"
          form="fund-form"
          value={search.sort ?? 'relevance'}
          onChange={(event) => onChange({ ...search, sort: event.target.value as never })}
        >
          {fundChoices.sort.map((value) => (
            <option key={value} value={value}>
              {fundLabels.sort[value]}
            </option>
          ))}
        </select>
      </label>
      <label>
        Show{' '}
        <select
          className="input input-small"
          name="size"
          form="fund-form"
          value={search.size ?? fundPageSizes[0]}
          onChange={(event) => onChange({ ...search, size: Number(event.target.value) })}
        >
          {fundPageSizes.map((value) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

function Nothing({
  search,
  onChange,
}: {
  readonly search: FundSearch
  readonly onChange: (search: FundSearch) => void
}) {
  const unfiltered = withoutFilters(search)
  const filtered = Object.keys(search).length > Object.keys(unfiltered).length
  return (
    <EmptyState
      picture={<PathPicture />}
      title="No funds found"
      action={
        filtered ? (
          <Button look="quiet" onClick={() => onChange(unfiltered)}>
            Search without filters
          </Button>
        ) : (
          <Button look="quiet" onClick={() => onChange({})}>
            Show all funds
          </Button>
        )
      }
    >
      {filtered ? 'Try fewer filters.' : 'Try fewer words, or include closed funds.'}
    </EmptyState>
  )
}

function Failed({
  error,
  busy,
  onRetry,
  onAskServer,
}: {
  readonly error: Error
  readonly busy: boolean
  readonly onRetry: () => void
  readonly onAskServer: (() => void) | undefined
}) {
  return (
    <ErrorState
      picture={<BranchPicture />}
      title="The funds could not be loaded"
      action={
        <>
          <Button busy={busy} onClick={onRetry}>
            Try again
          </Button>
          {onAskServer && (
            <Button look="quiet" onClick={onAskServer}>
              Search on the server
            </Button>
          )}
        </>
      }
    >
      {sentenceOf(error)} Your wishlist and notes are safe.
      {onAskServer && ' Searching on the server sends your search words to Banyan.'}
    </ErrorState>
  )
}

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8]

const LoadingFunds = () => (
  <Loading label="Loading funds…">
    <div className="funds">
      {PLACES.map((place) => (
        <SkeletonBlock key={place} className="fund-coming" />
      ))}
    </div>
  </Loading>
)
