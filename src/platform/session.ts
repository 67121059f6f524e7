import { useSyncExternalStore } from 'react'

export type Session = 'loading' | 'signed-out' | { readonly uid: string; readonly email: string }

/** Who is there. Accounts are not open yet, so a browser knows at once that nobody is signed in; the server never knows. */
export function useSession(): Session {
  return useSyncExternalStore<Session>(
    () => () => {},
    () => 'signed-out',
    () => 'loading',
  )
}
