import type { ListingCard, ListingPoint } from '#domain/property/found-listings.ts'
import { shortRupees } from '#domain/property/short-rupees.ts'
import type { MapPoint, PlaceName } from '#ui/map/map-point.ts'
import { homeInWords } from '../cards/index.ts'

type Cards = ReadonlyMap<string, ListingCard>

export const pointOf = ({ id, latitude, longitude, price }: ListingCard): ListingPoint => [
  id,
  latitude,
  longitude,
  price,
]

/** Points with what their buttons are called; of those whose card is not there yet only the price is known. */
export function mapPointsOf(points: readonly ListingPoint[], cards: Cards): MapPoint[] {
  return points.map(([id, lat, lon, price]) => {
    const card = cards.get(id)
    const short = shortRupees(price)
    return {
      ...{ id, lat, lon },
      short,
      // Begins with what the button shows: people who speak to their computer say that.
      label: `${short}, ${card ? `${homeInWords(card)} in ${card.locality}` : 'property'}`,
      near: card?.locality ?? 'here',
    }
  })
}

/** Cities from afar and localities from near, each in the middle of its listings. */
export function namesOf(cards: Iterable<ListingCard>): PlaceName[] {
  const all = [...cards]
  const cities = Map.groupBy(all, ({ city }) => city)
  const localities = Map.groupBy(all, ({ city, locality }) => `${locality}\n${city}`)
  const middle =
    (zooms: PlaceName['zooms']) =>
    ([key, own]: [string, ListingCard[]]): PlaceName => ({
      name: key.split('\n')[0] ?? '',
      lat: own.reduce((sum, { latitude }) => sum + latitude, 0) / own.length,
      lon: own.reduce((sum, { longitude }) => sum + longitude, 0) / own.length,
      zooms,
    })
  return [...[...cities].map(middle([3, 10])), ...[...localities].map(middle([11, 16]))]
}
