import { useMemo, useState } from 'react'
import { isAbout } from '#domain/keeping/is-about.ts'
import type { Subject } from '#domain/keeping/subject.ts'
import type { PanelTab } from '#features/keeping/index.ts'
import { useLateItems } from '#platform/kept/use-late-items.ts'
import { userOf, useSession } from '#platform/session/session.ts'

export type About = ReturnType<typeof useAbout>

/** The person's notes and to-dos about a page's subject that no wishlist has, and which dialog is open. */
export function useAbout(kind: Subject['kind'], id: string) {
  const uid = userOf(useSession())?.uid
  const notes = useLateItems('quickNotes', uid)
  const todos = useLateItems('todoItems', uid)
  const isOurs = useMemo(() => isAbout({ kind, id }), [kind, id])
  const [writing, setWriting] = useState<PanelTab | null>(null)
  return { uid, hasKept: notes.some(isOurs) || todos.some(isOurs), writing, setWriting }
}
