import { useSyncExternalStore } from 'react'
import type { SignedInUser } from './session.ts'
import { readData } from './storage/browser-value.ts'
import { keyOf } from './storage/key.ts'

export type ProfileLook = { readonly name: string; readonly photo: string | null }

/** The same object for the same look: React compares. */
const looks = new Map<string, ProfileLook>()

/** How a person wants to be shown here: what they chose, else what the sign-in provider knows. Light enough for the header of every page. */
export function useProfileLook(user: SignedInUser | null): ProfileLook | null {
  const name = user && keyOf('userProfile', user.uid)
  return useSyncExternalStore(
    (changed) => {
      const heard = (event: StorageEvent) => (event.key === name || event.key === null) && changed()
      addEventListener('storage', heard)
      return () => removeEventListener('storage', heard)
    },
    () => (user && name ? lookOf(user, readData(name)) : null),
    () => null,
  )
}

function lookOf(user: SignedInUser, kept: unknown): ProfileLook {
  const own = (typeof kept === 'object' && kept ? kept : {}) as Record<string, unknown>
  const chosen = (field: string, from: string | null) => (typeof own[field] === 'string' ? own[field] : from)
  const photo = chosen('photoURL', user.photoURL)
  // Unchecked until Settings reads it: only what can be a picture.
  const isPicture = photo !== null && /^(data:image\/|https:)/.test(photo)
  const look = { name: chosen('displayName', user.displayName) || user.email, photo: isPicture ? photo : null }
  const text = JSON.stringify(look)
  const known = looks.get(text) ?? look
  looks.set(text, known)
  return known
}
