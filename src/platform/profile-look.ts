import { useMemo, useSyncExternalStore } from 'react'
import { useConsent } from './consent.ts'
import type { SignedInUser } from './session.ts'
import { dataOf } from './storage/browser-value.ts'
import { keyOf } from './storage/key.ts'
import { onChange, readText } from './storage/text.ts'

export type ProfileLook = { readonly name: string; readonly photo: string | null }

/** How a person wants to be shown here: what they chose, else what the sign-in provider knows. Light enough for the header of every page. */
export function useProfileLook(user: SignedInUser | null): ProfileLook | null {
  const name = user ? keyOf('userProfile', user.uid) : ''
  const text = useSyncExternalStore(
    (changed) => onChange(name, changed),
    () => (name ? readText(name) : null),
    () => null,
  )
  // Nothing is fetched from another host before the choice about cookies, nor after everything was rejected.
  const consent = useConsent()
  const mayFetch = consent !== null && consent.type !== 'none'
  return useMemo(() => user && lookOf(user, dataOf(text), mayFetch), [user, text, mayFetch])
}

function lookOf(user: SignedInUser, kept: unknown, mayFetch: boolean): ProfileLook {
  const own = (typeof kept === 'object' && kept ? kept : {}) as Record<string, unknown>
  const chosen = (field: string, from: string | null) => (typeof own[field] === 'string' ? own[field] : from)
  const photo = chosen('photoURL', user.photoURL)
  // Unchecked until Settings reads it: only what can be a picture.
  const isPicture = photo !== null && (mayFetch ? /^(data:image\/|https:)/ : /^data:image\//).test(photo)
  return { name: chosen('displayName', user.displayName) || user.email, photo: isPicture ? photo : null }
}
