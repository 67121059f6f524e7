import { useMemo, useState } from 'react'
import { type InstrumentKind, wishlistPlaces } from '#catalogue/instruments.ts'
import { goalEvents } from '#domain/goals/goal-events.ts'
import { isAboutAny } from '#domain/keeping/is-about.ts'
import { wishOf } from '#domain/wishlist/wish-items.ts'
import type { PanelTab } from '#features/keeping/index.ts'
import { useLateItems } from '#platform/kept/use-late-items.ts'
import { userOf, useSession } from '#platform/session/session.ts'

export type Own = ReturnType<typeof useOwn>

const NONE: readonly string[] = []

/**
 * The person's wish, notes and to-dos for one instrument, and which dialog is open. `former`: ids under which it was
 * added or written about before it got this one.
 */
export function useOwn(kind: InstrumentKind, id: string, former: readonly string[] = NONE) {
  const session = useSession()
  const uid = userOf(session)?.uid
  const items = useLateItems(wishlistPlaces[kind].list, uid)
  const ids = useMemo(() => [id, ...former], [id, former])
  const wish = useMemo(() => items.map(wishOf).find(({ code }) => ids.includes(code)), [items, ids])
  const allNotes = useLateItems('quickNotes', uid)
  const allTodos = useLateItems('todoItems', uid)
  const notes = useMemo(() => allNotes.filter(isAboutAny(kind, ids)), [allNotes, kind, ids])
  const allGoals = useLateItems('financialGoals', uid)
  const goals = useMemo(() => goalEvents(allGoals, kind, ids), [allGoals, kind, ids])
  const [writing, setWriting] = useState<PanelTab | 'wish' | null>(null)
  return { uid, wish, notes, goals, ids, hasTodos: allTodos.some(isAboutAny(kind, ids)), writing, setWriting }
}
