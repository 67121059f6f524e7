import { useState } from 'react'
import { type CompareField, type CompareSearch, homeFields, moneyFields } from '#domain/compare/compare-query.ts'
import { TextField } from '#ui/controls/field.tsx'
import { formatNumber } from '#ui/data/format-number.ts'
import type { Comparison } from './use-compared.ts'

type Props = {
  readonly comparison: Comparison
  readonly search: CompareSearch
  readonly onSearch: (search: CompareSearch) => void
}

type Words = { readonly label: string; readonly hint?: string; readonly before?: string; readonly after?: string }

const words: Readonly<Record<CompareField, Words>> = {
  once: { label: 'Lump sum', before: '₹' },
  monthly: { label: 'Monthly SIP', before: '₹' },
  growth: { label: 'Appreciation', after: '% a year' },
  yield: { label: 'Rent', hint: 'A year, of the price', after: '%' },
  rentRise: { label: 'Rent increase', after: '% a year' },
  upkeep: { label: 'Maintenance', before: '₹', after: 'a month' },
  downShare: { label: 'Down payment', after: '% of price' },
  rate: { label: 'Loan rate', after: '% a year' },
  years: { label: 'Loan term', after: 'years' },
  selling: { label: 'Cost of a sale', after: '% of price' },
}

/** What is assumed: the money in funds and stocks, and the course of a property. Emptied fields have their default. */
export function CompareFields({ comparison: { columns, money, home }, search, onSearch }: Props) {
  const hasInstrument = columns.some(({ ref: { kind } }) => kind === 'fund' || kind === 'stock')
  const fields = [...(hasInstrument ? moneyFields : []), ...(home ? homeFields : [])]
  const wrong: { [Field in CompareField]?: string } = { ...money.wrong, ...home?.wrong }
  const values: { [Field in CompareField]?: number } = { ...money.money, ...home?.values }
  if (fields.length === 0) return null
  const kept = Object.entries(search).filter(([name]) => !fields.some((field) => field === name))
  return (
    <form action="/compare" className="versus-fields part-wide" noValidate onSubmit={(event) => event.preventDefault()}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      {fields.map((field) => (
        <Assumption
          key={field}
          field={field}
          value={search[field] ?? values[field]}
          wrong={wrong[field]}
          onWrite={(text) => onSearch({ ...search, [field]: text.trim() === '' ? undefined : text })}
        />
      ))}
      <button type="submit" className="button-quiet without-scripts">
        Calculate
      </button>
    </form>
  )
}

type AssumptionProps = {
  readonly field: CompareField
  readonly value: number | string | undefined
  readonly wrong: string | undefined
  readonly onWrite: (text: string) => void
}

/** Written when the field is left, or with Enter. A value that changes elsewhere is shown unless one is being typed. */
function Assumption({ field, value, wrong, onWrite }: AssumptionProps) {
  const shown =
    typeof value === 'number'
      ? formatNumber(value, Number.isInteger(value) ? 0 : 2, words[field].before ? 'en-IN' : undefined)
      : (value ?? '')
  const [typed, setTyped] = useState({ text: shown, over: shown, isTyping: false })
  if (!typed.isTyping && typed.over !== shown) setTyped({ text: shown, over: shown, isTyping: false })
  const write = () => {
    if (typed.text !== shown) onWrite(typed.text)
    setTyped({ ...typed, over: shown, isTyping: false })
  }
  return (
    <TextField
      {...words[field]}
      name={field}
      error={wrong}
      inputMode={words[field].before ? 'text' : 'decimal'}
      autoComplete="off"
      maxLength={24}
      value={typed.text}
      onChange={({ target }) => setTyped({ text: target.value, over: shown, isTyping: true })}
      onBlur={write}
      onKeyDown={({ key }) => key === 'Enter' && write()}
    />
  )
}
