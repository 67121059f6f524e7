import { createFileRoute } from '@tanstack/react-router'
import { AuthPage, nextSearch } from '../auth-page.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/signup')({
  validateSearch: nextSearch,
  head: pageHead('signup'),
  component: () => <AuthPage mode="sign-up" next={Route.useSearch().next} />,
})
