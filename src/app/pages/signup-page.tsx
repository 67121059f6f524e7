import { createFileRoute } from '@tanstack/react-router'
import { AuthPage } from '../auth-page.tsx'
import { pageHead } from '../page-head.ts'
import { pageSearch } from '../page-search.ts'

export const Route = createFileRoute('/signup')({
  validateSearch: pageSearch('signup'),
  head: pageHead('signup'),
  component: () => <AuthPage mode="sign-up" next={Route.useSearch().next} />,
})
