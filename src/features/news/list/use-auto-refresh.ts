import { useEffect, useState, useSyncExternalStore } from 'react'
import { useOnline } from '#platform/browser/use-online.ts'
import { useStable } from '#ui/data/use-stable.ts'
import { usePageVisible } from '#ui/layers/use-page-visible.ts'
import { createAutoRefresh, type RefreshState } from './auto-refresh.ts'

const MINUTE_MS = 60_000
const OFF: RefreshState = { phase: 'off' }

/** §4: `on` only while signed in. Paused in hidden tabs and offline. */
export function useAutoRefresh(ask: () => Promise<void>, on: boolean, minutes: number) {
  const visible = usePageVisible()
  const online = useOnline()
  const asked = useStable((done: (asking: Promise<void>) => void) => done(ask()))
  const [auto] = useState(() => createAutoRefresh(() => new Promise<void>((resolve) => asked(resolve))))
  useEffect(
    () => auto.set({ on, visible, online, intervalMs: minutes * MINUTE_MS }),
    [auto, on, visible, online, minutes],
  )
  useEffect(() => () => auto.stop(), [auto])
  const state = useSyncExternalStore(auto.subscribe, auto.state, () => OFF)
  return { state, refresh: auto.refresh }
}
