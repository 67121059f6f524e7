import { createFileRoute } from '@tanstack/react-router'
import { searchOf, usePageSearch } from '#app/validate-search.ts'
import { nextSearch } from '#domain/api/page-search.ts'
import { AuthPage } from '../auth-page.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/signup')({
  validateSearch: searchOf<'signup'>(),
  head: pageHead('signup'),
  component: () => <AuthPage mode="sign-up" next={usePageSearch(nextSearch, Route.useSearch()).next} />,
})
