import type { StorageKey } from '#catalogue/storage-keys.ts'
import { type Check, decode } from '#domain/kept/envelope.ts'
import { storageManager } from '#platform/browser/browser-doors.ts'
import { useInBrowser } from '#platform/browser/use-hydrated.ts'
import { consentFor, mayKeep } from '#platform/storage/consent-choice.ts'
import { keyOf } from '#platform/storage/key.ts'
import { withLock } from '#platform/storage/locks.ts'
import { announce, onChange } from '#platform/storage/storage-text.ts'
import { createStoredValue } from './stored-value.ts'
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
  const stored = createStoredValue(kind, name)
  /** What storage refused, with everything it knew of the rest. */
  let mine: { readonly value: T } | undefined
  let written: { readonly value: T; readonly at: number } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: readonly ((value: T) => T)[] = []
  let seen: { readonly base: T; readonly rules: typeof waiting; readonly value: T } | undefined

  const save = (value: T): void => {
    clearTimeout(timer)
    const hadTrouble = mine !== undefined
    mine = undefined
    const allowed = isAllowed(kind.key)
    if (allowed && stored.canBeWritten() && stored.write(value)) {
      written = { value, at: performance.now() }
      if (hadTrouble) endTrouble(name, 'unsaved')
      if (personal) askToPersist()
      return
    }
    mine = { value }
    if (allowed) {
      reportTrouble({ name, kind: 'unsaved', retry: tryAgain })
      timer = setTimeout(tryAgain, RETRY_MS)
    }
    announce(name)
  }
  const tryAgain = () => void update((same) => same)
  /** Tells what is wrong with what stands there. Reading tells nothing: whoever is told reads again. */
  const inspect = () => {
    stored.tellNewer()
    if (stored.hasUnread()) void withLock(name, () => stored.canBeWritten())
  }
  const update = async (rule: (value: T) => T): Promise<'saved' | 'unsaved'> => {
    waiting = [...waiting, rule]
    stored.announce()
    await afterNextPaint()
    return withLock(name, () => {
      // One write serves all that wait; then there is nothing left to do for the others.
      if (waiting.includes(rule)) writeWaiting()
      return mine ? 'unsaved' : 'saved'
    })
  }
  const writeWaiting = () => {
    // Another tab may have written without our having heard of it yet.
    stored.forgetLook()
    const base = mine ? (kind.merge?.(stored.value(), mine.value) ?? mine.value) : stored.value()
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
  const read = () => withWaiting(mine ? mine.value : stored.value())
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
    stored.changed()
    // Deleted in another tab: what we know of it goes too.
    if (key === null || (newValue === null && oldValue !== null)) return forget()
    const theirs = newValue ? decode(kind.key, kind.check, newValue) : undefined
    const recent = written && performance.now() - written.at < OVERWRITTEN_MS ? written.value : undefined
    if (!kind.merge || recent === undefined || theirs?.state !== 'read' || stored.look().state !== 'read') return
    const both = kind.merge(kind.merge(stored.value(), theirs.data), recent)
    if (JSON.stringify(both) !== JSON.stringify(stored.value())) void update((now) => kind.merge?.(now, both) ?? now)
  }
  onChange(name, mergeOverwritten)
  handles.add({
    name,
    forget,
    leave: () => waiting.length > 0 && writeWaiting(),
    revalidate: () => {
      stored.forgetLook()
      announce(name)
    },
    unsaved: () =>
      isAllowed(kind.key) && (mine || waiting.length > 0)
        ? { name, text: stored.encoded(read()), beside: stored.look().state === 'newer' }
        : undefined,
  })

  return {
    read,
    update,
    subscribe(changed) {
      // After the page has been drawn with it.
      queueMicrotask(inspect)
      return onChange(name, () => {
        changed()
        if (!stored.isTelling()) queueMicrotask(inspect)
      })
    },
  }
}

/** Some things are kept only with a consent; without it they last as long as the page, and that is no trouble. */
function isAllowed(key: StorageKey): boolean {
  const needed = consentFor(key)
  return needed === undefined || mayKeep(needed)
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
