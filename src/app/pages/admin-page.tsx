import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { searchOf, usePageSearch } from '#app/validate-search.ts'
import { adminSearch } from '#domain/api/page-search.ts'
import { readSearch } from '#domain/api/search-text.ts'
// Separate entry: refused users load none of the admin code.
import { Refused, Unverified } from '#features/admin/refused/index.ts'
import { userOf, useSession } from '#platform/session/session.ts'
import { useOnce } from '#ui/controls/use-once.ts'
import { pageHead } from '../page-head.ts'
import { readyForOffline } from '../ready-for-offline.ts'
import { Waiting } from '../shell/waiting.tsx'

/** Set by the loader: server rendering cannot wait for a lazy import. */
let arrived: typeof import('#features/admin/index.ts') | undefined
const load = async () => (arrived = await import('#features/admin/index.ts'))

export const Route = createFileRoute('/admin')({
  validateSearch: searchOf<'admin'>(),
  // Without loaderDeps: changing section or search updates the page without unmounting it. Non-admins get this page
  // with 403, and the API refuses their data (§6).
  loader: async ({ context: { api, queries }, location }) => {
    const { adminAccess } = await import('../admin-access.ts')
    const access = await adminAccess(api, queries)
    if (access !== 'allowed') return { access }
    const { prepareSection } = await load()
    await prepareSection(api, queries, readSearch(adminSearch, location.search))
    return { access }
  },
  head: pageHead('admin'),
  component: AdminPage,
})

const root = getRouteApi('__root__')

function AdminPage() {
  const { access } = Route.useLoaderData()
  const { api } = Route.useRouteContext()
  const { setUp } = root.useLoaderData()
  const search = usePageSearch(adminSearch, Route.useSearch())
  const navigate = Route.useNavigate()
  // Created per mount: a lazy component that failed once stays failed.
  const [Admin] = useState(() => arrived?.Admin ?? lazy(async () => ({ default: (await load()).Admin })))
  useOnce(readyForOffline)
  // Signed out here or in another tab: the content is removed.
  const session = useSession()
  if (session === 'signed-out' || access === 'refused') return <Refused />
  if (access === 'unverified') return <Unverified email={userOf(session)?.email} hasMail={setUp.mail} />
  return (
    <Suspense fallback={<Waiting />}>
      <Admin client={api} search={search} onSearch={(next) => void navigate({ search: next })} />
    </Suspense>
  )
}
