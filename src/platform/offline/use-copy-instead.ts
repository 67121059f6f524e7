import { useEffect } from 'react'

/** A page that a link could not fetch is loaded whole if this browser has a copy of it, which the worker sends. */
export function useCopyInstead(failed: boolean, address: string): void {
  useEffect(() => {
    if (failed) import('./load-copy.ts').then(({ loadCopy }) => loadCopy(address)).catch(() => {})
  }, [failed, address])
}
