import { X } from 'lucide-react'
import { isPlainPress } from './plain-press.ts'

type Props = { readonly label: string; readonly className: string; readonly onClick: () => void }

/** Removes one of several items. */
export function CrossButton({ label, className, onClick }: Props) {
  return (
    <button type="button" className={className} aria-label={label} onClick={onClick}>
      <X aria-hidden="true" size={16} />
    </button>
  )
}

/** The same as a link, for removals that are a URL: works without scripts. */
export function CrossLink({ label, className, href, onClick }: Props & { readonly href: string }) {
  return (
    <a
      href={href}
      className={className}
      aria-label={label}
      onClick={(event) => {
        if (!isPlainPress(event)) return
        event.preventDefault()
        onClick()
      }}
    >
      <X aria-hidden="true" size={16} />
    </a>
  )
}
