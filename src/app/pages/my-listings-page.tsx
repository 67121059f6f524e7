import { createFileRoute } from '@tanstack/react-router'
import { searchOf, usePageSearch } from '#app/validate-search.ts'
import { myListingsSearch } from '#domain/api/page-search.ts'
import { MyListings } from '#features/properties/own/index.ts'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/real-estate/mine')({
  validateSearch: searchOf<'myListings'>(),
  head: pageHead('myListings'),
  component: MyListingsPage,
})

function MyListingsPage() {
  const navigate = Route.useNavigate()
  const { api } = Route.useRouteContext()
  const search = usePageSearch(myListingsSearch, Route.useSearch())
  return <MyListings client={api} search={search} onSearch={(next) => void navigate({ search: next })} />
}
