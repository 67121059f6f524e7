import type { Choice, ListSearch } from './search-kind.ts'

type Props = {
  readonly search: ListSearch
  readonly sorts: readonly Choice[]
  readonly sizes: readonly number[]
  readonly onChange: (change: ListSearch) => void
}

/** Sort and page size; without scripts the form submits them. */
export function ResultOrder({ search, sorts, sizes, onChange }: Props) {
  return (
    <div className="finder-order">
      <label>
        Sort by{' '}
        <select
          className="input input-small"
          name="sort"
          form="finder-form"
          value={search.sort ?? sorts[0]?.value}
          onChange={(event) => onChange({ sort: event.target.value })}
        >
          {sorts.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        Show{' '}
        <select
          className="input input-small"
          name="size"
          form="finder-form"
          value={search.size ?? sizes[0]}
          onChange={(event) => onChange({ size: Number(event.target.value) })}
        >
          {sizes.map((value) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
