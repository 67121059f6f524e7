import { useInBrowser } from './use-hydrated.ts'

const MINUTE_MS = 60_000

/** Now, to the minute; on the server and until hydration the given moment, so that both write the same words. */
export function useNow(atFirst: number): number {
  return useInBrowser(
    everyMinute,
    () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
    () => atFirst,
  )
}

function everyMinute(changed: () => void): () => void {
  const timer = setInterval(changed, MINUTE_MS / 2)
  // Timers stop while a laptop sleeps.
  document.addEventListener('visibilitychange', changed)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', changed)
  }
}
