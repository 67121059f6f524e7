import { type Decoded, decode, encode } from '#domain/kept/envelope.ts'
import { announce, readText, writeText } from '#platform/storage/storage-text.ts'
import { setAside } from './aside.ts'
import type { KeptKind } from './kept.ts'
import { endTrouble, reportTrouble } from './trouble.ts'

/** What stands in storage under a name, read once until somebody else may have changed it. */
export function createStoredValue<T>(kind: KeptKind<T>, name: string) {
  let last: { readonly text: string | null; readonly decoded: Decoded<T> } | undefined
  /** `last` is valid until the next storage event. */
  let known = false
  let telling = false

  const look = (): Decoded<T> => {
    if (last && known) return last.decoded
    const text = readText(name)
    if (!last || last.text !== text) last = { text, decoded: decode(kind.key, kind.check, text) }
    known = true
    return last.decoded
  }
  /** Changes announced meanwhile are our own. */
  const ourselves = <R>(act: () => R): R => {
    telling = true
    try {
      return act()
    } finally {
      telling = false
    }
  }
  const value = (): T => {
    const decoded = look()
    return decoded.state === 'read' ? decoded.data : kind.fallback
  }
  const encoded = (data: T) => encode(kind.key, data, new Date())
  const unreadOf = (decoded: Decoded<T>): string | undefined => {
    if (decoded.state === 'corrupt') return last?.text ?? ''
    return decoded.state === 'read' && decoded.bad.length > 0 ? encode(kind.key, decoded.bad, new Date()) : undefined
  }
  return {
    look,
    value,
    encoded,
    announce: () => ourselves(() => announce(name)),
    isTelling: () => telling,
    /** Another tab may have written. */
    forgetLook: () => {
      known = false
    },
    /** A storage event came: what was read is stale, unless the event is our own. */
    changed: () => {
      known &&= telling
    },
    hasUnread: () => unreadOf(look()) !== undefined,
    write(data: T): boolean {
      const text = encoded(data)
      // Our own write need not be decoded again.
      last = { text, decoded: { state: 'read', data, bad: [] } }
      known = true
      known = ourselves(() => writeText(name, text))
      return known
    },
    /** Whether a newer Banyan wrote it is told, and no longer once that is over. */
    tellNewer() {
      if (look().state === 'newer') reportTrouble({ name, kind: 'newer' })
      else endTrouble(name, 'newer')
    },
    /** An unreadable value is set aside first; a newer version's, or one without space for a copy, stays in place. */
    canBeWritten(): boolean {
      const decoded = look()
      if (decoded.state === 'newer') reportTrouble({ name, kind: 'newer' })
      const unread = unreadOf(decoded)
      if (unread === undefined) return decoded.state !== 'newer'
      const anyLeft = decoded.state === 'read' && Array.isArray(decoded.data) && decoded.data.length > 0
      const entries = anyLeft ? decoded.bad.length : undefined
      reportTrouble({ name, kind: 'set-aside', unread, ...(entries && { entries }) })
      return setAside(name, unread, encoded(value()), new Date())
    },
  }
}
