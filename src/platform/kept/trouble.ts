import { useBrowserValue } from '#platform/storage/browser-value.ts'
import { pageValue } from '#platform/storage/page-value.ts'

/** A stored value that is not safe. */
export type Trouble = {
  /** The full storage key. */
  readonly name: string
  /**
   * `unsaved`: storage refused, it lives in this tab. `set-aside`: unreadable, in part or whole. `newer`: a newer
   * version wrote it.
   */
  readonly kind: 'unsaved' | 'set-aside' | 'newer'
  /** Tries to save again. */
  readonly retry?: () => void
  /** The unreadable text. */
  readonly unread?: string
  /** Number of unreadable entries of a list; the others are intact. */
  readonly entries?: number
}

const troubles = pageValue<readonly Trouble[]>([])

/** Reported once: subscribers read again, which must not report again. */
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
