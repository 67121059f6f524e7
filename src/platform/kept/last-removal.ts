import { useEffect } from 'react'
import { keyTable, type UndoableKey } from '#catalogue/storage-keys.ts'
import { ownToasts, successToasts } from '#catalogue/toasts.ts'
import { currentSession, userOf, useSession } from '#platform/session/session.ts'
import { browserValue } from '#platform/storage/browser-value.ts'

/** The last removal in this tab, complete, so that it can be undone after a reload. */
export type Removal = {
  readonly list: UndoableKey
  readonly uid: string
  readonly entries: readonly unknown[]
  readonly sentence: string
  readonly at: number
}

/** Shows a sentence with an undo button. */
export type SayRemoved = (sentence: string, undo: () => void) => void

const UNDO_MS = 60_000
const last = browserValue('lastRemoval', isRemoval)

export const rememberRemoval = (removal: Removal | null) => last.write(removal)

/** After a reload, offers once more to undo a recent removal. */
export function useUndoAfterReload(say: SayRemoved): void {
  const uid = userOf(useSession())?.uid
  useEffect(() => {
    const removal = last.read()
    const age = removal ? Date.now() - removal.at : UNDO_MS
    if (!removal || removal.uid !== uid || age < performance.now() || age >= UNDO_MS) return
    say(removal.sentence, () => {
      rememberRemoval(null)
      if (userOf(currentSession())?.uid === removal.uid)
        void import('./kept-lists.ts').then(({ bringBackFrom }) => bringBackFrom(removal))
    })
  }, [uid, say])
}

/** Only our own sentences are repeated. */
const sentences: readonly string[] = [...Object.values(successToasts), ...Object.values(ownToasts)]

/** As marked in the key table. */
const isUndoable = (key: string) => Object.hasOwn(keyTable, key) && 'undoable' in keyTable[key as UndoableKey]

export function isRemoval(value: unknown): value is Removal | null {
  if (value === null) return true
  if (typeof value !== 'object') return false
  const { list, uid, entries, sentence, at } = value as Record<string, unknown>
  const named = typeof list === 'string' && isUndoable(list) && typeof uid === 'string' && typeof at === 'number'
  return named && Array.isArray(entries) && typeof sentence === 'string' && sentences.includes(sentence)
}
