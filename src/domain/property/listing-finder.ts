import { instrumentAt, textAt } from '#domain/packs/instrument-pack.ts'
import {
  createInstrumentFinder,
  type FinderKind,
  type FoundHow,
  type FoundInstruments,
} from '#domain/search/instrument-finder.ts'
import { createHighlight } from '#domain/search/search-highlight.ts'
import { isoDay } from '#domain/time/day.ts'
import type { FoundListings, ListingCard, ListingFacet, ListingPoint } from './found-listings.ts'
import { listingFacets, listingFlags, listingNumbers, priceAt } from './listing-facets.ts'
import { DEGREE, type ListingPack, type listingLayout } from './listing-pack.ts'
import { ageSteps, type ListingQuery } from './listing-query.ts'
import { listingWording } from './listing-words.ts'
import { coverAddress } from './picture-address.ts'

export type ListingFinder = {
  find(query: ListingQuery): FoundListings
  suggest(words: string, most: number): ListingCard[]
  byId(id: string): ListingCard | undefined
}

const highlight = createHighlight(listingWording)

const finderKind: FinderKind<typeof listingLayout, ListingCard> = {
  facets: listingFacets,
  flags: listingFlags,
  numbers: listingNumbers,
  wording: () => listingWording,
  naming: (pack) => ({
    tailOf: (at) =>
      [textAt(pack.texts.project, at), textAt(pack.texts.locality, at), textAt(pack.texts.city, at)].join(' '),
    sizes: recency(pack),
  }),
  toCard: (pack) => (at, found) => listingCardAt(pack, at, found),
}

/** Without words the newest come first: each month halves. */
const recency = ({ figures, day }: ListingPack) =>
  Float64Array.from(figures.posted, (posted) => 2 ** (((posted || 0) - day) / 30))

/** The search of listings over a pack. */
export function createListingFinder(pack: ListingPack): ListingFinder {
  const finder = createInstrumentFinder(finderKind, pack)
  const isSample = pack.choices.sample.every((sample) => sample === 1)
  return {
    find(query) {
      const found = finder.find(query)
      const { total, pages, page, cards, compared } = found
      return {
        source: isSample ? 'sample' : 'live',
        day: pack.day > 0 ? isoDay(pack.day) : null,
        total,
        pages,
        page,
        cards: [...cards],
        points: query.points > 0 ? finder.placesOf(query, query.points).map((at) => pointAt(pack, at)) : [],
        facets: facetsOf(found, query),
        compared: compared.map((at) => ({ id: pack.ids.at(at), name: textAt(pack.names, at) })),
      }
    },
    suggest: finder.suggest,
    byId: finder.byId,
  }
}

const pointAt = (pack: ListingPack, at: number): ListingPoint => [
  pack.ids.at(at),
  (pack.figures.latitude[at] ?? 0) / DEGREE,
  (pack.figures.longitude[at] ?? 0) / DEGREE,
  priceAt(pack, at),
]

/** Names with matches, alphabetically; all values of other filters; days of posting add up. */
function facetsOf({ facets }: FoundInstruments<ListingCard>, { filters }: ListingQuery): FoundListings['facets'] {
  const all = (name: string) => (facets[name] ?? []).filter(({ value }) => value !== '')
  const named = (name: 'city' | 'locality') =>
    all(name)
      .filter(({ value, count }) => count > 0 || value === filters[name])
      .sort((a, b) => (a.value < b.value ? -1 : 1))
  const ages = all('age')
  const within = ageSteps.flatMap((value, step) => {
    const count = ages.slice(0, step + 1).reduce((sum, one) => sum + one.count, 0)
    return value === 'older' ? [] : [{ value, count }]
  })
  const plain = (name: ListingFacet) => [name, all(name)] as const
  return {
    ...(Object.fromEntries(
      (['purpose', 'type', 'bedrooms', 'possession', 'furnishing', 'postedBy', 'amenities'] as const).map(plain),
    ) as FoundListings['facets']),
    city: named('city'),
    locality: named('locality'),
    posted: within,
    rera: all('rera').filter(({ value }) => value === 'yes'),
  }
}

const noWords: FoundHow = { words: [], family: [] }

export function listingCardAt(pack: ListingPack, at: number, { words }: FoundHow = noWords): ListingCard {
  const { id, name, texts, choices, figures, flags, value, previousValue } = instrumentAt(pack, at)
  const day = (number: number | null) => (number === null ? null : isoDay(number))
  const price = Number(value ?? 0)
  const area = figures.area ?? 1
  return {
    id,
    title: name,
    marks: words.length > 0 ? highlight(name, words.join(' ')).map(([start, end]) => [start, end]) : [],
    status: choices.status,
    purpose: choices.purpose,
    type: choices.type,
    ...texts,
    latitude: (figures.latitude ?? 0) / DEGREE,
    longitude: (figures.longitude ?? 0) / DEGREE,
    price,
    currency: 'INR',
    previousPrice: previousValue === null ? null : Number(previousValue),
    changedOn: day(figures.changed),
    area,
    areaKind: choices.areaKind,
    rate: Math.round(price / Math.max(1, area)),
    bedrooms: figures.bedrooms,
    bathrooms: figures.bathrooms,
    furnishing: choices.furnishing === '' ? null : choices.furnishing,
    amenities: [...flags.amenities],
    possession: day(figures.possession),
    rera: choices.rera === 'yes',
    postedBy: choices.postedBy,
    postedOn: day(figures.posted),
    cover: figures.pictures ? coverAddress(id, figures.version ?? 1, choices.sample === 'yes') : null,
    pictures: figures.pictures ?? 0,
    sample: choices.sample === 'yes',
    spark: [],
  }
}
