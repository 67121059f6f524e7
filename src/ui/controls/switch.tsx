type SwitchProps = {
  readonly label: string
  readonly hint?: string
  readonly checked: boolean
  readonly disabled?: boolean
  readonly onChange: (checked: boolean) => void
}

/** Takes effect immediately; a choice that is submitted is a `Checkbox`. */
export function Switch({ label, hint, checked, disabled = false, onChange }: SwitchProps) {
  return (
    <label className="choice">
      <input
        type="checkbox"
        role="switch"
        className="switch"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
      {hint && <span className="field-hint">{hint}</span>}
    </label>
  )
}
