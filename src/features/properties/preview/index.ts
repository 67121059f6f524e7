export { ownPicture } from './own-picture.ts'
export { ListingPreview } from './listing-preview.tsx'
