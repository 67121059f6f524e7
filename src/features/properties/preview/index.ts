export { ListingPreview } from './listing-preview.tsx'
