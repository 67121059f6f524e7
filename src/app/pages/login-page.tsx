import { createFileRoute } from '@tanstack/react-router'
import { AuthPage } from '../auth-page.tsx'
import { nextSearch } from '../next-search.ts'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/login')({
  validateSearch: nextSearch,
  head: pageHead('login'),
  component: () => <AuthPage mode="sign-in" next={Route.useSearch().next} />,
})
