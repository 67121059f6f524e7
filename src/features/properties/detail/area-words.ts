import { areaKinds } from '#catalogue/properties.ts'
import type { ListingDetails } from '#domain/property/listing-details.ts'
import { formatNumber } from '#ui/data/format-number.ts'

/** 1,150 sq ft */
export const squareFeet = (area: number) => `${formatNumber(area, 0, 'en-IN')} sq ft`

/** carpet area, built-up area … in a sentence. */
export const areaName = (kind: ListingDetails['areaKind']) => areaKinds[kind].toLowerCase()

/** Whether a price per area hides something: a home should state its carpet area. */
export const lacksCarpetArea = ({ areaKind }: Pick<ListingDetails, 'areaKind'>) =>
  areaKind === 'built-up' || areaKind === 'super-built-up'
