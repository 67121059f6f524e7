import { memo, useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import type { FacetCount, FilterProps, SearchFilter } from './search-kind.ts'

type Props = Pick<FilterProps, 'search' | 'read' | 'onFilter'> & {
  readonly filters: readonly SearchFilter[]
  readonly facets: Readonly<Record<string, readonly FacetCount[]>> | undefined
  readonly onClear: () => void
}

const NO_COUNTS: readonly FacetCount[] = []

/** Filters with counts. Behind a button on phones. Typing does not render them. */
export const SearchFilters = memo(Filters, (before, { search, facets, filters }) => {
  const isSame = (name: string) => before.search[name] === search[name]
  return before.facets === facets && filters.every(({ name }) => parametersOf(name).every(isSame))
})

function Filters({ filters, facets, onClear, ...props }: Props) {
  const [open, setOpen] = useState(false)
  const isChosen = (name: string) => props.search[name] !== undefined
  const chosen = filters.filter(({ name, isView }) => !isView && parametersOf(name).some(isChosen)).length
  return (
    <div className="finder-filters" data-open={open || undefined}>
      <p className="finder-filters-head">
        <button
          type="button"
          className="button-quiet button-small finder-filters-toggle"
          aria-expanded={open}
          aria-controls="finder-filters"
          onClick={() => setOpen(!open)}
        >
          {chosen === 0 ? 'Filters' : `Filters, ${chosen} selected`}
        </button>
        {chosen > 0 && (
          <Button className="button-plain button-small" onClick={onClear}>
            Clear all filters
          </Button>
        )}
      </p>
      <div id="finder-filters" className="finder-fields">
        {filters.map((filter) => (
          <filter.Field key={filter.name} filter={filter} counts={facets?.[filter.name] ?? NO_COUNTS} {...props} />
        ))}
      </div>
    </div>
  )
}

/** As in the URL; only a range has two ends. */
const parametersOf = (name: string) => [name, `${name}From`, `${name}To`]
