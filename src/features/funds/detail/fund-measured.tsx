import { memo, Suspense } from 'react'
import type { FundDetails } from '#domain/funds/fund-details.ts'
import { PAYOUTS_LEFT_OUT, paysOut } from '#domain/funds/fund-labels.ts'
import type { FundPageSearch } from '#domain/funds/fund-page-query.ts'
import type { Figures } from '#domain/measures/figures.ts'
import { Measures, RiskFreeForm } from '#features/measures/tables/index.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { KeptSearch } from './fund-address.tsx'
import { FundPlan } from './fund-plan.tsx'

type Props = {
  readonly client: ApiClient
  readonly details: FundDetails
  readonly figures: Figures
  readonly search: FundPageSearch
  readonly onSearch: (search: FundPageSearch) => void
}

/** Returns, risk and the plan. Memoised: wishlist and note changes do not affect it. */
export const FundMeasured = memo(function FundMeasured({ client, details, figures, search, onSearch }: Props) {
  const pays = paysOut(details.option)
  return (
    <>
      <Measures kind="fund" currency="INR" figures={figures} leftOut={pays ? PAYOUTS_LEFT_OUT : undefined}>
        <RiskFreeForm
          action={`/fund/${details.code}#risk`}
          used={details.riskFree}
          onRate={(riskFree) => onSearch({ ...search, riskFree })}
        >
          <KeptSearch search={search} but={['riskFree']} />
        </RiskFreeForm>
      </Measures>
      {!figures.weekly && (
        <Suspense>
          <FundPlan
            key={details.code}
            client={client}
            code={details.code}
            pays={pays}
            first={figures.first}
            last={figures.last}
            search={search}
            onSearch={onSearch}
          />
        </Suspense>
      )}
    </>
  )
})
