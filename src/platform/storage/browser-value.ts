import { type DefaultOf, keyTable, type StorageKey } from '#catalogue/storage-keys.ts'
import { byGuard, decode, encode } from '#domain/kept/envelope.ts'
import { useInBrowser } from '#platform/browser/use-hydrated.ts'
import { keyOf, scopeOf } from './key.ts'
import { announce, onChange, readText, writeText } from './storage-text.ts'

/** One small value that this browser, or this tab, remembers for everybody who uses it, such as the theme. */
export type BrowserValue<T> = {
  /** What the server, and a browser that has not hydrated yet, take it for. */
  readonly fallback: T
  /** The same object as long as nothing changed. */
  read(): T
  /** Where storage refuses, the value lasts until the page is left. */
  write(value: T): void
  subscribe(changed: () => void): () => void
}

/** Kept as `{v, updatedAt, data}`. What cannot be read counts as not chosen and is left where it is. */
export function browserValue<Key extends StorageKey, T>(
  key: Key,
  isValid: (value: unknown) => value is T | DefaultOf<Key>,
): BrowserValue<T | DefaultOf<Key>> {
  type Value = T | DefaultOf<Key>
  const fallback: DefaultOf<Key> = keyTable[key].default
  const name = keyOf(key)
  const check = byGuard(isValid)
  const area = scopeOf(key) === 'tab' ? 'tab' : 'browser'
  /** What storage refused, as long as nobody else writes. */
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
