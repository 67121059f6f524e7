import { createFileRoute } from '@tanstack/react-router'
import { pageSearch } from '#app/validate-search.ts'
import { AuthPage } from '../auth-page.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/signup')({
  validateSearch: pageSearch('signup'),
  head: pageHead('signup'),
  component: () => <AuthPage mode="sign-up" next={Route.useSearch().next} />,
})
