import { AppError } from '#domain/api/app-error.ts'
import { limits } from './limits.ts'

type Running = { readonly until: number; readonly refuse: (error: AppError) => void }

const SWEEP_MS = 500
const running = new Set<Running>()

// One timer for all: a timer of its own for each request costs more than the rest of the limit.
setInterval(() => {
  const now = performance.now()
  for (const entry of running) {
    if (entry.until > now) break
    // The slot ends here, whatever becomes of the work: work that never ends must not keep others out.
    running.delete(entry)
    entry.refuse(new AppError('timeout'))
  }
}, SWEEP_MS).unref()

/** Whether another piece of work would be refused now. */
export const isExhausted = (): boolean => running.size >= limits.atOnce

/**
 * The work, or a refusal: at once when too much of it is under way already, or when it takes too long. Its input must be here already,
 * so that slow senders take no slot.
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
