import './fund-page.css'
import { useQuery } from '@tanstack/react-query'
import { memo, type ReactNode, Suspense } from 'react'
import { sentenceOf } from '#domain/app-error.ts'
import { paysOut } from '#domain/fund-labels.ts'
import type { FundPageSearch } from '#domain/fund-page-query.ts'
import type { FundSheet, SheetFigures } from '#domain/fund-sheet.ts'
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
        {sentenceOf(error)} Your wishlist and everything you keep is still there.
      </ErrorState>
    )
  if (!sheet)
    return (
      <Loading label="The fund is on its way">
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
        <NoHistory source={sheet.history.source} />
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
      <strong>Weekly values only.</strong> The source of this fund’s daily values could not be reached, or does not have
      it yet. Risk, calendar years, rolling returns, plans and the first value need daily values and are left out until
      they are there. The page tries again every minute.{' '}
      <Button look="quiet" busy={busy} onClick={onRetry}>
        Try again
      </Button>
    </p>
  )
}

function NoHistory({ source }: { readonly source: 'mfapi' | 'amfi' | 'sample' | 'none' }) {
  return (
    <p className="fund-note">
      {source === 'mfapi'
        ? 'The source of past values knows fewer than two of this scheme, so there is nothing to measure.'
        : 'The source of past values could not be reached, or does not know this scheme yet. What the market’s own file says of it stands here; the rest follows as soon as there are values.'}
    </p>
  )
}
