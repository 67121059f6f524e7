export { MyListings } from './my-listings.tsx'
export { uploadPicture } from './upload-picture.ts'
