// What only some kinds use has an index of its own (`range/`, `views/`): a page loads all that an index names.
export { FilterList, FilterSelect } from './filter-choices.tsx'
export { FoundFigure, FoundReturn, FoundRow } from './found-row.tsx'
export type { FoundCards, ListSearch, RowProps, SearchKind, ViewsProps } from './search-kind.ts'
export { SearchScreen } from './search-screen.tsx'
