import { useSyncExternalStore } from 'react'

let asked = false
const listeners = new Set<() => void>()

/** Opens the sign-in dialog over whatever page is there, or closes it. */
export function askToSignIn(open = true): void {
  asked = open
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
