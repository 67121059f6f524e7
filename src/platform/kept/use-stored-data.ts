import { useMemo } from 'react'
import type { StorageKey } from '#catalogue/storage-keys.ts'
import { decode, unchecked } from '#domain/kept/envelope.ts'
import { useInBrowser } from '#platform/browser/use-hydrated.ts'
import { keyOf } from '#platform/storage/key.ts'
import { onChange, readText } from '#platform/storage/storage-text.ts'

/** Undefined if unreadable or from a newer version; `openKept` reports that. */
export function storedData(key: StorageKey, text: string | null): unknown {
  const decoded = decode(key, unchecked, text)
  return decoded.state === 'read' ? decoded.data : undefined
}

/** The stored data without validation; light enough for every page's header. */
export function useStoredData(key: StorageKey, uid: string | undefined): unknown {
  const name = uid === undefined ? '' : keyOf(key, uid)
  const text = useInBrowser(
    (changed) => onChange(name, changed),
    () => (name ? readText(name) : null),
    () => null,
  )
  return useMemo(() => storedData(key, text), [key, text])
}
