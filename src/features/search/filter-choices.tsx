import { SelectField } from '#ui/controls/field.tsx'
import { formatNumber } from '#ui/data/format-number.ts'
import type { FacetCount, FilterProps } from './search-kind.ts'

const chosenOf = ({ filter: { name, preset = '' }, search }: FilterProps) => String(search[name] ?? preset)

/** For filters with many values. */
export function FilterSelect(props: FilterProps) {
  const { filter, counts, onFilter } = props
  const { name, label } = filter
  const value = chosenOf(props)
  return (
    <SelectField
      label={label}
      name={name}
      value={value}
      options={[{ value: '', label: 'Any' }, ...optionsOf(counts, value)]}
      onChange={(event) => onFilter(name, event.target.value)}
    />
  )
}

/** A selected value stays an option, even with no matches. */
function optionsOf(known: readonly FacetCount[], chosen: string) {
  const missing = chosen !== '' && !known.some(({ value }) => value === chosen)
  return [...known, ...(missing ? [{ value: chosen, count: 0 }] : [])].map(({ value, count }) => ({
    value,
    label: `${value} (${formatNumber(count, 0)})`,
  }))
}

/** For filters with few values. */
export function FilterList(props: FilterProps) {
  const { filter, counts, onFilter } = props
  const { name, label, preset, labelOf = String } = filter
  const value = chosenOf(props)
  const choices = preset === undefined ? [{ value: '', count: null }, ...counts] : counts
  return (
    <fieldset className="filter-list">
      <legend className="field-label">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="filter-choice" data-none={choice.count === 0 || undefined}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onFilter(name, choice.value)}
          />
          <span>{choice.value === '' ? 'Any' : labelOf(choice.value)}</span>
          {choice.count !== null && <span className="filter-count">{formatNumber(choice.count, 0)}</span>}
        </label>
      ))}
    </fieldset>
  )
}
