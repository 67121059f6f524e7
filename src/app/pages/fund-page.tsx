import { createFileRoute, notFound } from '@tanstack/react-router'
import { searchOf, usePageSearch } from '#app/validate-search.ts'
import { AppError } from '#domain/api/app-error.ts'
import { readSearch } from '#domain/api/search-text.ts'
import type { NearFund } from '#domain/funds/fund-details.ts'
import { besideOf, type FundPageSearch, fundPageSearch, planSearch } from '#domain/funds/fund-page-query.ts'
import { FollowActions, OwnPart, useOwn, useOwnMarks } from '#features/follow/index.ts'
import {
  detailsQuery,
  FundPage,
  followedFund,
  fundHead,
  lineQuery,
  NearFunds,
  nearFunds,
  planQuery,
} from '#features/funds/detail/index.ts'
import { HeadlinesAbout } from '#features/news/followed/index.ts'
import { useStable } from '#ui/data/use-stable.ts'
import { known } from '../known-params.ts'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/fund/$schemeCode')({
  params: known('schemeCode'),
  validateSearch: searchOf<'fund'>(),
  // Figures and chart come with the HTML; failures are shown in their place.
  loader: async ({ context: { api, queries }, params, location }) => {
    const code = Number(params.schemeCode)
    const search = readSearch(fundPageSearch, location.search)
    const beside = besideOf(search.with, code)
    try {
      const [details] = await Promise.all([
        queries.ensureQueryData(detailsQuery(api, code, search.riskFree)),
        queries.ensureQueryData(planQuery(api, code, planSearch(search))).catch(() => {}),
        ...beside.map((other) => queries.ensureQueryData(lineQuery(api, other, search.riskFree)).catch(() => {})),
      ])
      return { head: fundHead(details) }
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'not-found') return {}
      throw notFound({ data: await nearFunds(api, params.schemeCode) })
    }
  },
  head: pageHead('fund'),
  component: FundRoute,
  notFoundComponent: ({ data }) => <UnknownFund near={(data ?? []) as NearFund[]} />,
})

function FundRoute() {
  const { schemeCode } = Route.useParams()
  const search = usePageSearch(fundPageSearch, Route.useSearch())
  const navigate = Route.useNavigate()
  const onSearch = useStable((next: FundPageSearch) => {
    void navigate({ search: fundPageSearch(next), replace: true, resetScroll: false })
  })
  const { api } = Route.useRouteContext()
  const own = useOwn('fund', schemeCode)
  return (
    <FundPage
      client={api}
      code={Number(schemeCode)}
      search={search}
      onSearch={onSearch}
      actions={(details) => <FollowActions own={own} followed={followedFund(details)} />}
      marks={useOwnMarks(own)}
      news={(details) => <HeadlinesAbout client={api} subject={{ kind: 'fund', id: schemeCode, name: details.fund }} />}
      kept={(details) => <OwnPart own={own} followed={followedFund(details)} />}
    />
  )
}

function UnknownFund({ near }: { readonly near: readonly NearFund[] }) {
  const { schemeCode } = Route.useParams()
  return <NearFunds code={schemeCode} near={near} />
}
