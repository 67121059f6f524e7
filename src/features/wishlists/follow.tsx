import './wishlists.css'
import type { ReactNode } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { once } from './wish-parts.tsx'

type FollowProps = {
  readonly name: string
  readonly isThere: boolean
  /** Shown once added, with a link to the list. */
  readonly there: ReactNode
  readonly addLabel: string
  readonly onAdd: () => void
  readonly onRemove: () => void
}

/** Add and remove in one button, with a link to the list. */
export function Follow({ name, isThere, there, addLabel, onAdd, onRemove }: FollowProps) {
  return (
    <section aria-label={name} className="follow">
      <p dir="auto" className="follow-name">
        {name}
      </p>
      {/* The same button in both states, so that it keeps the focus. */}
      <div className="follow-act">
        {isThere && <span className="follow-there">{there}</span>}
        <Button look={isThere ? 'quiet' : 'main'} onClick={once(isThere ? onRemove : onAdd)}>
          {isThere ? 'Remove' : addLabel}
        </Button>
      </div>
    </section>
  )
}
