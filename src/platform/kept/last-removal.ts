import { useEffect } from 'react'
import { keyTable, type UndoableKey } from '#catalogue/storage-keys.ts'
import { ownToasts, successToasts } from '#catalogue/toasts.ts'
import { currentSession, userOf, useSession } from '#platform/session/session.ts'
import { browserValue } from '#platform/storage/browser-value.ts'

/** What was last taken out of a list in this tab, whole, so that it can come back after a reload too. */
export type Removal = {
  readonly list: UndoableKey
  readonly uid: string
  readonly entries: readonly unknown[]
  readonly sentence: string
  readonly at: number
}

/** Says a sentence, with a way to take back what it tells. */
export type SayRemoved = (sentence: string, undo: () => void) => void

const UNDO_MS = 60_000
const last = browserValue('lastRemoval', isRemoval)

export const rememberRemoval = (removal: Removal | null) => last.write(removal)

/** A page that was loaded again offers once more to undo what was removed a moment ago. */
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

/** Only sentences of ours are said again. */
const sentences: readonly string[] = [...Object.values(successToasts), ...Object.values(ownToasts)]

/** The key table says which lists these are. */
const isUndoable = (key: string) => Object.hasOwn(keyTable, key) && 'undoable' in keyTable[key as UndoableKey]

export function isRemoval(value: unknown): value is Removal | null {
  if (value === null) return true
  if (typeof value !== 'object') return false
  const { list, uid, entries, sentence, at } = value as Record<string, unknown>
  const named = typeof list === 'string' && isUndoable(list) && typeof uid === 'string' && typeof at === 'number'
  return named && Array.isArray(entries) && typeof sentence === 'string' && sentences.includes(sentence)
}
