import { useMemo } from 'react'
import type { SignedInUser } from '#platform/session/session.ts'
import { useConsent } from '#platform/storage/consent-choice.ts'
import { useStoredData } from './use-stored-data.ts'

export type ProfileLook = { readonly name: string; readonly photo: string | null }

/** How a person wants to be shown here: what they chose, else what the sign-in provider knows. */
export function useProfileLook(user: SignedInUser | null): ProfileLook | null {
  const kept = useStoredData('userProfile', user?.uid)
  // Nothing is fetched from another host before the choice about cookies, nor after everything was rejected.
  const consent = useConsent()
  const mayFetch = consent !== null && consent.type !== 'none'
  return useMemo(() => user && lookOf(user, kept, mayFetch), [user, kept, mayFetch])
}

function lookOf(user: SignedInUser, kept: unknown, mayFetch: boolean): ProfileLook {
  const own = (typeof kept === 'object' && kept ? kept : {}) as Record<string, unknown>
  const chosen = (field: string, from: string | null) => (typeof own[field] === 'string' ? own[field] : from)
  const photo = chosen('photoURL', user.photoURL)
  // Unchecked until Settings reads it: only what can be a picture.
  const isPicture = photo !== null && (mayFetch ? /^(data:image\/|https:)/ : /^data:image\//).test(photo)
  return { name: chosen('displayName', user.displayName) || user.email, photo: isPicture ? photo : null }
}
