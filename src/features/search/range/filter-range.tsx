import './filter-range.css'
import { TextField } from '#ui/controls/field.tsx'
import type { FilterProps } from '../search-kind.ts'
import { useTypedWords } from '../use-typed-words.ts'

/** From one number to another; either may be left empty. `priceFrom` and `priceTo` in the URL. */
export function FilterRange(props: FilterProps) {
  const { name, label, hint } = props.filter
  return (
    <fieldset className="filter-range">
      <legend className="field-label">{label}</legend>
      <End {...props} name={`${name}From`} label="From" />
      <End {...props} name={`${name}To`} label="To" />
      {hint && <p className="field-hint">{hint}</p>}
    </fieldset>
  )
}

type EndProps = FilterProps & { readonly name: string; readonly label: string }

function End({ name, label, search, read, onFilter }: EndProps) {
  const inUrl = (typed: string) => textOf(read({ [name]: typed.replaceAll(/[\s,]/g, '') })[name])
  const { words, field } = useTypedWords(
    textOf(search[name]),
    (typed) => onFilter(name, inUrl(typed) ?? '', true),
    inUrl,
  )
  const isWrong = words.trim() !== '' && inUrl(words) === undefined
  return (
    <TextField
      label={label}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      error={isWrong ? 'Enter a number' : undefined}
      {...field}
    />
  )
}

const textOf = (value: string | number | undefined) => (value === undefined ? undefined : String(value))
