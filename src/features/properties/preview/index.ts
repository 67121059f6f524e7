export { ListingPreview } from './listing-preview.tsx'
export { ownPicture } from './own-picture.ts'
