import { amenities, areaKinds, furnishings, posters, propertyTypes, purposes } from '#catalogue/properties.ts'
import {
  type InstrumentPack,
  type InstrumentRow,
  type PackLayout,
  readInstrumentPack,
  rowColumns,
  writeInstrumentPack,
} from '#domain/packs/instrument-pack.ts'
import { keysOf } from './keys-of.ts'
import { publicStatuses } from './listing-life.ts'

/** Degrees are whole numbers of this part: a hundred-thousandth is about a metre. */
export const DEGREE = 100_000

export const listingLayout = {
  tag: 'BYL',
  version: 1,
  ids: 'text',
  isins: 0,
  currency: 'INR',
  texts: ['city', 'locality', 'project'],
  choices: {
    status: publicStatuses,
    purpose: keysOf(purposes),
    type: keysOf(propertyTypes),
    furnishing: ['', ...keysOf(furnishings)],
    postedBy: keysOf(posters),
    areaKind: keysOf(areaKinds),
    rera: ['no', 'yes'],
    sample: ['no', 'yes'],
  },
  flags: { amenities: keysOf(amenities) },
  /**
   * Days of posting, of the last price change and of possession; areas in square feet; places in parts of a degree; the
   * version of the document, for its pictures.
   */
  figures: [
    'posted',
    'changed',
    'possession',
    'bedrooms',
    'bathrooms',
    'area',
    'latitude',
    'longitude',
    'pictures',
    'version',
  ],
  active: 'status',
} as const satisfies PackLayout

export type ListingPack = InstrumentPack<typeof listingLayout>
export type ListingRow = InstrumentRow<typeof listingLayout>

export const writeListingPack = (rows: readonly ListingRow[]): Uint8Array =>
  writeInstrumentPack(listingLayout, rows, rowColumns())
export const readListingPack = (bytes: Uint8Array): ListingPack | undefined => readInstrumentPack(listingLayout, bytes)
