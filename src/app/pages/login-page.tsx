import { createFileRoute } from '@tanstack/react-router'
import { AuthPage, nextSearch } from '../auth-page.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/login')({
  validateSearch: nextSearch,
  head: pageHead('login'),
  component: () => <AuthPage mode="sign-in" next={Route.useSearch().next} />,
})
