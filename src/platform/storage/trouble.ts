import { pageValue } from '../page-value.ts'
import { useBrowserValue } from './browser-value.ts'

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

const troubles = pageValue<readonly Trouble[]>([])

export function reportTrouble(trouble: Trouble): void {
  troubles.write([...without(trouble.name, trouble.kind), trouble])
}

export function endTrouble(name: string, kind: Trouble['kind']): void {
  const left = without(name, kind)
  if (left.length < currentTroubles().length) troubles.write(left)
}

export const currentTroubles = troubles.read
export const useTroubles = () => useBrowserValue(troubles)

const without = (name: string, kind: Trouble['kind']) =>
  currentTroubles().filter((each) => each.name !== name || each.kind !== kind)
