import { Star } from 'lucide-react'

type StarToggleProps = {
  readonly label: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

/** Marks one thing among many; filled while it is marked, and said as pressed. */
export function StarToggle({ label, on, onChange }: StarToggleProps) {
  return (
    <button
      type="button"
      className="button-plain button-icon star-toggle"
      aria-label={label}
      aria-pressed={on}
      onClick={() => onChange(!on)}
    >
      <Star aria-hidden="true" size={20} />
    </button>
  )
}
