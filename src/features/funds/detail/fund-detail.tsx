import './fund-detail.css'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { sentenceOf } from '#domain/api/app-error.ts'
import type { FundDetails } from '#domain/funds/fund-details.ts'
import type { FundPageSearch } from '#domain/funds/fund-page-query.ts'
import { type OwnMark, Sheet } from '#features/sheet/index.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { Button } from '#ui/controls/button.tsx'
import { BranchPicture } from '#ui/data/pictures.tsx'
import { Loading, SkeletonBlock } from '#ui/data/skeleton.tsx'
import { ErrorState } from '#ui/data/state.tsx'
import { Fold } from '#ui/layers/fold.tsx'
import { latePart } from '#ui/layers/late-part.tsx'
import { FundChart } from './fund-chart.tsx'
import { detailsQuery } from './fund-details-queries.ts'
import { FundFacts } from './fund-facts.tsx'
import { FundHead } from './fund-head.tsx'

type Props = {
  readonly client: ApiClient
  readonly code: number
  readonly search: FundPageSearch
  readonly onSearch: (search: FundPageSearch) => void
  /** Slots filled by other features: wishlist actions, marks, headlines and notes. */
  readonly actions: (details: FundDetails) => ReactNode
  readonly marks: readonly OwnMark[]
  readonly news: (details: FundDetails) => ReactNode
  readonly kept: (details: FundDetails) => ReactNode
}

const FundMeasured = latePart('#returns', () => import('./fund-measured.tsx').then(({ FundMeasured: part }) => part))
const BadPointsNote = latePart('#corrected', () =>
  import('#features/measures/tables/index.ts').then(({ BadPointsNote: part }) => part),
)
const FundBeside = latePart('#peers', () => import('./fund-beside.tsx').then(({ FundBeside: part }) => part))

/**
 * One scheme: facts, chart, returns, plan and peers. Only late parts suspend; the other `Suspense` boundaries let
 * React hydrate in short tasks.
 */
export function FundPage({ client, code, search, onSearch, actions, marks, news, kept }: Props) {
  const { data: details, error, refetch, isFetching } = useQuery(detailsQuery(client, code, search.riskFree))
  if (!details && error)
    return (
      <ErrorState
        picture={<BranchPicture />}
        title="This fund could not be loaded"
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
      <Loading label="Loading the fund…">
        <SkeletonBlock className="sheet-coming" />
      </Loading>
    )
  const { figures } = details
  return (
    <Sheet>
      <FundHead details={details}>{actions(details)}</FundHead>
      {figures?.weekly && <WeeklyOnly busy={isFetching} onRetry={() => void refetch()} />}
      {figures ? (
        <>
          <FundChart client={client} details={details} search={search} onSearch={onSearch} marks={marks} />
          <Fold />
          <FundMeasured client={client} details={details} figures={figures} search={search} onSearch={onSearch} />
        </>
      ) : (
        <NoHistory details={details} busy={isFetching} onRetry={() => void refetch()} />
      )}
      <FundBeside details={details} search={search} />
      <Suspense>{news(details)}</Suspense>
      <Suspense>{kept(details)}</Suspense>
      <Suspense>
        {figures && figures.badPoints.length > 0 && <BadPointsNote kind="fund" figures={figures} />}
        <FundFacts details={details} />
      </Suspense>
    </Sheet>
  )
}

/** Retries by itself while the page is open. */
function WeeklyOnly({ busy, onRetry }: { readonly busy: boolean; readonly onRetry: () => void }) {
  return (
    <p role="status" className="sheet-note">
      <strong>Weekly NAVs only.</strong> We couldn’t load this fund’s daily NAVs, which risk, calendar years, rolling
      returns and SIPs need. The page tries again every minute.{' '}
      <Button look="quiet" busy={busy} onClick={onRetry}>
        Try again
      </Button>
    </p>
  )
}

type NoHistoryProps = { readonly details: FundDetails; readonly busy: boolean; readonly onRetry: () => void }

function NoHistory({ details, busy, onRetry }: NoHistoryProps) {
  if (details.history.source === 'mfapi')
    return (
      <p className="sheet-note">
        This fund has fewer than two published NAVs, so returns and risk cannot be calculated.
      </p>
    )
  return (
    <p role="status" className="sheet-note">
      We couldn’t load this fund’s history. {details.nav !== null && 'Its latest NAV is shown. '}
      <Button look="quiet" busy={busy} onClick={onRetry}>
        Try again
      </Button>
    </p>
  )
}
