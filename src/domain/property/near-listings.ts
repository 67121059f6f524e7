import { type AreaKind, alikeTypes, type PropertyType, type Purpose } from '#catalogue/properties.ts'
import { isActive, textAt } from '#domain/packs/instrument-pack.ts'
import type { ListingCard } from './found-listings.ts'
import type { LocalityGlance } from './listing-details.ts'
import { priceAt, rateAt } from './listing-facets.ts'
import { listingCardAt } from './listing-finder.ts'
import { type ListingPack, listingLayout } from './listing-pack.ts'

/** What similar listings are compared with. */
export type Around = {
  readonly id: string
  readonly purpose: Purpose
  readonly type: PropertyType
  readonly city: string
  readonly locality: string
  readonly price: number
  readonly bedrooms: number | null
}

export const MOST_SIMILAR = 6
const COST = { type: 3, locality: 1.5, bedroom: 0.7, price: 4 }

/** Live ones of the same purpose and city, nearest first by type, place, bedrooms and price. */
export function similarListings(pack: ListingPack, around: Around, most = MOST_SIMILAR): ListingCard[] {
  const city = pack.texts.city.all.indexOf(around.city)
  const locality = pack.texts.locality.all.indexOf(around.locality)
  const purpose = listingLayout.choices.purpose.indexOf(around.purpose)
  const type = listingLayout.choices.type.indexOf(around.type)
  const own = pack.ids.placeOf(around.id)
  const best: { at: number; cost: number }[] = []
  for (let at = 0; at < pack.count; at += 1) {
    if (pack.texts.city.of[at] !== city || pack.choices.purpose[at] !== purpose) continue
    if (at === own || !isActive(pack, at)) continue
    const bedrooms = pack.figures.bedrooms[at]
    const rooms = around.bedrooms === null || !bedrooms ? 0 : Math.min(3, Math.abs(bedrooms - around.bedrooms))
    const cost =
      (pack.choices.type[at] === type ? 0 : COST.type) +
      (pack.texts.locality.of[at] === locality ? 0 : COST.locality) +
      rooms * COST.bedroom +
      Math.min(2, Math.abs(Math.log2(priceAt(pack, at) / around.price))) * COST.price
    if (best.length === most && cost >= (best.at(-1)?.cost ?? 0)) continue
    best.push({ at, cost })
    best.sort((a, b) => a.cost - b.cost || a.at - b.at)
    best.length = Math.min(best.length, most)
  }
  return best.map(({ at }) => listingCardAt(pack, at))
}

/** Fewer say nothing. */
const LEAST_BEHIND = 3

type Looked = Pick<Around, 'id' | 'purpose' | 'type' | 'city' | 'locality'> & { readonly areaKind: AreaKind }

/** Others of the same kind: homes, shops and land never share a median. */
export function glanceAt(pack: ListingPack, { id, purpose, type, city, locality, areaKind }: Looked): LocalityGlance {
  const rates = { locality: [] as number[], city: [] as number[] }
  const counts = { locality: 0, city: 0 }
  const purposeAt = listingLayout.choices.purpose.indexOf(purpose)
  const types = new Set(alikeTypes[type].map((one) => listingLayout.choices.type.indexOf(one)))
  const own = pack.ids.placeOf(id)
  const kindAt = listingLayout.choices.areaKind.indexOf(areaKind)
  for (let at = 0; at < pack.count; at += 1) {
    if (textAt(pack.texts.city, at) !== city || pack.choices.purpose[at] !== purposeAt || !isActive(pack, at)) continue
    if (at === own || !types.has(pack.choices.type[at] ?? -1)) continue
    const isHere = textAt(pack.texts.locality, at) === locality
    const isAlike = pack.choices.areaKind[at] === kindAt
    for (const place of isHere ? (['locality', 'city'] as const) : (['city'] as const)) {
      counts[place] += 1
      if (isAlike) rates[place].push(rateAt(pack, at))
    }
  }
  return {
    city,
    locality,
    count: counts.locality,
    inCity: counts.city,
    medianRate: medianOf(rates.locality),
    cityMedianRate: medianOf(rates.city),
    areaKind,
    behind: rates.locality.length,
    behindCity: rates.city.length,
  }
}

function medianOf(values: readonly number[]): number | null {
  if (values.length < LEAST_BEHIND) return null
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return Math.round(sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2)
}
