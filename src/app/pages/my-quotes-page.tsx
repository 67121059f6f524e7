import { createFileRoute } from '@tanstack/react-router'
import { searchOf, usePageSearch } from '#app/validate-search.ts'
import { routes } from '#catalogue/routes.ts'
import { quotesSearch } from '#domain/api/page-search.ts'
import { Quotes } from '#features/quotes/index.ts'
import { readAhead } from '#platform/kept/read-ahead.ts'
import { pageHead } from '../page-head.ts'
import { usePerson } from '../person.ts'

export const Route = createFileRoute('/_guard/my-quotes')({
  validateSearch: searchOf<'myQuotes'>(),
  head: pageHead('myQuotes'),
  loader: () => readAhead('wisdomQuotes'),
  component: MyQuotesPage,
})

function MyQuotesPage() {
  const search = usePageSearch(quotesSearch, Route.useSearch())
  const navigate = Route.useNavigate()
  const { uid } = usePerson()
  return (
    <>
      <h1 className="page-title">{routes.myQuotes.title}</h1>
      <Quotes
        uid={uid}
        search={search}
        onSearch={(next) => navigate({ search: quotesSearch(next), replace: true, resetScroll: false })}
      />
    </>
  )
}
