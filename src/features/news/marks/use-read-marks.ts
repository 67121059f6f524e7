import { useMemo } from 'react'
import { openLate } from '#platform/kept/use-late-kept.ts'
import { useStoredData } from '#platform/kept/use-stored-data.ts'
import { useBrowserValue } from '#platform/storage/browser-value.ts'
import { mayKeep } from '#platform/storage/consent-choice.ts'
import { ownerOf } from '#platform/storage/key.ts'
import { pageValue } from '#platform/storage/page-value.ts'

/** Marks made in this page: visible at once, and all there is without consent to store them. */
const here = pageValue<{ readonly owner: string; readonly marks: ReadonlyMap<string, boolean> }>({
  owner: '',
  marks: new Map(),
})

/** Which articles were read. Visitors have marks of their own. Read without zod to keep the page light. */
export function useReadMarks(uid: string | undefined): (id: string) => boolean {
  const owner = ownerOf(uid)
  const stored = useStoredData('readMarks', owner)
  const { owner: whose, marks } = useBrowserValue(here)
  return useMemo(() => {
    const kept = new Set<unknown>(Array.isArray(stored) ? stored : [])
    return (id) => (whose === owner ? marks.get(id) : undefined) ?? kept.has(id)
  }, [stored, owner, whose, marks])
}

export function setRead(uid: string | undefined, id: string, read: boolean): void {
  const owner = ownerOf(uid)
  const before = here.read()
  here.write({ owner, marks: new Map(before.owner === owner ? before.marks : []).set(id, read) })
  // Without consent nothing is stored, so the code for it is not loaded.
  if (mayKeep('preferences')) void keep(owner, id, read).catch(() => {})
}

async function keep(owner: string, id: string, read: boolean) {
  const [kept, { markRead, markUnread }] = await Promise.all([
    openLate('readMarksKind', owner),
    import('#domain/kept/read-marks.ts'),
  ])
  await kept.update((marks) => (read ? markRead(marks, id) : markUnread(marks, id)))
}
