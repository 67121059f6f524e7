import { Star } from 'lucide-react'

type StarToggleProps = {
  readonly label: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

/** A toggle button with a star (aria-pressed). */
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
