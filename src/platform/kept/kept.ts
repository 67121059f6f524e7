import type { StorageKey } from '#catalogue/storage-keys.ts'
import { type Check, type Decoded, decode, encode } from '#domain/kept/envelope.ts'
import { storageManager } from '#platform/browser/browser-doors.ts'
import { useInBrowser } from '#platform/browser/use-hydrated.ts'
import { consentFor, mayKeep } from '#platform/storage/consent-choice.ts'
import { keyOf } from '#platform/storage/key.ts'
import { withLock } from '#platform/storage/locks.ts'
import { announce, onChange, readText, writeText } from '#platform/storage/storage-text.ts'
import { setAside } from './aside.ts'
import { endTrouble, reportTrouble } from './trouble.ts'

/** One thing that a person keeps in this browser. */
export type KeptKind<T> = {
  readonly key: StorageKey
  readonly check: Check<T>
  readonly fallback: T
  /** Two copies of a list become one. Without it the value is one piece, and the last word counts. */
  readonly merge?: (stored: T, mine: T) => T
  readonly prune?: (value: T, now: Date) => T
}

export type Kept<T> = {
  /** The same object as long as nothing changed. */
  read(): T
  /** Seen at once, written later; the rule may be applied twice. `unsaved`: storage refused, the tab retries. */
  update(rule: (value: T) => T): Promise<'saved' | 'unsaved'>
  subscribe(changed: () => void): () => void
}

const RETRY_MS = 10_000
const OVERWRITTEN_MS = 5_000
const opened = new Map<string, Kept<unknown>>()
type Handle = {
  readonly name: string
  forget(): void
  leave(): void
  revalidate(): void
  unsaved(): Unsaved | undefined
}
const handles = new Set<Handle>()
if (typeof document !== 'undefined') {
  // The page goes before it was their turn: better written without the lock than lost.
  addEventListener('pagehide', () => {
    for (const { leave } of handles) leave()
  })
  // A page that comes back by the back button has slept through what others wrote.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const { revalidate } of handles) revalidate()
  })
}

/** What this tab has and storage has not, as it would be stored. `beside`: what is stored there is a newer Banyan's. */
export type Unsaved = { readonly name: string; readonly text: string; readonly beside: boolean }

export const unsavedValues = (): Unsaved[] => [...handles].flatMap(({ unsaved }) => unsaved() ?? [])

/** What was deleted must not come back from what this tab still knows of it. */
export function forgetKept(names: readonly string[]): void {
  for (const { name, forget } of handles) if (names.includes(name)) forget()
}

/** The names that this tab has something of, also where storage refused it. */
export const keptNames = () => [...handles].map(({ name }) => name)

/** The one handle of this tab for that value. Without `uid` it belongs to everybody who uses this browser. */
export function openKept<T>(kind: KeptKind<T>, uid?: string): Kept<T> {
  const name = keyOf(kind.key, uid)
  const known = opened.get(name) as Kept<T> | undefined
  const kept = known ?? createKept(kind, name, uid !== undefined)
  if (!known) opened.set(name, kept as Kept<unknown>)
  return kept
}

export function useKept<T>(kind: KeptKind<T>, uid?: string): T {
  const kept = openKept(kind, uid)
  return useInBrowser(kept.subscribe, kept.read, () => kind.fallback)
}

