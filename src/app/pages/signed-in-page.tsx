import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { searchOf, usePageSearch } from '#app/validate-search.ts'
import { signedInSearch } from '#domain/api/page-search.ts'
import { finishGoogle } from '#features/accounts/index.ts'
import { useOnce } from '#ui/controls/use-once.ts'
import { pageHead } from '../page-head.ts'
import { Waiting } from '../shell/waiting.tsx'

/** Google's return page, in the popup or, if that was blocked, in the tab itself. */
export const Route = createFileRoute('/signed-in')({
  validateSearch: searchOf<'signedIn'>(),
  head: pageHead('signedIn'),
  component: SignedInPage,
})

function SignedInPage() {
  const { attempt, created, error, next = '/', removed } = usePageSearch(signedInSearch, Route.useSearch())
  const navigate = useNavigate()
  const [reported, setReported] = useState(false)
  useOnce(async () => {
    const result = { created: created === '1', failed: error !== undefined, passwordRemoved: removed === '1' }
    const to = await finishGoogle(attempt, result, next)
    if (to) await navigate({ to, replace: true })
    else setReported(true)
  })
  if (!reported) return <Waiting />
  return (
    <section className="state">
      <h1 className="page-title">{error ? 'Sign-in failed' : 'You are signed in'}</h1>
      <p className="lead">You can close this window.</p>
    </section>
  )
}
