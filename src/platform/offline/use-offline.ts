import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { viewState } from '#domain/kept/offline-copy.ts'
import { answerInTime, serverLost } from '#platform/api/answer-in-time.ts'
import { useOnline } from '#platform/browser/use-online.ts'
import { useBrowserValue } from '#platform/storage/browser-value.ts'
import { readCache } from '#platform/storage/cache.ts'
import { useCacheSettings } from '#platform/storage/consent-choice.ts'
import { arrivalPath } from './arrival-path.ts'
import { copyPage, followCacheSettings } from './offline-registration.ts'

/** Of pages passed quickly none is copied. */
const COPY_AFTER_MS = 2_000
/** Queries of a page settle after it is drawn. */
const LOOK_AFTER_MS = 500

/** Keeps worker and copies as the person chose, and copies what is opened. `path`: of the shown page. */
export function useOfflineCopies(path: string): void {
  const settings = useCacheSettings()
  useEffect(() => followCacheSettings(settings), [settings])
  useEffect(() => {
    const timer = setTimeout(() => void copyPage(path), COPY_AFTER_MS)
    return () => clearTimeout(timer)
  }, [path])
}

const ASK_AGAIN_MS = 15_000

/** Asks a server that was lost whether it is back; at once if this page came without it. */
function useContact(lost: boolean, atOnce: boolean, reached: () => void): void {
  useEffect(() => {
    if (!lost) return
    const ask = () =>
      void answerInTime((signal) => fetch('/healthz', { signal, cache: 'no-store' })).then(
        ({ ok }) => ok && reached(),
        () => {},
      )
    if (atOnce) ask()
    const timer = setInterval(ask, ASK_AGAIN_MS)
    addEventListener('online', ask)
    return () => {
      clearInterval(timer)
      removeEventListener('online', ask)
    }
  }, [lost, atOnce, reached])
}

/** A stored page, or one drawn from stored data. `at`: how old; 0 is unknown. */
export type OfflineView = { readonly what: 'page' | 'data'; readonly at: number; readonly isOffline: boolean }

/** Null while the page in view is as new as the server's. */
export function useOfflineView(address: string): OfflineView | null {
  const queries = useQueryClient()
  const online = useOnline()
  const lost = useBrowserValue(serverLost)
  // A link may be followed before this code is there.
  const [arrival] = useState(() => ({
    address: location.pathname === arrivalPath() ? address : undefined,
    keptAt: keptAt(),
  }))
  const [isReached, setReached] = useState(false)
  const reached = useCallback(() => setReached(true), [])
  const isKept = arrival.keptAt !== undefined && !isReached
  useContact(lost || isKept, isKept, reached)
  const isFirst = arrival.address === address
  const copied = isFirst ? (arrival.keptAt ?? 0) : 0
  const state = viewState({ hasNetwork: online && !lost, keptAt: arrival.keptAt, reached: isReached, isFirst })
  const isShown = state !== 'current'
  const [view, setView] = useState<Omit<OfflineView, 'isOffline'>>({ what: 'data', at: 0 })
  useEffect(() => {
    if (!isShown) return
    let gone = false
    const look = async () => {
      const active = queries.getQueryCache().findAll({ type: 'active' })
      const ages = active.map(({ state }) => state.dataUpdatedAt)
      const found = copied ? [copied] : [...ages, (await readCache('funds', 'packs'))?.at ?? 0].filter((at) => at > 0)
      if (!gone) setView({ what: copied ? 'page' : 'data', at: found.length > 0 ? Math.min(...found) : 0 })
    }
    const timer = setTimeout(look, LOOK_AFTER_MS)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [isShown, copied, address, queries])
  return isShown ? { ...view, isOffline: state === 'offline' } : null
}

/** Written by the worker. */
function keptAt(): number | undefined {
  const { kept } = document.documentElement.dataset
  return kept === undefined ? undefined : Number(kept)
}
