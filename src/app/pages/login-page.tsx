import { createFileRoute } from '@tanstack/react-router'
import { pageSearch } from '#app/validate-search.ts'
import { AuthPage } from '../auth-page.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/login')({
  validateSearch: pageSearch('login'),
  head: pageHead('login'),
  component: () => <AuthPage mode="sign-in" next={Route.useSearch().next} />,
})
