import { memo } from 'react'
import type { FundDetails } from '#domain/funds/fund-details.ts'
import type { FundPageSearch } from '#domain/funds/fund-page-query.ts'
import { FundCost } from './fund-cost.tsx'
import { FundPeers } from './fund-peers.tsx'

type Props = { readonly details: FundDetails; readonly search: FundPageSearch }

/** Beside its other plan and its peers. */
export const FundBeside = memo(function FundBeside({ details, search }: Props) {
  return (
    <>
      <FundCost details={details} />
      <FundPeers details={details} search={search} />
    </>
  )
})
