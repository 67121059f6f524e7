import type { ReactNode } from 'react'
import type { HomeField, HomeSearch } from '#domain/property/home-plan-query.ts'
import { TextField } from '#ui/controls/field.tsx'
import { formatNumber } from '#ui/data/format-number.ts'
import { useSystemOf } from '#ui/data/number-system.ts'
import { homeWords } from './home-words.ts'
import type { HomeForm } from './use-home-form.ts'

type Props = {
  readonly form: HomeForm
  /** The page's path and the part's anchor: without scripts it is a GET to the server. */
  readonly action: string
  readonly fields: readonly HomeField[]
  /** Selects of the same form, and their names in the URL. */
  readonly choices?: ReactNode
  readonly names?: readonly (keyof HomeSearch)[]
}

/** One calculator's fields; the others' values travel as hidden ones. */
export function SumFields({ form, action, fields, choices, names = [] }: Props) {
  return (
    <form
      action={action}
      className="sum-form part-wide"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.leave()
      }}
    >
      <KeptHome search={form.search} but={[...fields, ...names]} />
      {fields.map((field) => (
        <SumField key={field} form={form} field={field} />
      ))}
      {choices}
      <button type="submit" className="button-quiet without-scripts">
        Calculate
      </button>
    </form>
  )
}

function SumField({
  form: { plan, search, editing, wrong, write, leave },
  field,
}: {
  form: HomeForm
  field: HomeField
}) {
  const system = useSystemOf('INR')
  const written = search[field]
  const value = wrong[field] === undefined || written === undefined ? plan.values[field] : written
  const text = typeof value === 'number' ? formatNumber(value, decimalsOf(value), system) : value
  return (
    <TextField
      {...homeWords[field]}
      name={field}
      inputMode={homeWords[field].before ? 'text' : 'decimal'}
      autoComplete="off"
      maxLength={24}
      value={editing?.field === field ? editing.text : text}
      error={wrong[field]}
      onChange={({ target }) => write(field, target.value)}
      onBlur={leave}
    />
  )
}

type KeptProps = { readonly search: HomeSearch; readonly but: readonly (keyof HomeSearch)[] }

/** In a fixed order: the server sorts addresses, and hydration must agree. */
export const KeptHome = ({ search, but }: KeptProps) =>
  (Object.keys(search) as (keyof HomeSearch)[])
    .toSorted()
    .filter((name) => !but.includes(name) && search[name] !== undefined)
    .map((name) => <input key={name} type="hidden" name={name} value={String(search[name])} />)

const decimalsOf = (value: number) => (String(value).split('.')[1] ?? '').length
