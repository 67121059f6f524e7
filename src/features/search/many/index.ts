export { FilterMany } from './filter-many.tsx'
