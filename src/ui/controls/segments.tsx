import { type ChangeEvent, memo, useId } from 'react'

type Option<T extends string> = { readonly value: T; readonly label: string; readonly hint?: string }

type SegmentsProps<T extends string> = {
  readonly label: string
  /** `null` if none is selected. */
  readonly value: T | null
  readonly options: readonly Option<T>[]
  readonly onChange: (value: T) => void
  /** The form field's name. */
  readonly name?: string
}

/** Radio buttons shown as a row of segments. */
export function Segments<T extends string>({ label, value, options, onChange, name }: SegmentsProps<T>) {
  const group = useId()
  const choose = ({ target }: ChangeEvent<HTMLElement>) => {
    const chosen = options.find((option) => target instanceof HTMLInputElement && option.value === target.value)
    if (chosen) onChange(chosen.value)
  }
  return (
    <fieldset className="segments" onChange={choose}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <Segment key={option.value} option={option} checked={option.value === value} name={name ?? group} />
      ))}
    </fieldset>
  )
}

type SegmentProps = { readonly option: Option<string>; readonly checked: boolean; readonly name: string }

/** Memoised: React rewrites a radio's attributes on every render of its neighbours. */
const Segment = memo(({ option: { value, label, hint }, checked, name }: SegmentProps) => (
  <label className="segment" title={hint}>
    <input
      type="radio"
      name={name}
      value={value}
      checked={checked}
      onChange={handledByGroup}
      aria-label={hint && `${label}, ${hint}`}
    />
    {label}
  </label>
))

/** The fieldset listens; React warns about a checked input without onChange. */
const handledByGroup = () => {}
