import { AppError } from '#domain/api/app-error.ts'
import { limits } from './limits.ts'

type Running = { readonly until: number; readonly refuse: (error: AppError) => void }

const SWEEP_MS = 500
const running = new Set<Running>()

// One timer for all: a timer per request costs more than the rest of the limit.
setInterval(() => {
  const now = performance.now()
  for (const entry of running) {
    if (entry.until > now) break
    // Frees the slot even if the work never ends.
    running.delete(entry)
    entry.refuse(new AppError('timeout'))
  }
}, SWEEP_MS).unref()

/** Whether more work would be refused now. */
export const isExhausted = (): boolean => running.size >= limits.atOnce

/**
 * Runs the work, or refuses: at once if too much is running, later if it takes too long. Input must have arrived, so
 * that slow clients take no slot.
 */
export function withinLimits<Result>(work: () => Promise<Result>): Promise<Result> {
  if (isExhausted()) return Promise.reject(new AppError('busy'))
  return new Promise<Result>((resolve, reject) => {
    const started = work()
    const entry = { until: performance.now() + limits.workMs, refuse: reject }
    running.add(entry)
    const leave = () => running.delete(entry)
    started.then(leave, leave)
    started.then(resolve, reject)
  })
}
