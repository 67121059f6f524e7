import { useMemo, useState } from 'react'
import { type InstrumentKind, wishlistPlaces } from '#catalogue/instruments.ts'
import { isAbout } from '#domain/keeping/is-about.ts'
import { wishOf } from '#domain/wishlist/wish-items.ts'
import type { PanelTab } from '#features/keeping/index.ts'
import { useLateItems } from '#platform/kept/use-late-items.ts'
import { userOf, useSession } from '#platform/session/session.ts'

export type Own = ReturnType<typeof useOwn>

/** The person's wish, notes and to-dos for one instrument, and which dialog is open. */
export function useOwn(kind: InstrumentKind, id: string) {
  const session = useSession()
  const uid = userOf(session)?.uid
  const items = useLateItems(wishlistPlaces[kind].list, uid)
  const wish = useMemo(() => items.map(wishOf).find(({ code }) => code === id), [items, id])
  const allNotes = useLateItems('quickNotes', uid)
  const allTodos = useLateItems('todoItems', uid)
  const notes = useMemo(() => allNotes.filter(isAbout({ kind, id })), [allNotes, kind, id])
  const [writing, setWriting] = useState<PanelTab | 'wish' | null>(null)
  return { uid, wish, notes, hasTodos: allTodos.some(isAbout({ kind, id })), writing, setWriting }
}
