import { AppError } from '#domain/app-error.ts'
import { limits } from './limits.ts'

type Running = { readonly until: number; readonly refuse: (error: AppError) => void }

const SWEEP_MS = 500
const running = new Set<Running>()

// One timer for all: a timer of its own for each request costs more than the rest of the limit.
setInterval(() => {
  const now = performance.now()
  for (const { until, refuse } of running) {
    if (until > now) break
    refuse(new AppError('timeout'))
  }
}, SWEEP_MS).unref()

/**
 * The work, or a refusal: at once when too much of it is under way already, so that those inside are served well, or when it takes too
 * long. Whoever is still sending a request does not count, so that slow senders keep nobody out.
 */
export function withinLimits<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running.size >= limits.atOnce) return Promise.reject(new AppError('busy'))
  return new Promise<Result>((resolve, reject) => {
    const started = work()
    const entry = { until: performance.now() + limits.workMs, refuse: reject }
    running.add(entry)
    const leave = () => running.delete(entry)
    started.then(leave, leave)
    started.then(resolve, reject)
  })
}
