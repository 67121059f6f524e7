import { createFileRoute, getRouteApi, notFound } from '@tanstack/react-router'
import { searchOf, usePageSearch } from '#app/validate-search.ts'
import { AppError } from '#domain/api/app-error.ts'
import { propertySearch } from '#domain/api/property-page-search.ts'
import { readSearch } from '#domain/api/search-text.ts'
import { homeFactsOf } from '#domain/property/home-facts.ts'
import { readHomePlan } from '#domain/property/home-plan.ts'
import { type HomeSearch, homeSearch } from '#domain/property/home-plan-query.ts'
import type { NearListings } from '#domain/property/listing-details.ts'
import { AboutPart, useAbout } from '#features/follow/index.ts'
import { boughtIn, sameMoneyQuery } from '#features/properties/calculators/index.ts'
import {
  GoneListing,
  ListingSheet,
  listingHead,
  listingQuery,
  nearListings,
} from '#features/properties/detail/index.ts'
import { useStable } from '#ui/data/use-stable.ts'
import { known } from '../known-params.ts'
import { pageHead } from '../page-head.ts'

type Ended = { near: NearListings; isGone: boolean; isUnsent?: boolean; id?: string }
const UNKNOWN: Ended = { near: { gone: null, similar: [] }, isGone: false }
const root = getRouteApi('__root__')

export const Route = createFileRoute('/real-estate/$id')({
  params: known('id'),
  validateSearch: searchOf<'property'>(),
  // Everything comes with the HTML, the calculators' figures too; failures are shown in their place.
  loader: async ({ context: { api, queries, isGone }, params: { id }, location }) => {
    const { fund, outcome, ...search } = readSearch(propertySearch, location.search)
    try {
      const details = await queries.ensureQueryData(listingQuery(api, id))
      const bought = boughtIn(readHomePlan(search, homeFactsOf(details)))
      if (fund && details.purpose === 'buy')
        await queries.ensureQueryData(sameMoneyQuery(api, fund, bought)).catch(() => {})
      return { head: listingHead(details) }
    } catch (error) {
      if (!(error instanceof AppError) || (error.code !== 'not-found' && error.code !== 'gone')) return {}
      const near = await nearListings(api, id)
      // The first answer counts: the second may fail.
      if (error.code === 'gone') isGone()
      throw notFound({ data: { id, near, isGone: error.code === 'gone', isUnsent: outcome === 'gone' } })
    }
  },
  head: pageHead('property'),
  component: PropertyPage,
  notFoundComponent: EndedPage,
})

function EndedPage({ data = UNKNOWN }: { readonly data?: unknown }) {
  return <GoneListing {...(data as Ended)} client={root.useRouteContext().api} />
}

function PropertyPage() {
  const { id } = Route.useParams()
  const navigate = Route.useNavigate()
  const { api, origin } = Route.useRouteContext()
  const { setUp } = root.useLoaderData()
  const onSearch = useStable((next: HomeSearch) => {
    void navigate({ search: homeSearch(next), replace: true, resetScroll: false })
  })
  const about = useAbout('property', id)
  const { outcome, ...search } = usePageSearch(propertySearch, Route.useSearch())
  return (
    <ListingSheet
      client={api}
      id={id}
      origin={origin}
      search={search}
      outcome={outcome}
      hasMail={setUp.mail}
      onSearch={onSearch}
      kept={({ title }) => <AboutPart subject={{ kind: 'property', id, name: title }} about={about} />}
      onWrite={about.setWriting}
    />
  )
}
