import { X } from 'lucide-react'
import { isPlainPress } from './plain-press.ts'

type Props = { readonly label: string; readonly className: string; readonly onClick: () => void }

/** Takes one of several away. */
export function CrossButton({ label, className, onClick }: Props) {
  return (
    <button type="button" className={className} aria-label={label} onClick={onClick}>
      <X aria-hidden="true" size={16} />
    </button>
  )
}

/** The same where taking away is an address: it works without scripts too. */
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
