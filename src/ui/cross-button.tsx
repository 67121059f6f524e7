import { X } from 'lucide-react'

type Props = { readonly label: string; readonly className: string; readonly onClick: () => void }

/** Takes one of several away. */
export function CrossButton({ label, className, onClick }: Props) {
  return (
    <button type="button" className={className} aria-label={label} onClick={onClick}>
      <X aria-hidden="true" size={16} />
    </button>
  )
}
