// What only some kinds use has an index of its own (`range/`, `views/`): a page loads all that an index names.
export { FilterList, FilterSelect } from './filter-choices.tsx'
export { FoundFigure, FoundReturn, FoundRow } from './found-row.tsx'
export { addressOf } from './result-pages.tsx'
export {
  type ActsProps,
  type FilterProps,
  type FoundCards,
  type InstrumentSearchKind,
  instrumentSearch,
  type ListSearch,
  type ResultsProps,
  type RowProps,
  type SearchKind,
  type ViewsProps,
} from './search-kind.ts'
export { SearchScreen } from './search-screen.tsx'
export { useFollowed } from './use-followed.ts'
