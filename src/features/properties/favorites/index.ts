export { Favorites } from './favorites.tsx'
export { addFavorite, removeFavorite } from './favorites-store.ts'
