// Styles only: whoever is refused gets none of the code.
import { createFileRoute, Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { readSearch } from '#domain/page-search.ts'
import { useSession } from '#platform/session.ts'
import { useOnce } from '#ui/use-once.ts'
import { pageHead } from '../page-head.ts'
import { pageSearch } from '../page-search.ts'
import { readyForOffline } from '../ready-for-offline.ts'
import { Waiting } from '../shell/waiting.tsx'

/** There once the loader has let somebody in: the server draws a page in one go and cannot wait for code in the middle of it. */
let arrived: typeof import('#features/admin/index.ts') | undefined
const load = async () => (arrived = await import('#features/admin/index.ts'))

export const Route = createFileRoute('/admin')({
  validateSearch: pageSearch('admin'),
  // Without dependencies: another section, or another word to look for, changes the page and does not take it away meanwhile.
  // The server answers 403 with this page for everybody who is not an admin, and the API refuses their data (§6).
  loader: async ({ context: { api, queries }, location }) => {
    const { mayAdminister } = await import('../admin-access.ts')
    if (!(await mayAdminister(api, queries))) return { allowed: false }
    const { prepareSection } = await load()
    await prepareSection(api, queries, readSearch('admin', location.search))
    return { allowed: true }
  },
  head: pageHead('admin'),
  component: AdminPage,
})

function AdminPage() {
  const { allowed } = Route.useLoaderData()
  const { api } = Route.useRouteContext()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  // Made here: a lazy part that failed once stays failed, and a retry needs another one.
  const [Admin] = useState(() => arrived?.Admin ?? lazy(async () => ({ default: (await load()).Admin })))
  useOnce(readyForOffline)
  // Signed out here or in another tab: nothing of it stays on the screen.
  const signedOut = useSession() === 'signed-out'
  if (!allowed || signedOut) return <Refused />
  return (
    <Suspense fallback={<Waiting />}>
      <Admin client={api} search={search} onSearch={(next) => void navigate({ search: next })} />
    </Suspense>
  )
}

function Refused() {
  return (
    <section className="state">
      <p className="kicker">403</p>
      <h1 className="page-title">This page is for admins</h1>
      <p className="lead">Sign in with an admin account to see it.</p>
      <p>
        <Link to="/login" search={{ next: '/admin' }} className="button">
          Sign in
        </Link>
      </p>
    </section>
  )
}
