import { useBrowserValue } from '#platform/storage/browser-value.ts'
import { pageValue } from '#platform/storage/page-value.ts'

/** Something that a person keeps is not as safe as it should be. */
export type Trouble = {
  /** The full name of its key. */
  readonly name: string
  /** `unsaved`: storage refused it, it lives in this tab. `set-aside`: all or some of it could not be read. `newer`: a newer Banyan wrote it. */
  readonly kind: 'unsaved' | 'set-aside' | 'newer'
  /** Tries again to save it. */
  readonly retry?: () => void
  /** What could not be read. */
  readonly unread?: string
  /** How many entries of a list that is; the others are there. */
  readonly entries?: number
}

const troubles = pageValue<readonly Trouble[]>([])

/** Told once: whoever hears of it looks again, and must not be told for having looked. */
export function reportTrouble(trouble: Trouble): void {
  const known = currentTroubles().find(({ name, kind }) => name === trouble.name && kind === trouble.kind)
  if (known && known.unread === trouble.unread) return
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
