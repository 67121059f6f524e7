import { createFileRoute } from '@tanstack/react-router'
import { AuthPage } from '../auth-page.tsx'
import { nextSearch } from '../next-search.ts'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/signup')({
  validateSearch: nextSearch,
  head: pageHead('signup'),
  component: () => <AuthPage mode="sign-up" next={Route.useSearch().next} />,
})
