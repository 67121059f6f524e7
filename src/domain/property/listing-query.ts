import {
  type AreaUnit,
  amenities,
  areaUnits,
  bedroomChoices,
  furnishings,
  type ListingView,
  listingSorts,
  listingViews,
  type PostedWithin,
  possessions,
  postedWithin,
  posters,
  propertyTypes,
  purposes,
} from '#catalogue/properties.ts'
import { typedAmount } from '#domain/numbers/typed-amount.ts'
import {
  comparedIds,
  type FilterOf,
  type InstrumentQuery,
  type InstrumentSearch,
  instrumentQueryOf,
  type QuerySpec,
  readInstrumentSearch,
  withoutFilters,
} from '#domain/search/instrument-query.ts'
import { keysOf } from './keys-of.ts'

/** Days since it was posted, in steps that do not overlap; the last has no end. */
export const ageSteps = [...keysOf(postedWithin), 'older'] as const

/** Filters of listings, as in the URL. */
const spec = {
  texts: ['city', 'locality'],
  choices: { purpose: keysOf(purposes), rera: ['yes'] },
  many: {
    type: keysOf(propertyTypes),
    bedrooms: keysOf(bedroomChoices),
    possession: keysOf(possessions),
    furnishing: keysOf(furnishings),
    postedBy: keysOf(posters),
  },
  flags: { amenities: keysOf(amenities) },
  /** The price in rupees, the area in the chosen unit. */
  ranges: ['price', 'area'],
  sorts: keysOf(listingSorts),
  sizes: [12, 24, 48, 96],
  id: /^[A-Za-z0-9][\w-]{0,63}$/,
} as const satisfies QuerySpec

export const listingChoices = { ...spec.choices, ...spec.many, ...spec.flags } as const
export const listingPageSizes = spec.sizes

type Own = { unit?: Exclude<AreaUnit, 'sqft'>; posted?: PostedWithin; view?: Exclude<ListingView, 'grid'>; at?: string }

/** As in the URL; absent ones have their default. Several values of one filter are comma-separated. */
export type ListingSearch = InstrumentSearch<typeof spec> & Own
export type ListingQuery = InstrumentQuery<typeof spec> & {
  /** How many points a map wants; 0 for other views. */
  readonly points: number
}
/** A map of more is no longer readable, and no longer quick. */
export const MOST_POINTS = 5_000
export type ListingFilter = FilterOf<typeof spec>

/** Where the map is: latitude, longitude and zoom. */
const MAP_PLACE = /^-?\d{1,2}\.\d{1,4},-?\d{1,3}\.\d{1,4},\d{1,2}$/

export const mapPlaceText = (lat: number, lon: number, zoom: number): string =>
  `${lat.toFixed(4)},${lon.toFixed(4)},${zoom}`

export function readMapPlace(at: string | undefined) {
  if (at === undefined) return undefined
  const [lat = 0, lon = 0, zoom = 0] = at.split(',').map(Number)
  return { lat, lon, zoom }
}

const oneOf = <Value extends string>(all: readonly Value[], value: unknown) => all.find((one) => one === value)

/** Parses a URL. Unknown values and defaults are left out; a range the wrong way round is turned. */
export function listingSearch(address: Record<string, unknown>): ListingSearch {
  const unit = oneOf(keysOf(areaUnits), address.unit)
  const posted = oneOf(keysOf(postedWithin), String(address.posted))
  const view = oneOf(keysOf(listingViews), address.view)
  const purpose = address.purpose === 'buy' ? undefined : address.purpose
  const search = readInstrumentSearch(spec, { ...address, ...typedPrices(address), purpose })
  return {
    ...turned(turned(search, 'price'), 'area'),
    ...(unit && unit !== 'sqft' && { unit }),
    ...(posted && { posted }),
    ...(view && view !== 'grid' && { view }),
    ...(view === 'map' && MAP_PLACE.test(String(address.at)) && { at: String(address.at) }),
  }
}

/** A form without scripts sends prices as they were typed: "80 lakh". */
function typedPrices(address: Record<string, unknown>) {
  const typed = (name: 'priceFrom' | 'priceTo') => typedAmount(String(address[name] ?? ''), 'INR')
  return { priceFrom: typed('priceFrom'), priceTo: typed('priceTo') }
}

/** Smallest first, so that one question has one address. */
function turned<Search extends ListingSearch>(search: Search, name: 'price' | 'area'): Search {
  const [from, to] = [search[`${name}From`], search[`${name}To`]]
  return from === undefined || to === undefined || from <= to
    ? search
    : { ...search, [`${name}From`]: to, [`${name}To`]: from }
}

/** Areas in square feet. Prices to buy and rents never stand in one list: without a choice it is to buy. */
export function listingQueryOf(search: ListingSearch): ListingQuery {
  const query = instrumentQueryOf(spec, search)
  const { squareFeet } = areaUnits[search.unit ?? 'sqft']
  const area = query.ranges.area && { from: query.ranges.area.from * squareFeet, to: query.ranges.area.to * squareFeet }
  const ages = search.posted ? ageSteps.slice(0, ageSteps.indexOf(search.posted) + 1) : []
  return {
    ...query,
    filters: { ...query.filters, purpose: query.filters.purpose || 'buy' },
    someOf: { ...query.someOf, age: ages },
    ranges: { ...query.ranges, ...(area && { area }) },
    points: search.view === 'map' ? MOST_POINTS : 0,
  }
}

/** Keeps words, purpose, order and view; back to page one. */
export const withoutListingFilters = (search: ListingSearch): ListingSearch => ({
  ...withoutFilters(spec, search),
  ...(search.purpose && { purpose: search.purpose }),
  ...(search.unit && { unit: search.unit }),
  ...(search.view && { view: search.view }),
})

/** The ids in `compare=`: unique, at most four. */
export const comparedListings = (value: unknown): string[] => comparedIds(spec, value)

export const isListingId = (text: string): boolean => spec.id.test(text)
