import './wishlists.css'
import type { ReactNode } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { once } from './wish-parts.tsx'

type FollowProps = {
  readonly name: string
  readonly isThere: boolean
  /** What is said while it is there, with the way to the list. */
  readonly there: ReactNode
  readonly addLabel: string
  readonly onAdd: () => void
  readonly onRemove: () => void
}

/** One button that adds and, once it is there, the way to the list and back. */
export function Follow({ name, isThere, there, addLabel, onAdd, onRemove }: FollowProps) {
  return (
    <section aria-label={name} className="follow">
      <p dir="auto" className="follow-name">
        {name}
      </p>
      {/* The same button, so that whoever pressed it by key stays on it. */}
      <div className="follow-act">
        {isThere && <span className="follow-there">{there}</span>}
        <Button look={isThere ? 'quiet' : 'main'} onClick={once(isThere ? onRemove : onAdd)}>
          {isThere ? 'Remove' : addLabel}
        </Button>
      </div>
    </section>
  )
}
