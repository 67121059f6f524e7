import { useQuery } from '@tanstack/react-query'
import { memo, type ReactNode, Suspense } from 'react'
import type { Currency } from '#catalogue/money.ts'
import { sentenceOf } from '#domain/api/app-error.ts'
import type { StockDetails } from '#domain/stocks/stock-details.ts'
import type { StockPageSearch } from '#domain/stocks/stock-page-query.ts'
import { CalendarTable, RiskFreeForm, RiskTable, RollingTable, TrailingReturns } from '#features/measures/index.ts'
import { type OwnMark, Sheet } from '#features/sheet/index.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { Button } from '#ui/controls/button.tsx'
import { BranchPicture } from '#ui/data/pictures.tsx'
import { Loading, SkeletonBlock } from '#ui/data/skeleton.tsx'
import { ErrorState } from '#ui/data/state.tsx'
import { Fold } from '#ui/layers/fold.tsx'
import { KeptSearch, stockPageAddress } from './stock-address.tsx'
import { StockChart } from './stock-chart.tsx'
import { StockFacts } from './stock-facts.tsx'
import { StockHead } from './stock-head.tsx'
import { StockActions, StockPeers } from './stock-parts.tsx'
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

/** One stock: price, chart, returns, risk, peers. `Suspense` lets React hydrate in short tasks; nothing suspends. */
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
      <Suspense>
        <StockActions details={details} />
        <StockPeers details={details} />
      </Suspense>
      <Suspense>{news(details)}</Suspense>
      <Suspense>{kept(details)}</Suspense>
      <Suspense>
        <StockFacts details={details} />
      </Suspense>
    </Sheet>
  )
}

type Measured = Pick<Props, 'search' | 'onSearch'> & { readonly details: StockDetails }

const leftOut = 'dividends not included'

/** Memoised: wishlist and note changes do not affect it. */
const StockMeasured = memo(function StockMeasured({ details, search, onSearch }: Measured) {
  const { figures, symbol, currency, adjustment, dividendYield, riskFree } = details
  if (!figures) return null
  const without = adjustment === 'dividends' ? undefined : dividendYield === 0 ? undefined : leftOut
  return (
    <>
      <Suspense>
        <TrailingReturns kind="stock" currency={currency as Currency} figures={figures} leftOut={without} />
        <CalendarTable figures={figures} />
      </Suspense>
      <Suspense>
        <RollingTable figures={figures} />
        <RiskTable figures={figures}>
          <RiskFreeForm
            action={`${stockPageAddress(symbol, {})}#risk`}
            used={riskFree}
            onRate={(rate) => onSearch({ ...search, riskFree: rate })}
          >
            <KeptSearch search={search} but={['riskFree']} />
          </RiskFreeForm>
        </RiskTable>
      </Suspense>
    </>
  )
})
