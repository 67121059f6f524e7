import { createFileRoute, useRouter } from '@tanstack/react-router'
import { searchOf, usePageSearch } from '#app/validate-search.ts'
import { growthSearch } from '#domain/money/growth-search.ts'
import { Hero, HomeMember, HomeReasons, MarketToday, readGlance } from '#features/home/index.ts'
import { usePresumedUser } from '#platform/session/session.ts'
import { latePart } from '#ui/layers/late-part.tsx'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/')({
  validateSearch: searchOf<'home'>(),
  // The market of now comes with the HTML.
  loader: ({ context: { api } }) => readGlance(api),
  staleTime: 60_000,
  head: pageHead('home'),
  component: HomePage,
})

const Growth = latePart('.growth', () => import('#features/growth/index.ts').then(({ Growth: part }) => part))

const tryDemo = async () => (await import('#features/accounts/index.ts')).tryDemo()

/** Two pages in one: everybody gets both, and sees theirs before scripts run. */
function HomePage() {
  const search = usePageSearch(growthSearch, Route.useSearch())
  const glance = Route.useLoaderData()
  const navigate = Route.useNavigate()
  const router = useRouter()
  const user = usePresumedUser()
  return (
    <>
      <HomeMember user={user} client={Route.useRouteContext().api} />
      <div className="home-visitor">
        <Hero onGo={(href) => router.history.push(href)} onDemo={tryDemo} />
      </div>
      <MarketToday glance={glance} onRetry={() => void router.invalidate()} />
      <div className="home-visitor">
        <Growth
          search={search}
          onChange={(change) =>
            navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
          }
        />
        <HomeReasons />
      </div>
    </>
  )
}
