import { useMemo } from 'react'
import type { StorageKey } from '#catalogue/storage-keys.ts'
import { decode, unchecked } from '#domain/kept/envelope.ts'
import { useInBrowser } from '#platform/browser/use-hydrated.ts'
import { keyOf } from '#platform/storage/key.ts'
import { onChange, readText } from '#platform/storage/storage-text.ts'

/** Nothing where it cannot be read, or is a newer Banyan's: whoever opens the value itself says so. */
export function storedData(key: StorageKey, text: string | null): unknown {
  const decoded = decode(key, unchecked, text)
  return decoded.state === 'read' ? decoded.data : undefined
}

/** What somebody keeps under this key, unchecked, and nothing for nobody: light enough for the header of every page. */
export function useStoredData(key: StorageKey, uid: string | undefined): unknown {
  const name = uid === undefined ? '' : keyOf(key, uid)
  const text = useInBrowser(
    (changed) => onChange(name, changed),
    () => (name ? readText(name) : null),
    () => null,
  )
  return useMemo(() => storedData(key, text), [key, text])
}
