import { createFileRoute, Link } from '@tanstack/react-router'
import { searchOf, usePageSearch } from '#app/validate-search.ts'
import { growthSearch } from '#domain/money/growth-search.ts'
import { Growth } from '#features/growth/index.ts'
import { HomeReasons } from '#features/home/index.ts'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/')({
  validateSearch: searchOf<'home'>(),
  head: pageHead('home'),
  component: HomePage,
})

function HomePage() {
  const search = usePageSearch(growthSearch, Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <>
      <section className="hero">
        <h1 className="hero-title">Funds, stocks and property, side by side.</h1>
        <div>
          <p className="lead">
            Track what you own and what you are considering, and see what it means for your goals. Your lists and notes
            stay in this browser.
          </p>
          <p className="flex flex-wrap gap-3">
            <Link to="/about" className="button">
              See how it works
            </Link>
            <Link to="/search-funds" className="button-quiet">
              Browse funds
            </Link>
          </p>
        </div>
      </section>
      <Growth
        search={search}
        onChange={(change) =>
          navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
        }
      />
      <HomeReasons />
    </>
  )
}
