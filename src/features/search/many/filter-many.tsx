import './filter-many.css'
import { formatNumber } from '#ui/data/format-number.ts'
import type { FilterProps } from '../search-kind.ts'

/** Several may be ticked. Comma-separated in the URL; a form without scripts repeats the parameter. */
export function FilterMany({ filter: { name, label, labelOf = String }, search, counts, onFilter }: FilterProps) {
  const chosen = String(search[name] ?? '')
    .split(',')
    .filter(Boolean)
  const change = (value: string, on: boolean) =>
    onFilter(name, (on ? [...chosen, value] : chosen.filter((one) => one !== value)).join())
  // A ticked one stays, whatever it finds.
  const shown = counts.filter(({ value, count }) => count > 0 || chosen.includes(value))
  return (
    <fieldset className="filter-many">
      <legend className="field-label">{label}</legend>
      {shown.map(({ value, count }) => (
        <label key={value} className="filter-box" data-none={count === 0 || undefined}>
          <input
            type="checkbox"
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={({ target }) => change(value, target.checked)}
          />
          <span>{labelOf(value)}</span>
          <span className="filter-box-count">{formatNumber(count, 0)}</span>
        </label>
      ))}
      {shown.length === 0 && <p className="field-hint">None among these</p>}
    </fieldset>
  )
}
