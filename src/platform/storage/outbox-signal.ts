import { useEffect, useState } from 'react'
import { channelNamed } from '#platform/browser/browser-doors.ts'
import { hasOutbox, OUTBOX_NAME } from './database-name.ts'

/** Not while the page is busy arriving. */
const LOOK_AFTER_MS = 1_000

/** The little of the outbox that every page has: whether there is one, and that it changed. */
const listeners = new Set<() => void>()
let channel: ReturnType<typeof channelNamed>
let asked = false

/** Tells this tab and the others that something was put into the outbox, or left it. */
export function announceOutbox(): void {
  for (const changed of listeners) changed()
  openChannel()?.postMessage('changed')
}

export function onOutbox(changed: () => void): () => void {
  openChannel()
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** True once there is, or was, something in the outbox of this browser. */
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
