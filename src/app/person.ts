import { createContext, useContext } from 'react'
import type { SignedInUser } from '#platform/session/session.ts'

export const PersonContext = createContext<SignedInUser | null>(null)

/** The user of a guarded page, also while it is hidden behind the sign-in dialog. */
export function usePerson(): SignedInUser {
  const person = useContext(PersonContext)
  if (!person) throw new Error('Only a guarded page is somebody’s')
  return person
}
