import './filter-range.css'
import type { ReactNode } from 'react'
import { TextField } from '#ui/controls/field.tsx'
import type { FilterProps } from '../search-kind.ts'
import { useTypedWords } from '../use-typed-words.ts'

/** From one number to another; either may be left empty. `priceFrom` and `priceTo` in the URL. */
export function FilterRange(props: FilterProps & { readonly children?: ReactNode }) {
  const { name, label, hint } = props.filter
  return (
    <fieldset className="filter-range">
      <legend className="field-label">{label}</legend>
      <End {...props} name={`${name}From`} label="From" />
      <End {...props} name={`${name}To`} label="To" />
      {props.children}
      {hint && <p className="field-hint">{hint}</p>}
    </fieldset>
  )
}

type EndProps = FilterProps & { readonly name: string; readonly label: string }

function End({ name, label, search, read, onFilter, filter: { amountOf = plainAmount, shown } }: EndProps) {
  const amountIn = (typed: string) => read({ [name]: amountOf(typed) })[name]
  const inUrl = (typed: string) => textOf(amountIn(typed))
  const { words, field } = useTypedWords(
    textOf(search[name]),
    (typed) => onFilter(name, inUrl(typed) ?? '', true),
    inUrl,
  )
  const amount = amountIn(words)
  const isWrong = words.trim() !== '' && amount === undefined
  return (
    <TextField
      label={label}
      name={name}
      inputMode={shown ? 'text' : 'decimal'}
      autoComplete="off"
      maxLength={20}
      hint={shown && typeof amount === 'number' ? shown(amount) : undefined}
      error={isWrong ? 'Enter a number' : undefined}
      {...field}
    />
  )
}

const plainAmount = (typed: string) => {
  const digits = typed.replaceAll(/[\s,]/g, '')
  return digits === '' ? undefined : Number(digits)
}

const textOf = (value: string | number | undefined) => (value === undefined ? undefined : String(value))
