import { createFileRoute } from '@tanstack/react-router'
import { searchOf, usePageSearch } from '#app/validate-search.ts'
import { extraRoutes } from '#catalogue/routes.ts'
import { shareSearch } from '#domain/api/page-search.ts'
import { SharedNote } from '#features/keeping/index.ts'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/_guard/share')({
  validateSearch: searchOf<'share'>(),
  head: pageHead('share'),
  component: SharePage,
})

function SharePage() {
  const shared = usePageSearch(shareSearch, Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <>
      <h1 className="page-title">{extraRoutes.share.title}</h1>
      <SharedNote
        shared={shared}
        onDone={() => void navigate({ to: '/profile', search: { tab: 'notes' }, replace: true })}
      />
    </>
  )
}
