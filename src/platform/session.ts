import { useSyncExternalStore } from 'react'

/** §3: the user as the sign-in provider knows them. */
export type SignedInUser = {
  readonly uid: string
  readonly email: string
  readonly displayName: string | null
  readonly photoURL: string | null
  readonly creationTime: string
}

export type Session = 'loading' | 'signed-out' | SignedInUser

/** Who is there. Accounts are not open yet, so a browser knows at once that nobody is signed in; the server never knows. */
export function useSession(): Session {
  return useSyncExternalStore<Session>(
    () => () => {},
    () => 'signed-out',
    () => 'loading',
  )
}
