// Loaded when a search is saved, renamed or removed. What every page needs is in `../bell`.
export { removeSearch, renameSearch, saveSearch } from './saved-store.ts'
