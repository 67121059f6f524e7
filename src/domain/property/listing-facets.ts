import { bedroomChoices, furnishings, possessions, posters, propertyTypes, purposes } from '#catalogue/properties.ts'
import type { FacetColumn, FlagColumn } from '#domain/search/facet-columns.ts'
import { keysOf } from './keys-of.ts'
import { type ListingPack, listingLayout } from './listing-pack.ts'
import { ageSteps } from './listing-query.ts'

const HALF_YEAR = 183
const YEAR = 365

/** The filters of listings. What depends on today is by the day of the pack. */
export function listingFacets(pack: ListingPack): Readonly<Record<string, FacetColumn>> {
  const { texts, choices, figures, count, day } = pack
  const column = <Value extends string>(values: readonly Value[], valueAt: (at: number) => Value): FacetColumn => ({
    values,
    of: Uint8Array.from({ length: count }, (_, at) => values.indexOf(valueAt(at))),
  })
  const direct = <Value extends string>(values: readonly Value[], of: Uint8Array): FacetColumn => ({ values, of })
  const bedrooms = ['', ...keysOf(bedroomChoices)] as const
  const mostBedrooms = bedrooms.length - 1
  return {
    city: { values: texts.city.all, of: texts.city.of },
    locality: { values: texts.locality.all, of: texts.locality.of },
    purpose: direct(keysOf(purposes), choices.purpose),
    type: direct(keysOf(propertyTypes), choices.type),
    furnishing: direct(['', ...keysOf(furnishings)], choices.furnishing),
    postedBy: direct(keysOf(posters), choices.postedBy),
    rera: direct(listingLayout.choices.rera, choices.rera),
    bedrooms: {
      values: bedrooms,
      of: Uint8Array.from(figures.bedrooms, (rooms) => Math.min(mostBedrooms, Number.isNaN(rooms) ? 0 : rooms)),
    },
    possession: column(keysOf(possessions), (at) => {
      const left = (figures.possession[at] ?? Number.NaN) - day
      if (!(left > 0)) return 'ready'
      return left <= HALF_YEAR ? '6m' : left <= YEAR ? '1y' : 'later'
    }),
    age: column(ageSteps, (at) => {
      const age = day - (figures.posted[at] ?? Number.NaN)
      return ageSteps.find((step) => step === 'older' || age <= Number(step)) ?? 'older'
    }),
  }
}

export const listingFlags = ({ flags }: ListingPack): Readonly<Record<'amenities', FlagColumn>> => ({
  amenities: { values: listingLayout.flags.amenities, bits: flags.amenities },
})

export const priceAt = ({ latest }: ListingPack, at: number): number => latest.units[at] ?? 0
export const rateAt = (pack: ListingPack, at: number): number =>
  priceAt(pack, at) / Math.max(1, pack.figures.area[at] ?? 1)

/** What listings are ordered and limited by. */
export const listingNumbers = (pack: ListingPack): Readonly<Record<string, (place: number) => number>> => ({
  price: (at) => priceAt(pack, at),
  area: (at) => pack.figures.area[at] ?? 0,
  newest: (at) => pack.figures.posted[at] || 0,
  'price-low': (at) => -priceAt(pack, at),
  'price-high': (at) => priceAt(pack, at),
  'rate-low': (at) => -rateAt(pack, at),
  'rate-high': (at) => rateAt(pack, at),
})
