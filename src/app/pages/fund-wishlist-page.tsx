import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../page-head.ts'
import { NotOpenYet } from '../shell/not-open-yet.tsx'

export const Route = createFileRoute('/_guard/wishlist/funds')({
  head: pageHead('fundWishlist'),
  component: () => <NotOpenYet id="fundWishlist" />,
})
