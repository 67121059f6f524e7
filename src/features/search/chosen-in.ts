import type { ListSearch, SearchFilter } from './search-kind.ts'

/** The search with a filter chosen, and without what belongs to its former choice. */
export function chosenIn(
  filters: readonly Pick<SearchFilter, 'name' | 'clears'>[],
  search: ListSearch,
  name: string,
  value: string,
): ListSearch {
  const { clears = [] } = filters.find((filter) => filter.name === name) ?? {}
  return { ...search, ...Object.fromEntries(clears.map((one) => [one, undefined])), [name]: value }
}
