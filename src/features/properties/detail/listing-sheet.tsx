import './listing-detail.css'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { sentenceOf } from '#domain/api/app-error.ts'
import type { EnquiryOutcome } from '#domain/api/property-page-search.ts'
import { homeFactsOf } from '#domain/property/home-facts.ts'
import type { HomeSearch } from '#domain/property/home-plan-query.ts'
import type { ListingDetails } from '#domain/property/listing-details.ts'
import { Sheet } from '#features/sheet/index.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { Button } from '#ui/controls/button.tsx'
import { Part } from '#ui/data/part.tsx'
import { BranchPicture } from '#ui/data/pictures.tsx'
import { Loading, SkeletonBlock } from '#ui/data/skeleton.tsx'
import { ErrorState } from '#ui/data/state.tsx'
import { Fold } from '#ui/layers/fold.tsx'
import { latePart } from '#ui/layers/late-part.tsx'
import { EnquiryPart } from './enquiry-part.tsx'
import { Gallery } from './gallery.tsx'
import { ListingActions } from './listing-actions.tsx'
import { listingData } from './listing-description.ts'
import { listingQuery } from './listing-details-queries.ts'
import { ListingDescription, ListingFacts } from './listing-facts.tsx'
import { ListingHead } from './listing-head.tsx'
import { LocalityPart } from './locality-part.tsx'
import { MapPart } from './map-part.tsx'
import { PriceHistory } from './price-history.tsx'
import { SimilarListings } from './similar-listings.tsx'
import { useCountedView } from './use-counted-view.ts'

type Props = {
  readonly client: ApiClient
  readonly id: string
  /** For structured data. */
  readonly origin: string
  readonly search: HomeSearch
  readonly onSearch: (search: HomeSearch) => void
  /** Of an enquiry posted without scripts. */
  readonly outcome: EnquiryOutcome | undefined
  /** Whether this site sends mail. */
  readonly hasMail: boolean
  /** Filled by another feature: notes and to-dos, and the way to write them. */
  readonly kept: (details: ListingDetails) => ReactNode
  readonly onWrite: (what: 'notes' | 'todos') => void
}

const Calculators = latePart('#loan, #rent-or-buy', () =>
  import('../calculators/calculators.tsx').then(({ Calculators: part }) => part),
)

/** One property: pictures, price, facts, and what it really costs. `Suspense` lets React hydrate in short tasks. */
export function ListingSheet({ client, id, ...rest }: Props) {
  const { data: details, error, refetch, isFetching } = useQuery(listingQuery(client, id))
  if (!details && error)
    return (
      <ErrorState
        picture={<BranchPicture />}
        title="This property could not be loaded"
        action={
          <Button busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {sentenceOf(error)} Your favourites and notes are safe.
      </ErrorState>
    )
  if (!details)
    return (
      <Loading label="Loading the property…">
        <SkeletonBlock className="sheet-coming" />
      </Loading>
    )
  return <Loaded client={client} details={details} {...rest} />
}

type LoadedProps = Omit<Props, 'id'> & { readonly details: ListingDetails }

function Loaded({ client, details, origin, search, onSearch, outcome, hasMail, kept, onWrite }: LoadedProps) {
  useCountedView(details.id, !details.sample)
  return (
    <Sheet>
      <ListingHead details={details}>
        <ListingActions details={details} onWrite={onWrite} />
      </ListingHead>
      <Gallery details={details} />
      <Fold />
      <ListingDescription details={details} />
      <Suspense>
        <ListingFacts details={details} />
        <MapPart details={details} />
        <LocalityPart details={details} />
        <PriceHistory details={details} />
      </Suspense>
      <Calculators
        client={client}
        facts={homeFactsOf(details)}
        path={`/real-estate/${details.id}`}
        search={search}
        onSearch={onSearch}
      />
      <Suspense>
        {kept(details)}
        <EnquiryPart client={client} details={details} hasMail={hasMail} outcome={outcome} />
        {details.similar.length > 0 && (
          <Part id="similar" title="Similar properties">
            <SimilarListings cards={details.similar} />
          </Part>
        )}
      </Suspense>
      {!details.sample && <script type="application/ld+json">{listingData(details, origin)}</script>}
    </Sheet>
  )
}
