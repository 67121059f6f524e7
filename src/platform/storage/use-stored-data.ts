import { useMemo } from 'react'
import type { StorageKey } from '#catalogue/storage-keys.ts'
import { useInBrowser } from '../hydrated.ts'
import { dataOf } from './browser-value.ts'
import { keyOf } from './key.ts'
import { onChange, readText } from './text.ts'

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
