export { GoneListing } from './gone-listing.tsx'
export { listingHead } from './listing-description.ts'
export { listingQuery, nearListings } from './listing-details-queries.ts'
export { ListingSheet } from './listing-sheet.tsx'
