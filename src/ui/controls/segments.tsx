import { useId } from 'react'

type SegmentsProps<T extends string> = {
  readonly label: string
  /** `null` while none of them is chosen. */
  readonly value: T | null
  readonly options: readonly { readonly value: T; readonly label: string; readonly hint?: string }[]
  readonly onChange: (value: T) => void
  /** Under which a form sends it. */
  readonly name?: string
}

/** One of a few, all of them seen: radio buttons in a row. */
export function Segments<T extends string>({ label, value, options, onChange, name }: SegmentsProps<T>) {
  const group = useId()
  return (
    <fieldset className="segments">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="segment" title={option.hint}>
          <input
            type="radio"
            name={name ?? group}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            aria-label={option.hint && `${option.label}, ${option.hint}`}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
