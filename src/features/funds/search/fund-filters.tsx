import { memo, useState } from 'react'
import type { FoundFunds } from '#domain/funds/found-funds.ts'
import { filterLabels, labelOf } from '#domain/funds/fund-labels.ts'
import type { FundFilter, FundSearch } from '#domain/funds/fund-query.ts'
import { Button } from '#ui/controls/button.tsx'
import { SelectField } from '#ui/controls/field.tsx'
import { formatNumber } from '#ui/data/format-number.ts'

type Chosen = Pick<FundSearch, FundFilter>

type Props = Chosen & {
  readonly facets: FoundFunds['facets'] | undefined
  readonly onFilter: (name: FundFilter, value: string) => void
  readonly onClear: () => void
}

const lists = ['asset', 'plan', 'option', 'type', 'state'] as const
const names = ['house', 'category'] as const

/** Filters with counts. Behind a button on phones. */
export const FundFilters = memo(function FundFilters({ facets, onFilter, onClear, ...search }: Props) {
  const [open, setOpen] = useState(false)
  const chosen = [...names, ...lists].filter((name) => search[name] !== undefined).length
  return (
    <div className="fund-filters" data-open={open || undefined}>
      <p className="fund-filters-head">
        <button
          type="button"
          className="button-quiet button-small fund-filters-toggle"
          aria-expanded={open}
          aria-controls="fund-filters"
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
      <div id="fund-filters" className="fund-filter-fields">
        {names.map((name) => (
          <SelectField
            key={name}
            label={filterLabels[name]}
            name={name}
            value={search[name] ?? ''}
            options={[{ value: '', label: 'Any' }, ...optionsOf(name, facets, search[name])]}
            onChange={(event) => onFilter(name, event.target.value)}
          />
        ))}
        {lists.map((name) => (
          <FilterList
            key={name}
            name={name}
            value={search[name] ?? (name === 'state' ? 'active' : '')}
            counts={facets?.[name] ?? []}
            onFilter={onFilter}
          />
        ))}
      </div>
    </div>
  )
})

/** Only these props, so that typing does not re-render the filters. */
export const filtersOf = ({ house, category, asset, plan, option, type, state }: FundSearch): Chosen => ({
  ...(house && { house }),
  ...(category && { category }),
  ...(asset && { asset }),
  ...(plan && { plan }),
  ...(option && { option }),
  ...(type && { type }),
  ...(state && { state }),
})

/** A selected value stays an option, even with no matches. */
function optionsOf(name: 'house' | 'category', facets: FoundFunds['facets'] | undefined, chosen: string | undefined) {
  const known = facets?.[name] ?? []
  const missing = chosen !== undefined && !known.some(({ value }) => value === chosen)
  return [...known, ...(missing ? [{ value: chosen, count: 0 }] : [])].map(({ value, count }) => ({
    value,
    label: `${value} (${formatNumber(count, 0)})`,
  }))
}

type ListProps = {
  readonly name: (typeof lists)[number]
  readonly value: string
  readonly counts: readonly { readonly value: string; readonly count: number }[]
  readonly onFilter: (name: FundFilter, value: string) => void
}

function FilterList({ name, value, counts, onFilter }: ListProps) {
  // The state facet has its own "all".
  const choices = name === 'state' ? counts : [{ value: '', count: null }, ...counts]
  return (
    <fieldset className="filter-list">
      <legend className="field-label">{filterLabels[name]}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="filter-choice" data-none={choice.count === 0 || undefined}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onFilter(name, choice.value)}
          />
          <span>{choice.value === '' ? 'Any' : labelOf(name, choice.value)}</span>
          {choice.count !== null && <span className="filter-count">{formatNumber(choice.count, 0)}</span>}
        </label>
      ))}
    </fieldset>
  )
}
