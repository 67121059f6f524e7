import { useEffect, useState } from 'react'
import { channelNamed } from '#platform/browser/browser-doors.ts'
import { hasOutbox, OUTBOX_NAME } from './database-name.ts'

/** After the page has loaded. */
const LOOK_AFTER_MS = 1_000

/** Whether there is an outbox and that it changed: the only part in every page's first script. */
const listeners = new Set<() => void>()
let channel: ReturnType<typeof channelNamed>
let asked = false

/** Notifies this and other tabs of a change. */
export function announceOutbox(): void {
  for (const changed of listeners) changed()
  openChannel()?.postMessage('changed')
}

export function onOutbox(changed: () => void): () => void {
  openChannel()
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** True once this browser has, or had, something in the outbox. */
export function useHasOutbox(): boolean {
  const [has, setHas] = useState(false)
  useEffect(() => {
    const found = () => setHas(true)
    const stop = onOutbox(found)
    const timer = setTimeout(async () => (await hasOutbox()) && found(), LOOK_AFTER_MS)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])
  return has
}

function openChannel(): typeof channel {
  if (asked) return channel
  asked = true
  channel = channelNamed(OUTBOX_NAME)
  if (channel)
    channel.onmessage = () => {
      for (const changed of listeners) changed()
    }
  return channel
}
