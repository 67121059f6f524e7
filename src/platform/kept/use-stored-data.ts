import { useMemo } from 'react'
import type { StorageKey } from '#catalogue/storage-keys.ts'
import { useInBrowser } from '#platform/browser/use-hydrated.ts'
import { dataOf } from '#platform/storage/browser-value.ts'
import { keyOf } from '#platform/storage/key.ts'
import { onChange, readText } from '#platform/storage/storage-text.ts'

/** What somebody keeps under this key, unchecked, and nothing for nobody: light enough for the header of every page. */
export function useStoredData(key: StorageKey, uid: string | undefined): unknown {
  const name = uid === undefined ? '' : keyOf(key, uid)
  const text = useInBrowser(
    (changed) => onChange(name, changed),
    () => (name ? readText(name) : null),
    () => null,
  )
  return useMemo(() => dataOf(text), [text])
}
