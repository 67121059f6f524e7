export { FilterRange } from './filter-range.tsx'
