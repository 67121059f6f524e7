import { createFileRoute } from '@tanstack/react-router'
import { known } from '../known-params.ts'
import { pageHead } from '../page-head.ts'
import { NotOpenYet } from '../shell/not-open-yet.tsx'

export const Route = createFileRoute('/fund/$schemeCode')({
  params: known('schemeCode'),
  head: pageHead('fund'),
  component: () => <NotOpenYet id="fund" />,
})
