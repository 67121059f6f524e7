import { createContext, useContext } from 'react'
import type { SignedInUser } from '#platform/session/session.ts'

export const PersonContext = createContext<SignedInUser | null>(null)

/** Whose guarded page this is: there even while the page waits, hidden, for them to sign in again. */
export function usePerson(): SignedInUser {
  const person = useContext(PersonContext)
  if (!person) throw new Error('Only a guarded page is somebody’s')
  return person
}
