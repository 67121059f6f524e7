import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { searchOf, usePageSearch } from '#app/validate-search.ts'
import { AppError } from '#domain/api/app-error.ts'
import { readSearch } from '#domain/api/search-text.ts'
import type { NearStocks } from '#domain/stocks/stock-details.ts'
import { besideRefs, type StockPageSearch, stockPageSearch } from '#domain/stocks/stock-page-query.ts'
import { FollowActions, OwnPart, useOwn, useOwnMarks } from '#features/follow/index.ts'
import { HeadlinesAbout } from '#features/news/followed/index.ts'
import {
  besideQuery,
  followedStock,
  NearStocksList,
  nearStocks,
  StockSheet,
  stockHead,
  stockQuery,
} from '#features/stocks/detail/index.ts'
import { useStable } from '#ui/data/use-stable.ts'
import { known } from '../known-params.ts'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/stock/$symbol')({
  params: known('symbol'),
  validateSearch: searchOf<'stock'>(),
  // Figures and chart come with the HTML; failures are shown in their place.
  loader: async ({ context: { api, queries }, params: { symbol }, location }) => {
    const search = readSearch(stockPageSearch, location.search)
    try {
      const [details] = await Promise.all([
        queries.ensureQueryData(stockQuery(api, symbol, search)),
        ...besideRefs(search.with, symbol).map((ref) =>
          queries.ensureQueryData(besideQuery(api, ref, search)).catch(() => {}),
        ),
      ])
      return { head: stockHead(details), former: details.formerSymbols }
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'not-found') return {}
      const { now, near } = await nearStocks(api, symbol)
      if (now !== null) throw redirect({ to: '/stock/$symbol', params: { symbol: now }, search, statusCode: 301 })
      throw notFound({ data: near })
    }
  },
  head: pageHead('stock'),
  component: StockRoute,
  notFoundComponent: ({ data }) => <UnknownStock near={(data ?? []) as NearStocks['near']} />,
})

function StockRoute() {
  const { symbol } = Route.useParams()
  const search = usePageSearch(stockPageSearch, Route.useSearch())
  const navigate = Route.useNavigate()
  const onSearch = useStable((next: StockPageSearch) => {
    void navigate({ search: stockPageSearch(next), replace: true, resetScroll: false })
  })
  const { api } = Route.useRouteContext()
  const { former } = Route.useLoaderData()
  const own = useOwn('stock', symbol, former)
  return (
    <StockSheet
      client={api}
      symbol={symbol}
      search={search}
      onSearch={onSearch}
      actions={(details) => <FollowActions own={own} followed={followedStock(details)} />}
      marks={useOwnMarks(own)}
      news={(details) => <HeadlinesAbout client={api} subject={{ kind: 'stock', id: symbol, name: details.name }} />}
      kept={(details) => <OwnPart own={own} followed={followedStock(details)} />}
    />
  )
}

function UnknownStock({ near }: { readonly near: NearStocks['near'] }) {
  const { symbol } = Route.useParams()
  return <NearStocksList symbol={symbol} near={near} />
}
