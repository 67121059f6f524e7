import { type DefaultOf, keyTable, type StorageKey } from '#catalogue/storage-keys.ts'
import { byGuard, decode, encode } from '#domain/kept/envelope.ts'
import { useInBrowser } from '#platform/browser/use-hydrated.ts'
import { keyOf, scopeOf } from './key.ts'
import { announce, onChange, readText, writeText } from './storage-text.ts'

/** A small value of this browser or tab, shared by its users, such as the theme. */
export type BrowserValue<T> = {
  /** The value on the server and before hydration. */
  readonly fallback: T
  /** Referentially stable while unchanged. */
  read(): T
  /** If storage refuses, it lasts until the page is left. */
  write(value: T): void
  subscribe(changed: () => void): () => void
}

/** Stored as `{v, updatedAt, data}`. An unreadable value counts as unset and is left in place. */
export function browserValue<Key extends StorageKey, T>(
  key: Key,
  isValid: (value: unknown) => value is T | DefaultOf<Key>,
): BrowserValue<T | DefaultOf<Key>> {
  type Value = T | DefaultOf<Key>
  const fallback: DefaultOf<Key> = keyTable[key].default
  const name = keyOf(key)
  const check = byGuard(isValid)
  const area = scopeOf(key) === 'tab' ? 'tab' : 'browser'
  /** The refused value, valid until another write. */
  let unsaved: { readonly data: Value; readonly over: string | null } | undefined
  let seen: { readonly text: string | null; readonly data: Value } | undefined

  return {
    fallback,
    read: () => {
      const text = readText(name, area)
      if (unsaved?.over === text) return unsaved.data
      unsaved = undefined
      if (!seen || seen.text !== text) {
        const kept = decode(key, check, text)
        seen = { text, data: kept.state === 'read' ? kept.data : fallback }
      }
      return seen.data
    },
    write(value) {
      unsaved = undefined
      if (writeText(name, encode(key, value, new Date()), area)) return
      unsaved = { data: value, over: readText(name, area) }
      announce(name)
    },
    subscribe: (changed) => onChange(name, changed),
  }
}

export function useBrowserValue<T>(value: BrowserValue<T>): T {
  return useInBrowser(value.subscribe, value.read, () => value.fallback)
}

export const isText = (value: unknown): value is string => typeof value === 'string'
export const isKeyOf =
  <Choice extends string>(choices: Readonly<Record<Choice, unknown>>) =>
  (value: unknown): value is Choice =>
    typeof value === 'string' && Object.hasOwn(choices, value)
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
