import { createFileRoute } from '@tanstack/react-router'
import { known } from '../known-params.ts'
import { pageHead } from '../page-head.ts'
import { NotOpenYet } from '../shell/not-open-yet.tsx'

export const Route = createFileRoute('/blog/$slug')({
  params: known('slug'),
  head: pageHead('post'),
  component: () => <NotOpenYet id="post" />,
})
