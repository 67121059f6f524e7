import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../page-head.ts'
import { NotOpenYet } from '../shell/not-open-yet.tsx'

export const Route = createFileRoute('/search-funds')({
  head: pageHead('searchFunds'),
  component: () => <NotOpenYet id="searchFunds" />,
})
