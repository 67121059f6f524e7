import { useState } from 'react'
import { useNow } from '#platform/browser/use-now.ts'
import type { OfflineView } from '#platform/offline/use-offline.ts'
import { agoLabel } from '#ui/data/ago-label.ts'
import { momentLabel } from '#ui/data/day-label.ts'

/** Says how old the shown page is, and whether there is a connection. */
export function OfflineMark({ view }: { readonly view: OfflineView }) {
  const now = useNow(Date.now())
  const name = view.isOffline ? 'Offline' : 'Saved page'
  const [small, setSmall] = useState(false)
  if (small)
    return (
      <button
        type="button"
        className="offline-bar over-bottom no-print"
        aria-label={`${name}. Show details`}
        onClick={() => setSmall(false)}
      >
        {name}
      </button>
    )
  return (
    <aside className="offline-bar over-bottom no-print" aria-label={name}>
      <p role="status">
        {view.isOffline && <strong className="semibold">Offline. </strong>}
        {sentenceOf(view, now)}
      </p>
      <button type="button" className="button-quiet button-small" onClick={() => location.reload()}>
        {view.isOffline ? 'Try again' : 'Reload'}
      </button>
      <button type="button" className="button-plain button-small" onClick={() => setSmall(true)}>
        Hide
      </button>
    </aside>
  )
}

export function sentenceOf({ what, at }: OfflineView, now: number): string {
  if (at === 0) return 'What you saved in this browser is here, and changes to it are kept.'
  const moment = new Date(at).toISOString()
  const age = `${momentLabel(moment)} (${agoLabel(moment, now)})`
  return what === 'page' ? `This page was saved on ${age}.` : `Prices were loaded on ${age}. Your own data is complete.`
}
