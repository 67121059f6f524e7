import './listing-search.css'
import type { FoundListings, ListingCard } from '#domain/property/found-listings.ts'
import type { ListingSearch } from '#domain/property/listing-query.ts'
import { type ResultsProps, useFollowed } from '#features/search/index.ts'
import { Loading, SkeletonBlock } from '#ui/data/skeleton.tsx'
import { useLate } from '#ui/data/use-late.ts'
import { HomeCard, HomeList } from '../cards/index.ts'
import { useLook } from '../saved/look/index.ts'

type Props = ResultsProps<ListingSearch, ListingCard, FoundListings>

const loadMap = () => import('../map/index.ts').then(({ ListingMap }) => ListingMap)

/** Pictures that are in sight at first. */
const FIRST = 1

/** The found listings as a grid, a list or a map. */
export function ListingResults(props: Props) {
  const { kind, found, search, onFollow } = props
  const followed = useFollowed(kind.list)
  const { newsById } = useLook(search)
  const map = useLate(loadMap, search.view === 'map')
  const view = search.view ?? 'grid'
  if (view === 'map' && map.Component) return <map.Component {...props} followed={followed} newsById={newsById} />
  return (
    <>
      {view === 'map' && !map.failed && (
        <Loading label="Loading the map…">
          <SkeletonBlock className="map-coming" />
        </Loading>
      )}
      {map.failed && (
        <p role="alert" className="notice">
          The map could not be loaded. The list still works.{' '}
          <button type="button" className="text-link" onClick={map.request}>
            Try again
          </button>
        </p>
      )}
      <HomeList view={view === 'map' ? 'list' : view}>
        {found.cards.map((card, at) => (
          <HomeCard
            key={card.id}
            card={card}
            unit={search.unit}
            followed={followed.has(card.id)}
            news={newsById.get(card.id)}
            first={at < FIRST}
            onFollow={onFollow}
          />
        ))}
      </HomeList>
    </>
  )
}
