import { useSyncExternalStore } from 'react'
import { currentSession, subscribeSession } from '../session.ts'

let asked = false
let watching = false
const listeners = new Set<() => void>()

/** Opens the sign-in dialog over whatever page is there, or closes it. Once somebody is signed in, here or in another tab, it is answered. */
export function askToSignIn(open = true): void {
  asked = open
  if (!watching) subscribeSession(() => asked && typeof currentSession() === 'object' && askToSignIn(false))
  watching = true
  for (const changed of listeners) changed()
}

export function useSignInAsked(): boolean {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => asked,
    () => false,
  )
}
