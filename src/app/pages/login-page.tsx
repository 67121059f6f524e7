import { createFileRoute } from '@tanstack/react-router'
import { searchOf, usePageSearch } from '#app/validate-search.ts'
import { nextSearch } from '#domain/api/page-search.ts'
import { AuthPage } from '../auth-page.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/login')({
  validateSearch: searchOf<'login'>(),
  head: pageHead('login'),
  component: () => <AuthPage mode="sign-in" next={usePageSearch(nextSearch, Route.useSearch()).next} />,
})
