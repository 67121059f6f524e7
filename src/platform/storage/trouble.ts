import { useSyncExternalStore } from 'react'

/** Something that a person keeps is not as safe as it should be. */
export type Trouble = {
  /** The full name of its key. */
  readonly name: string
  /** `unsaved`: storage refused it, it lives in this tab. `set-aside`: it could not be read and was put aside. `newer`: a newer Banyan wrote it. */
  readonly kind: 'unsaved' | 'set-aside' | 'newer'
  /** Tries again to save it. */
  readonly retry?: () => void
  /** What would be stored if it could. */
  readonly value?: () => string
}

const NONE: readonly Trouble[] = []
let troubles = NONE
const listeners = new Set<() => void>()

export function reportTrouble(trouble: Trouble): void {
  troubles = [...troubles.filter(({ name, kind }) => name !== trouble.name || kind !== trouble.kind), trouble]
  tell()
}

export function endTrouble(name: string, kind: Trouble['kind']): void {
  const left = troubles.filter((each) => each.name !== name || each.kind !== kind)
  if (left.length === troubles.length) return
  troubles = left.length === 0 ? NONE : left
  tell()
}

export const currentTroubles = () => troubles

export function useTroubles(): readonly Trouble[] {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    currentTroubles,
    () => NONE,
  )
}

function tell() {
  for (const changed of listeners) changed()
}
