export { MyListings } from './my-listings.tsx'
