import { marketAge } from '#domain/time/market-age.ts'
import { useInBrowser } from './use-hydrated.ts'

/** 2026-01-31, by the clock of whoever reads it. */
export function localDay(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** Today; a page that stays open over midnight, or wakes up the next morning, sees the new day. */
export function useToday(): string {
  return useInBrowser(
    onNewDay,
    () => localDay(new Date()),
    () => '',
  )
}

/** How many days old a value of the market is, 0 where it is of the last working day; nothing before the browser has said what day it is. */
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
  // Timers stand still while a laptop sleeps.
  document.addEventListener('visibilitychange', changed)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', changed)
  }
}
