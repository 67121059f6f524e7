import { createFileRoute } from '@tanstack/react-router'
import { nextPathOf } from '#domain/address.ts'
import { pageHead } from '../page-head.ts'
import { NotOpenYet } from '../shell/not-open-yet.tsx'

export const Route = createFileRoute('/login')({
  validateSearch: ({ next }: { next?: unknown }): { next?: string | undefined } => ({ next: nextPathOf(next) }),
  head: pageHead('login'),
  component: () => <NotOpenYet id="login" />,
})