function createKept<T>(kind: KeptKind<T>, name: string, personal: boolean): Kept<T> {
  /** What storage refused, with everything it knew of the rest. */
  let mine: { readonly value: T } | undefined
  let written: { readonly value: T; readonly at: number } | undefined
  let last: { readonly text: string | null; readonly decoded: Decoded<T> } | undefined
  /** `last` is valid until the next storage event. */
  let known = false
  let telling = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: readonly ((value: T) => T)[] = []
  let seen: { readonly base: T; readonly rules: typeof waiting; readonly value: T } | undefined

  const look = (): Decoded<T> => {
    if (last && known) return last.decoded
    const text = readText(name)
    if (!last || last.text !== text) last = { text, decoded: decode(kind.key, kind.check, text) }
    known = true
    return last.decoded
  }
  /** What is announced meanwhile is ours and known. */
  const ourselves = <R>(act: () => R): R => {
    telling = true
    try {
      return act()
    } finally {
      telling = false
    }
  }
  const storedValue = () => {
    const decoded = look()
    return decoded.state === 'read' ? decoded.data : kind.fallback
  }
  const merged = (own: T) => kind.merge?.(storedValue(), own) ?? own
  const encoded = (value: T) => encode(kind.key, value, new Date())
  const save = (value: T): 'saved' | 'unsaved' => {
    clearTimeout(timer)
    const hadTrouble = mine !== undefined
    mine = undefined
    const allowed = isAllowed()
    if (allowed && canBeWritten() && write(value)) {
      if (hadTrouble) endTrouble(name, 'unsaved')
      if (personal) askToPersist()
      return 'saved'
    }
    mine = { value }
    if (allowed) {
      reportTrouble({ name, kind: 'unsaved', retry: tryAgain })
      timer = setTimeout(tryAgain, RETRY_MS)
    }
    announce(name)
    return 'unsaved'
  }
  /** Some things are kept only with a consent; without it they last as long as the page, and that is no trouble. */
  const isAllowed = () => {
    const needed = consentFor(kind.key)
    return needed === undefined || mayKeep(needed)
  }
  const write = (value: T): boolean => {
    const text = encoded(value)
    // What we wrote ourselves need not be read again.
    last = { text, decoded: { state: 'read', data: value, bad: [] } }
    known = true
    known = ourselves(() => writeText(name, text))
    if (!known) return false
    written = { value, at: performance.now() }
    return true
  }
  const tryAgain = () => void update((same) => same)
  /** Tells what is wrong with what stands there. Reading tells nothing: whoever is told reads again. */
  const inspect = () => {
    const decoded = look()
    if (decoded.state === 'newer') reportTrouble({ name, kind: 'newer' })
    else endTrouble(name, 'newer')
    if (unreadOf(decoded) !== undefined) void withLock(name, () => canBeWritten())
  }
  /** An unreadable value is set aside first; a newer Banyan's, or one without room for a copy, stays in place. */
  const canBeWritten = (): boolean => {
    const decoded = look()
    if (decoded.state === 'newer') reportTrouble({ name, kind: 'newer' })
    const unread = unreadOf(decoded)
    if (unread === undefined) return decoded.state !== 'newer'
    const anyLeft = decoded.state === 'read' && Array.isArray(decoded.data) && decoded.data.length > 0
    const entries = anyLeft ? decoded.bad.length : undefined
    reportTrouble({ name, kind: 'set-aside', unread, ...(entries && { entries }) })
    return setAside(name, unread, encoded(storedValue()), new Date())
  }
  const unreadOf = (decoded: Decoded<T>): string | undefined => {
    if (decoded.state === 'corrupt') return last?.text ?? ''
    return decoded.state === 'read' && decoded.bad.length > 0 ? encode(kind.key, decoded.bad, new Date()) : undefined
  }
  const update = async (rule: (value: T) => T): Promise<'saved' | 'unsaved'> => {
    waiting = [...waiting, rule]
    ourselves(() => announce(name))
    await afterNextPaint()
    return withLock(name, () => {
      // One write serves all that wait; then there is nothing left to do for the others.
      if (waiting.includes(rule)) writeWaiting()
      return mine ? 'unsaved' : 'saved'
    })
  }
  const writeWaiting = () => {
    // Another tab may have written without our having heard of it yet.
    known = false
    const base = mine ? merged(mine.value) : storedValue()
    const next = withWaiting(base)
    waiting = []
    if (next !== base || mine) save(kind.prune?.(next, new Date()) ?? next)
  }
  /** With the changes that wait for their turn to be written: nobody sees their own change late. */
  const withWaiting = (base: T): T => {
    if (waiting.length === 0) return base
    const known = seen?.base === base && seen.rules.every((rule, at) => rule === waiting[at]) ? seen : undefined
    const value = waiting.slice(known?.rules.length ?? 0).reduce((sum, rule) => rule(sum), known ? known.value : base)
    seen = { base, rules: waiting, value }
    return value
  }
  const forget = () => {
    clearTimeout(timer)
    mine = undefined
    written = undefined
    waiting = []
    endTrouble(name, 'unsaved')
    announce(name)
  }

  /** A tab may overwrite what had not reached it yet, lock or not: both writes are merged again. */
  const mergeOverwritten = ({ key, newValue, oldValue }: StorageEvent) => {
    known &&= telling
    // Deleted in another tab: what we know of it goes too.
    if (key === null || (newValue === null && oldValue !== null)) return forget()
    const theirs = newValue ? decode(kind.key, kind.check, newValue) : undefined
    const recent = written && performance.now() - written.at < OVERWRITTEN_MS ? written.value : undefined
    if (!kind.merge || recent === undefined || theirs?.state !== 'read' || look().state !== 'read') return
    const both = kind.merge(kind.merge(storedValue(), theirs.data), recent)
    if (JSON.stringify(both) !== JSON.stringify(storedValue())) void update((now) => kind.merge?.(now, both) ?? now)
  }
  onChange(name, mergeOverwritten)
  handles.add({
    name,
    forget,
    leave: () => waiting.length > 0 && writeWaiting(),
    revalidate: () => {
      known = false
      announce(name)
    },
    unsaved: () =>
      isAllowed() && (mine || waiting.length > 0)
        ? { name, text: encoded(read()), beside: look().state === 'newer' }
        : undefined,
  })
  const read = () => withWaiting(mine ? mine.value : storedValue())

  return {
    read,
    update,
    subscribe(changed) {
      // After the page has been drawn with it.
      queueMicrotask(inspect)
      return onChange(name, () => {
        changed()
        if (!telling) queueMicrotask(inspect)
      })
    },
  }
}

/** Writing a long list takes longer than a frame: it is painted first. `leave` writes for a page that closes before. */
function afterNextPaint(): Promise<void> | undefined {
  if (typeof document === 'undefined' || document.visibilityState === 'hidden') return undefined
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    // A page that nobody paints any more.
    setTimeout(resolve, 100)
  })
}

let asked = false

/** Asks the browser, once somebody keeps something of their own, not to throw it away when it needs room. */
function askToPersist() {
  if (asked) return
  asked = true
  storageManager()
    ?.persist?.()
    .catch(() => {})
}
