import { useMemo, useState } from 'react'
import { isAbout } from '#domain/keeping/is-about.ts'
import type { PanelTab } from '#features/keeping/index.ts'
import { useLateItems } from '#platform/kept/use-late-items.ts'
import { userOf, useSession } from '#platform/session/session.ts'

export type OwnListing = ReturnType<typeof useOwnListing>

/** The person's favourite, notes and to-dos for one listing, and which dialog is open. */
export function useOwnListing(id: string) {
  const uid = userOf(useSession())?.uid
  const favorites = useLateItems('propertyFavorites', uid)
  const allNotes = useLateItems('quickNotes', uid)
  const allTodos = useLateItems('todoItems', uid)
  const about = useMemo(() => isAbout({ kind: 'property', id }), [id])
  const [writing, setWriting] = useState<PanelTab | null>(null)
  return {
    uid,
    favorite: favorites.find(({ projectId }) => projectId === id),
    hasKept: allNotes.some(about) || allTodos.some(about),
    writing,
    setWriting,
  }
}
