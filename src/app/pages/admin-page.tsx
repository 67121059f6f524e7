import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { pageSearch } from '#app/validate-search.ts'
import { readSearch } from '#domain/api/page-search.ts'
// Apart from the feature itself: whoever is refused gets none of its code.
import { Refused, Unverified } from '#features/admin/refused/index.ts'
import { userOf, useSession } from '#platform/session/session.ts'
import { useOnce } from '#ui/controls/use-once.ts'
import { pageHead } from '../page-head.ts'
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
    const { adminAccess } = await import('../admin-access.ts')
    const access = await adminAccess(api, queries)
    if (access !== 'allowed') return { access }
    const { prepareSection } = await load()
    await prepareSection(api, queries, readSearch('admin', location.search))
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
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  // Made here: a lazy part that failed once stays failed, and a retry needs another one.
  const [Admin] = useState(() => arrived?.Admin ?? lazy(async () => ({ default: (await load()).Admin })))
  useOnce(readyForOffline)
  // Signed out here or in another tab: nothing of it stays on the screen.
  const session = useSession()
  if (session === 'signed-out' || access === 'refused') return <Refused />
  if (access === 'unverified') return <Unverified email={userOf(session)?.email} hasMail={setUp.mail} />
  return (
    <Suspense fallback={<Waiting />}>
      <Admin client={api} search={search} onSearch={(next) => void navigate({ search: next })} />
    </Suspense>
  )
}
