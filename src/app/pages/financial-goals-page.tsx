import { createFileRoute } from '@tanstack/react-router'
import { searchOf, usePageSearch } from '#app/validate-search.ts'
import { routes } from '#catalogue/routes.ts'
import { goalsSearch } from '#domain/api/page-search.ts'
import { Goals, goalsAhead } from '#features/goals/index.ts'
import { pageHead } from '../page-head.ts'
import { usePerson } from '../person.ts'

export const Route = createFileRoute('/_guard/financial-goals')({
  validateSearch: searchOf<'financialGoals'>(),
  head: pageHead('financialGoals'),
  loader: goalsAhead,
  component: FinancialGoalsPage,
})

function FinancialGoalsPage() {
  const search = usePageSearch(goalsSearch, Route.useSearch())
  const navigate = Route.useNavigate()
  const { api } = Route.useRouteContext()
  const { uid } = usePerson()
  return (
    <>
      <h1 className="page-title">{routes.financialGoals.title}</h1>
      <Goals
        uid={uid}
        client={api}
        search={search}
        onSearch={(next, replace) => void navigate({ search: goalsSearch(next), replace, resetScroll: !replace })}
      />
    </>
  )
}
