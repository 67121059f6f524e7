import { type ComponentProps, type ReactNode, useId } from 'react'

type FieldProps = {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

type Described = {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': boolean
}

/** Label, control, hint and error, linked by ids. The error is announced when it appears. */
function Field({ label, hint, error, children }: FieldProps & { children: (control: Described) => ReactNode }) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': Boolean(error) })}
      {hint && (
        <span id={hintId} className="field-hint">
          {hint}
        </span>
      )}
      <span id={errorId} className="field-error" aria-live="polite">
        {error}
      </span>
    </div>
  )
}

type TextFieldProps = FieldProps &
  ComponentProps<'input'> & {
    readonly before?: string
    readonly after?: string
    /** A button inside the field, at its end. */
    readonly action?: ReactNode
  }

export function TextField({ label, hint, error, before, after, action, type = 'text', ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) =>
        before || after || action ? (
          <span className="input-affix">
            {before && <span aria-hidden="true">{before}</span>}
            <input type={type} className="input" {...control} {...input} />
            {after && <span aria-hidden="true">{after}</span>}
            {action}
          </span>
        ) : (
          <input type={type} className="input" {...control} {...input} />
        )
      }
    </Field>
  )
}

export function TextArea({ label, hint, error, ...area }: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <textarea className="input" rows={4} {...control} {...area} />}
    </Field>
  )
}

type SelectFieldProps = FieldProps &
  ComponentProps<'select'> & { readonly options: readonly { readonly value: string; readonly label: string }[] }

/** The native select: good enough, and on phones better than a custom one. */
export function SelectField({ label, hint, error, options, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <select className="input" {...control} {...select}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** Options from a table of names. */
export const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

type CheckboxProps = {
  readonly label: ReactNode
  readonly hint?: string
  readonly error?: string | undefined
} & ComponentProps<'input'>

export function Checkbox({ label, hint, error, ...input }: CheckboxProps) {
  const errorId = useId()
  return (
    <div>
      <label className="choice">
        <input
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          {...input}
        />
        <span>{label}</span>
        {hint && <span className="field-hint">{hint}</span>}
      </label>
      <span id={errorId} className="field-error" aria-live="polite">
        {error}
      </span>
    </div>
  )
}
