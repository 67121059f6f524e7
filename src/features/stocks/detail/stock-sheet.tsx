import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { sentenceOf } from '#domain/api/app-error.ts'
import type { StockDetails } from '#domain/stocks/stock-details.ts'
import type { StockPageSearch } from '#domain/stocks/stock-page-query.ts'
import { type OwnMark, Sheet } from '#features/sheet/index.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { Button } from '#ui/controls/button.tsx'
import { BranchPicture } from '#ui/data/pictures.tsx'
import { Loading, SkeletonBlock } from '#ui/data/skeleton.tsx'
import { ErrorState } from '#ui/data/state.tsx'
import { Fold } from '#ui/layers/fold.tsx'
import { latePart } from '#ui/layers/late-part.tsx'
import { StockChart } from './stock-chart.tsx'
import { StockHead } from './stock-head.tsx'
import { stockQuery } from './stock-queries.ts'

type Props = {
  readonly client: ApiClient
  readonly symbol: string
  readonly search: StockPageSearch
  readonly onSearch: (search: StockPageSearch) => void
  /** Slots filled by other features: wishlist actions, marks, headlines and notes. */
  readonly actions: (details: StockDetails) => ReactNode
  readonly marks: readonly OwnMark[]
  readonly news: (details: StockDetails) => ReactNode
  readonly kept: (details: StockDetails) => ReactNode
}

const StockMeasured = latePart('#returns', () => import('./stock-measured.tsx').then(({ StockMeasured: part }) => part))
const StockParts = latePart('#actions', () => import('./stock-parts.tsx').then(({ StockParts: part }) => part))
const StockFacts = latePart('#facts', () => import('./stock-facts.tsx').then(({ StockFacts: part }) => part))

/** One stock: price, chart, returns, risk, peers. `Suspense` lets React hydrate in short tasks. */
export function StockSheet({ client, symbol, search, onSearch, actions, marks, news, kept }: Props) {
  const { data: details, error, refetch, isFetching } = useQuery(stockQuery(client, symbol, search))
  if (!details && error)
    return (
      <ErrorState
        picture={<BranchPicture />}
        title="This stock could not be loaded"
        action={
          <Button busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {sentenceOf(error)} Your wishlist and notes are safe.
      </ErrorState>
    )
  if (!details)
    return (
      <Loading label="Loading the stock…">
        <SkeletonBlock className="sheet-coming" />
      </Loading>
    )
  return (
    <Sheet>
      <StockHead details={details}>{actions(details)}</StockHead>
      {details.figures ? (
        <>
          <StockChart client={client} details={details} search={search} onSearch={onSearch} marks={marks} />
          <Fold />
          <StockMeasured details={details} search={search} onSearch={onSearch} />
        </>
      ) : (
        <p role="status" className="sheet-note">
          There are fewer than two prices of this stock, so returns and risk cannot be calculated.{' '}
          <Button look="quiet" busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      <StockParts details={details} />
      <Suspense>{news(details)}</Suspense>
      <Suspense>{kept(details)}</Suspense>
      <StockFacts details={details} />
    </Sheet>
  )
}
