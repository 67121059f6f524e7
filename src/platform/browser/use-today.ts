import { marketAge } from '#domain/time/market-age.ts'
import { useInBrowser } from './use-hydrated.ts'

/** 2026-01-31, in the reader's time zone. */
export function localDay(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** Today, updated at midnight and when the page wakes. */
export function useToday(): string {
  return useInBrowser(
    onNewDay,
    () => localDay(new Date()),
    () => '',
  )
}

/** Age in days of a market value, 0 if from the last working day; null before hydration. */
export function useMarketAge(date: string): number | null {
  const today = useToday()
  return today === '' ? null : marketAge(date, today)
}

function onNewDay(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    const now = new Date()
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
    timer = setTimeout(arrived, midnight.getTime() - now.getTime() + 50)
  }
  const arrived = () => {
    changed()
    wait()
  }
  wait()
  // Timers stop while a laptop sleeps.
  document.addEventListener('visibilitychange', changed)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', changed)
  }
}
