import { Bookmark } from 'lucide-react'

type BookmarkToggleProps = {
  readonly label: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

/** A toggle button with a bookmark (aria-pressed). */
export function BookmarkToggle({ label, on, onChange }: BookmarkToggleProps) {
  return (
    <button
      type="button"
      className="button-plain button-icon star-toggle with-scripts"
      aria-label={label}
      aria-pressed={on}
      onClick={() => onChange(!on)}
    >
      <Bookmark aria-hidden="true" size={18} />
    </button>
  )
}
