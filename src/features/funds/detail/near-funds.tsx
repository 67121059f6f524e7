import type { NearFund } from '#domain/funds/fund-details.ts'
import { schemeTitle } from '#domain/funds/fund-labels.ts'
import { NoSuchInstrument } from '#features/sheet/index.ts'

/** Unknown code: suggests similar ones. */
export const NearFunds = ({ code, near }: { readonly code: string; readonly near: readonly NearFund[] }) => (
  <NoSuchInstrument
    title={`No fund has the code ${code}`}
    hint="These codes differ by one digit:"
    none="The link may be old, or a digit may be missing from it."
    near={near.map((fund) => ({ id: String(fund.code), name: schemeTitle(fund), href: `/fund/${fund.code}` }))}
    search={{ href: '/search-funds', label: 'Search all funds' }}
  />
)
