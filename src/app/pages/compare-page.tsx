import { createFileRoute } from '@tanstack/react-router'
import { searchOf, usePageSearch } from '#app/validate-search.ts'
import { extraRoutes } from '#catalogue/routes.ts'
import { readSearch } from '#domain/api/search-text.ts'
import { type CompareSearch, compareSearch } from '#domain/compare/compare-query.ts'
import { Compare, loadCompared } from '#features/compare/index.ts'
import { useStable } from '#ui/data/use-stable.ts'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/compare')({
  validateSearch: searchOf<'compare'>(),
  // All but a person's own goals comes with the HTML.
  loader: ({ context: { api, queries }, location }) =>
    loadCompared(api, queries, readSearch(compareSearch, location.search)),
  head: pageHead('compare'),
  component: ComparePage,
})

function ComparePage() {
  const navigate = Route.useNavigate()
  const onSearch = useStable((next: CompareSearch) => {
    void navigate({ search: compareSearch(next), replace: true, resetScroll: false })
  })
  return (
    <>
      <h1 className="page-title">{extraRoutes.compare.title}</h1>
      <Compare
        client={Route.useRouteContext().api}
        search={usePageSearch(compareSearch, Route.useSearch())}
        onSearch={onSearch}
      />
    </>
  )
}
