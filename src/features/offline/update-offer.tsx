import { useState } from 'react'
import { takeUpdate } from '#platform/offline/offline-registration.ts'

/** A new version: never forced, because somebody may be writing. */
export function UpdateOffer({ taken }: { readonly taken: boolean }) {
  const [closed, setClosed] = useState(false)
  if (closed) return null
  return (
    <aside className="offline-bar over-bottom no-print" data-update="" aria-label="New version">
      <p role="status">
        {taken ? 'Another tab has updated Banyan. ' : 'A new version of Banyan is ready. '}
        Text you are writing is kept.
      </p>
      <button type="button" className="button button-small" onClick={takeUpdate}>
        {taken ? 'Reload' : 'Update'}
      </button>
      <button type="button" className="button-plain button-small" onClick={() => setClosed(true)}>
        Later
      </button>
    </aside>
  )
}
