import { useEffect } from 'react'

const LATER_MS = 3_000

/** Counts that the page was looked at for a moment. Samples are nobody's, so that nothing is sent for them. */
export function useCountedView(listing: string, isCounted: boolean): void {
  useEffect(() => {
    if (!isCounted) return
    const timer = setTimeout(() => {
      const init = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' }, keepalive: true }
      void fetch(`/api/listings/${encodeURIComponent(listing)}/views`, init).catch(() => {})
    }, LATER_MS)
    return () => clearTimeout(timer)
  }, [listing, isCounted])
}
