import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useInBrowser } from '#platform/browser/use-hydrated.ts'
import { onOutbox } from '../storage/outbox-signal.ts'
import { allWaiting, type Waiting } from '../storage/outbox-store.ts'
import { watchOutbox } from './outbox.ts'

const NONE: readonly Waiting[] = []
let seen = NONE
/** Something was sent since the documents were last refetched. */
let left = false

/**
 * Waiting and refused writes of this browser, oldest first. Documents are refetched when one is sent, here or in
 * another tab.
 */
export function useOutbox(): readonly Waiting[] {
  const queries = useQueryClient()
  useEffect(() => {
    const readAnew = async () => {
      if (!left) return
      left = false
      // A response under way may be older than the write, and invalidation does not restart a first fetch.
      await queries.cancelQueries({ queryKey: ['documents'] })
      await queries.invalidateQueries({ queryKey: ['documents'] })
    }
    void readAnew()
    return subscribe(readAnew)
  }, [queries])
  return useInBrowser(
    subscribe,
    () => seen,
    () => NONE,
  )
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

let looks = 0
let newest = 0

async function look() {
  const turn = ++looks
  const found = await allWaiting()
  // A later call has finished first.
  if (turn < newest) return
  newest = turn
  if (!seen.every(({ key }) => found.some((entry) => entry.key === key))) left = true
  seen = found.length > 0 ? found : NONE
  for (const changed of listeners) changed()
}
