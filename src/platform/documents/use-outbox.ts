import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useInBrowser } from '../hydrated.ts'
import { onOutbox } from '../storage/outbox-signal.ts'
import { allWaiting, type Waiting } from '../storage/outbox-store.ts'
import { watchOutbox } from './outbox.ts'

const NONE: readonly Waiting[] = []
let seen = NONE

/** What waits or was refused in this browser, oldest first. */
export function useOutbox(): readonly Waiting[] {
  return useInBrowser(
    subscribe,
    () => seen,
    () => NONE,
  )
}

/** Reads anew what somebody wrote, here or in another tab, once it has reached the server. */
export function useFreshDocuments(): void {
  const queries = useQueryClient()
  useEffect(() => {
    let before = seen.length
    return subscribe(() => {
      if (seen.length < before) void queries.invalidateQueries({ queryKey: ['documents'] })
      before = seen.length
    })
  }, [queries])
}

const listeners = new Set<() => void>()
let stop: (() => void) | undefined

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  if (!stop) {
    stop = onOutbox(() => void look())
    watchOutbox()
    void look()
  }
  return () => listeners.delete(changed)
}

let looking = 0

async function look() {
  const turn = ++looking
  const found = await allWaiting()
  // Somebody looked after us, and may have been faster.
  if (turn !== looking) return
  seen = found.length > 0 ? found : NONE
  for (const changed of listeners) changed()
}
