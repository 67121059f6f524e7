import { useSyncExternalStore } from 'react'
import { currentSession, subscribeSession } from '../session.ts'

/** `closing`: it is on its way out. A layer that opens meanwhile would leave the page behind both hidden from screen readers. */
type Dialog = 'closed' | 'open' | 'closing'

/** If nobody says that it is gone, it is. */
const GONE_MS = 2_000

let dialog: Dialog = 'closed'
let watching = false
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Opens the sign-in dialog over whatever page is there, or closes it. Once somebody is signed in, here or in another tab, it is answered. */
export function askToSignIn(open = true): void {
  if (!watching) subscribeSession(() => dialog === 'open' && typeof currentSession() === 'object' && askToSignIn(false))
  watching = true
  if (open) become('open')
  else if (dialog === 'open') {
    become('closing')
    timer = setTimeout(signInDialogGone, GONE_MS)
  }
}

export function signInDialogGone(): void {
  if (dialog === 'closing') become('closed')
}

export function useSignInDialog(): Dialog {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => dialog,
    () => 'closed',
  )
}

function become(next: Dialog) {
  clearTimeout(timer)
  dialog = next
  for (const changed of listeners) changed()
}
