import type { StorageKey } from '#catalogue/storage-keys.ts'
import { type Check, decode } from '#domain/kept/envelope.ts'
import { storageManager } from '#platform/browser/browser-doors.ts'
import { useInBrowser } from '#platform/browser/use-hydrated.ts'
import { consentFor, mayKeep } from '#platform/storage/consent-choice.ts'
import { keyOf } from '#platform/storage/key.ts'
import { withLock } from '#platform/storage/locks.ts'
import { announce, onChange } from '#platform/storage/storage-text.ts'
import { afterNextPaint } from '../browser/after-next-paint.ts'
import { createStoredValue } from './stored-value.ts'
import { endTrouble, reportTrouble } from './trouble.ts'

/** One value that a person keeps in this browser. */
export type KeptKind<T> = {
  readonly key: StorageKey
  readonly check: Check<T>
  readonly fallback: T
  /** Merges two copies of a list. Without it the last write wins. */
  readonly merge?: (stored: T, mine: T) => T
  readonly prune?: (value: T, now: Date) => T
}

export type Kept<T> = {
  /** Referentially stable while unchanged. */
  read(): T
  /** Visible at once, written later; the rule may run twice. `unsaved`: storage refused, the tab retries. */
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
  // The page closes before its turn: writing without the lock beats losing the change.
  addEventListener('pagehide', () => {
    for (const { leave } of handles) leave()
  })
  // A page from the back/forward cache has missed other tabs' writes.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const { revalidate } of handles) revalidate()
  })
}

/** Values that could not be stored, as they would be stored. `beside`: storage holds a newer version's value. */
export type Unsaved = { readonly name: string; readonly text: string; readonly beside: boolean }

export const unsavedValues = (): Unsaved[] => [...handles].flatMap(({ unsaved }) => unsaved() ?? [])

/** A deleted value must not come back from this tab's memory. */
export function forgetKept(names: readonly string[]): void {
  for (const { name, forget } of handles) if (names.includes(name)) forget()
}

/** Names this tab holds, including those storage refused. */
export const keptNames = () => [...handles].map(({ name }) => name)

/** This tab's single handle for a person's value. For visitors `ownerOf` has an id. */
export function openKept<T>(kind: KeptKind<T>, uid: string): Kept<T> {
  const name = keyOf(kind.key, uid)
  const known = opened.get(name) as Kept<T> | undefined
  const kept = known ?? createKept(kind, name)
  if (!known) opened.set(name, kept as Kept<unknown>)
  return kept
}

/** Without `uid`, the fallback. */
export function useKept<T>(kind: KeptKind<T>, uid: string | undefined): T {
  const fallback = () => kind.fallback
  const kept = uid === undefined ? undefined : openKept(kind, uid)
  return useInBrowser(kept?.subscribe ?? never, kept?.read ?? fallback, fallback)
}

const never = () => () => {}

function createKept<T>(kind: KeptKind<T>, name: string): Kept<T> {
  const stored = createStoredValue(kind, name)
  /** The refused value, merged with what was stored. */
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
      askToPersist()
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
  /** Reports problems of the stored value. Never while reading: subscribers read again. */
  const inspect = () => {
    stored.tellNewer()
    if (stored.hasUnread()) void withLock(name, () => stored.canBeWritten())
  }
  const update = async (rule: (value: T) => T): Promise<'saved' | 'unsaved'> => {
    waiting = [...waiting, rule]
    stored.announce()
    await afterNextPaint()
    return withLock(name, () => {
      // One write covers all waiting rules; the other turns find nothing to do.
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
  /** Applies pending changes, so that nobody sees their own change late. */
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

  /** A tab may overwrite a value it had not seen, lock or not: both writes are merged. */
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
      // After the page has rendered it.
      queueMicrotask(inspect)
      return onChange(name, () => {
        changed()
        if (!stored.isTelling()) queueMicrotask(inspect)
      })
    },
  }
}

/** Some values need consent; without it they last as long as the page, which is no trouble to report. */
function isAllowed(key: StorageKey): boolean {
  const needed = consentFor(key)
  return needed === undefined || mayKeep(needed)
}

let asked = false

/** Requests persistent storage once something personal is stored. */
function askToPersist() {
  if (asked) return
  asked = true
  storageManager()
    ?.persist?.()
    .catch(() => {})
}
