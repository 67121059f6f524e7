import { type AreaUnit, areaKinds, areaUnits, furnishings, posters, propertyTypes } from '#catalogue/properties.ts'
import type { ListingCard } from '#domain/property/found-listings.ts'
import { dateLabel } from '#ui/data/day-label.ts'
import { formatNumber } from '#ui/data/format-number.ts'

export const listingLink = (id: string): string => `/real-estate/${encodeURIComponent(id)}`

/** "3 BHK apartment", "Plot". */
export function homeInWords({ bedrooms, type }: Pick<ListingCard, 'bedrooms' | 'type'>): string {
  const kind = propertyTypes[type]
  if (bedrooms === null || bedrooms === 0) return kind
  return `${bedrooms} BHK ${kind.toLowerCase()}`
}

/** "1,450 sq ft carpet area", in the unit that somebody chose. */
export function areaInWords(
  { area, areaKind }: Pick<ListingCard, 'area' | 'areaKind'>,
  unit: AreaUnit = 'sqft',
): string {
  const { label, squareFeet } = areaUnits[unit]
  const size = area / squareFeet
  return `${formatNumber(size, size < 10 ? 2 : 0, 'en-IN')} ${label} ${areaKinds[areaKind].replace(' area', '').toLowerCase()}`
}

/** "₹8,276 per sq ft". */
export function rateInWords({ price, area }: Pick<ListingCard, 'price' | 'area'>, unit: AreaUnit = 'sqft'): string {
  const { label, squareFeet } = areaUnits[unit]
  return `₹${formatNumber((price / area) * squareFeet, 0, 'en-IN')} per ${label}`
}

/** What one asks next: baths, furnishing, when it is free, who offers it. */
export function factsOf(card: ListingCard): string[] {
  const { bathrooms, furnishing, possession, postedBy, rera } = card
  return [
    bathrooms ? `${bathrooms} ${bathrooms === 1 ? 'bath' : 'baths'}` : '',
    furnishing ? furnishings[furnishing] : '',
    possession === null ? 'Ready to move' : `Possession ${dateLabel(possession)}`,
    rera ? 'RERA registered' : '',
    `By ${posters[postedBy].toLowerCase()}`,
  ].filter(Boolean)
}
