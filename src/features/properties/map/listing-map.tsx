import './listing-map.css'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { FoundListings, ListingCard } from '#domain/property/found-listings.ts'
import { type ListingSearch, mapPlaceText, readMapPlace } from '#domain/property/listing-query.ts'
import type { ListingNews } from '#domain/property/search-news.ts'
import type { ResultsProps } from '#features/search/index.ts'
import { Button } from '#ui/controls/button.tsx'
import { useLater } from '#ui/controls/use-later.ts'
import { PointMap } from '#ui/map/map.tsx'
import { type Box, boxAround, isIn } from '#ui/map/map-point.ts'
import type { MapView } from '#ui/map/use-live-map.ts'
import { HomeCard, HomeList } from '../cards/index.ts'
import { findAll } from '../saved/find-all.ts'
import { savedQueryOf } from '../saved/saved-query.ts'
import { mapPointsOf, namesOf, pointOf } from './listing-points.ts'
import { OpenedHomes } from './opened-homes.tsx'
import { StreetChoice, useStreetTiles } from './street-choice.tsx'

type Props = ResultsProps<ListingSearch, ListingCard, FoundListings> & {
  readonly followed: ReadonlySet<string>
  readonly newsById: ReadonlyMap<string, ListingNews>
}

const INDIA: Box = [68, 7, 97, 36]
/** The address follows a move when it has ended. */
const QUIET_MS = 300
/** Beside the map; more than this nobody reads there. */
const MOST_ROWS = 24

/** The found listings on a map, with a list of what is in view. */
export function ListingMap({ found, search, followed, newsById, onFollow, onMove }: Props) {
  const {
    data: all,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['found-all', savedQueryOf(search)],
    queryFn: ({ signal }) => findAll(search, signal),
    networkMode: 'always',
  })
  const cards = useMemo(() => new Map([...found.cards, ...(all ?? [])].map((card) => [card.id, card])), [found, all])
  // A page from the server has only the first of many.
  const points = useMemo(() => mapPointsOf(all?.map(pointOf) ?? found.points, cards), [all, found.points, cards])
  const names = useMemo(() => namesOf(cards.values()), [cards])
  const box = useMemo(() => boxAround(found.points.map(([, lat, lon]) => ({ lat, lon }))) ?? INDIA, [found.points])
  const [view, setView] = useState<Box>()
  const [marked, setMarked] = useState<string>()
  const [opened, setOpened] = useState<readonly string[]>([])
  const shown = view ?? box
  const inView = points.filter((point) => isIn(shown, point))
  const rows = inView.flatMap(({ id }) => cards.get(id) ?? []).slice(0, MOST_ROWS)
  const tiles = useStreetTiles()
  const { later } = useLater(QUIET_MS)
  const move = (now: MapView, byPerson: boolean) => {
    setView(now.box)
    if (!byPerson) return
    later(() => onMove({ ...search, at: mapPlaceText(now.lat, now.lon, now.zoom) }))
  }
  return (
    <div className="listing-map">
      <div className="listing-map-place">
        <PointMap
          label="Map of properties"
          many="properties"
          points={points}
          names={names}
          box={box}
          marked={marked}
          opened={opened}
          tiles={tiles}
          onOpen={setOpened}
          at={readMapPlace(search.at)}
          onMoved={move}
        >
          <OpenedHomes
            cards={opened.flatMap((id) => cards.get(id) ?? [])}
            unit={search.unit}
            onClose={() => setOpened([])}
          />
        </PointMap>
        <StreetChoice />
      </div>
      <section className="listing-map-list" aria-label="Properties in view">
        <p className="listing-map-count" aria-live="polite">
          {inView.length === 0
            ? 'No properties in this area. Move the map or zoom out.'
            : `${inView.length} of ${found.total} in view${inView.length > rows.length ? `, the first ${rows.length} are listed` : ''}`}
        </p>
        {isError && (
          <p role="alert" className="notice">
            The map may not show all properties: they could not be loaded.{' '}
            <Button look="quiet" busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          </p>
        )}
        <HomeList
          view="map"
          onPointerOver={({ target }) => setMarked(homeAt(target))}
          onPointerLeave={() => setMarked(undefined)}
          onFocus={({ target }) => setMarked(homeAt(target))}
          onBlur={() => setMarked(undefined)}
        >
          {rows.map((card) => (
            <HomeCard
              key={card.id}
              card={card}
              unit={search.unit}
              followed={followed.has(card.id)}
              news={newsById.get(card.id)}
              onFollow={onFollow}
            />
          ))}
        </HomeList>
      </section>
    </div>
  )
}

const homeAt = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-home]')?.dataset.home : undefined
