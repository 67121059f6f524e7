import './fund-page.css'
import { useQuery } from '@tanstack/react-query'
import { memo, type ReactNode, Suspense } from 'react'
import { sentenceOf } from '#domain/api/app-error.ts'
import type { FundSheet, SheetFigures } from '#domain/funds/fund-details.ts'
import { paysOut } from '#domain/funds/fund-labels.ts'
import type { FundPageSearch } from '#domain/funds/fund-page-query.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Fold } from '#ui/fold.tsx'
import { BranchPicture } from '#ui/pictures.tsx'
import { Loading, SkeletonBlock } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/state.tsx'
import { FundBadPoints } from './fund-bad-points.tsx'
import { FundCalendar } from './fund-calendar.tsx'
import { FundChart, type OwnMark } from './fund-chart.tsx'
import { FundCost } from './fund-cost.tsx'
import { FundFacts } from './fund-facts.tsx'
import { FundHead } from './fund-head.tsx'
import { FundPeers } from './fund-peers.tsx'
import { FundPlan } from './fund-plan.tsx'
import { FundReturns } from './fund-returns.tsx'
import { FundRisk } from './fund-risk.tsx'
import { FundRolling } from './fund-rolling.tsx'
import { sheetQuery } from './fund-sheet-queries.ts'

type Props = {
  readonly client: ApiClient
  readonly code: number
  readonly search: FundPageSearch
  readonly onSearch: (search: FundPageSearch) => void
  /** What a person does with it and keeps about it; other features' matter. */
  readonly actions: (sheet: FundSheet) => ReactNode
  readonly marks: readonly OwnMark[]
  readonly kept: (sheet: FundSheet) => ReactNode
}

/**
 * One scheme: what it is, how it did, what a plan in it became, and what it stands beside. Nothing in its `Suspense` waits for anything: React
 * hydrates each by itself, so that no task is long.
 */
export function FundPage({ client, code, search, onSearch, actions, marks, kept }: Props) {
  const { data: sheet, error, refetch, isFetching } = useQuery(sheetQuery(client, code, search.riskFree))
  if (!sheet && error)
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
  if (!sheet)
    return (
      <Loading label="Loading the fund…">
        <SkeletonBlock className="fund-page-coming" />
      </Loading>
    )
  const { figures } = sheet
  return (
    <article className="fund-sheet">
      <FundHead sheet={sheet}>{actions(sheet)}</FundHead>
      {figures?.weekly && <WeeklyOnly busy={isFetching} onRetry={() => void refetch()} />}
      {figures ? (
        <>
          <FundChart client={client} sheet={sheet} search={search} onSearch={onSearch} marks={marks} />
          <Fold />
          <FundMeasured client={client} sheet={sheet} figures={figures} search={search} onSearch={onSearch} />
        </>
      ) : (
        <NoHistory sheet={sheet} busy={isFetching} onRetry={() => void refetch()} />
      )}
      <Suspense>
        <FundBeside sheet={sheet} search={search} />
      </Suspense>
      <Suspense>{kept(sheet)}</Suspense>
      <Suspense>
        {figures && <FundBadPoints figures={figures} />}
        <FundFacts sheet={sheet} />
      </Suspense>
    </article>
  )
}

type Measured = Pick<Props, 'client' | 'search' | 'onSearch'> & {
  readonly sheet: FundSheet
  readonly figures: SheetFigures
}

/** What whoever looks keeps about the fund changes nothing here. */
const FundMeasured = memo(function FundMeasured({ client, sheet, figures, search, onSearch }: Measured) {
  if (figures.weekly)
    return (
      <Suspense>
        <FundReturns figures={figures} option={sheet.option} />
      </Suspense>
    )
  return (
    <>
      <Suspense>
        <FundReturns figures={figures} option={sheet.option} />
        <FundCalendar figures={figures} />
      </Suspense>
      <Suspense>
        <FundRolling figures={figures} />
        <FundRisk sheet={sheet} figures={figures} search={search} onSearch={onSearch} />
      </Suspense>
      <Suspense>
        <FundPlan
          key={sheet.code}
          client={client}
          code={sheet.code}
          pays={paysOut(sheet.option)}
          first={figures.first}
          last={figures.last}
          search={search}
          onSearch={onSearch}
        />
      </Suspense>
    </>
  )
})

const FundBeside = memo(function FundBeside({ sheet, search }: Pick<Measured, 'sheet' | 'search'>) {
  return (
    <>
      <FundCost sheet={sheet} />
      <FundPeers sheet={sheet} search={search} />
    </>
  )
})

/** The page tries again by itself while it is open. */
function WeeklyOnly({ busy, onRetry }: { readonly busy: boolean; readonly onRetry: () => void }) {
  return (
    <p role="status" className="fund-note">
      <strong>Weekly NAVs only.</strong> We couldn’t load this fund’s daily NAVs, which risk, calendar years, rolling
      returns and SIPs need. The page tries again every minute.{' '}
      <Button look="quiet" busy={busy} onClick={onRetry}>
        Try again
      </Button>
    </p>
  )
}

type NoHistoryProps = { readonly sheet: FundSheet; readonly busy: boolean; readonly onRetry: () => void }

function NoHistory({ sheet, busy, onRetry }: NoHistoryProps) {
  if (sheet.history.source === 'mfapi')
    return (
      <p className="fund-note">
        This fund has fewer than two published NAVs, so returns and risk cannot be calculated.
      </p>
    )
  return (
    <p role="status" className="fund-note">
      We couldn’t load this fund’s history. {sheet.nav !== null && 'Its latest NAV is shown. '}
      <Button look="quiet" busy={busy} onClick={onRetry}>
        Try again
      </Button>
    </p>
  )
}
