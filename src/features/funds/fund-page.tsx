import './fund-page.css'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sentenceOf } from '#domain/app-error.ts'
import type { FundPageSearch } from '#domain/fund-page-query.ts'
import type { FundSheet } from '#domain/fund-sheet.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { Button } from '#ui/button.tsx'
import { BranchPicture } from '#ui/pictures.tsx'
import { Loading, SkeletonBlock } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/state.tsx'
import { FundFacts } from './fund-facts.tsx'
import { FundHead } from './fund-head.tsx'
import { FundPlan } from './fund-plan.tsx'
import { sheetQuery } from './fund-sheet-queries.ts'

type Props = {
  readonly client: ApiClient
  readonly code: number
  readonly search: FundPageSearch
  readonly onSearch: (search: FundPageSearch) => void
  /** What a person does with it and keeps about it; other features' matter. */
  readonly actions: (sheet: FundSheet) => ReactNode
  readonly kept: (sheet: FundSheet) => ReactNode
}

/** One scheme: what it is, how it did, what a plan in it became, and what it stands beside. */
export function FundPage({ client, code, search, onSearch, actions, kept }: Props) {
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
  return (
    <article className="fund-page">
      <FundHead sheet={sheet}>{actions(sheet)}</FundHead>
      {sheet.figures === null && <NoHistory source={sheet.history.source} />}
      {sheet.figures !== null && (
        <FundPlan
          key={code}
          client={client}
          code={code}
          first={sheet.figures.first}
          last={sheet.figures.last}
          search={search}
          onSearch={onSearch}
        />
      )}
      {kept(sheet)}
      <FundFacts sheet={sheet} />
    </article>
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
