import { AppError } from '#domain/api/app-error.ts'

/** Below the 8 s after which no screen may still be waiting. */
export const ANSWER_MS = 7_500
/** A body that has started may take longer on slow connections. */
const BODY_MS = 60_000

/** A request whose response must start in time. Rejects with an AppError: `unreachable` or `timeout`. */
export async function answerInTime(
  ask: (signal: AbortSignal) => Promise<Response>,
  answerMs = ANSWER_MS,
): Promise<Response> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), answerMs)
  try {
    return await ask(AbortSignal.any([controller.signal, AbortSignal.timeout(BODY_MS)]))
  } catch (cause) {
    throw new AppError(controller.signal.aborted ? 'timeout' : 'unreachable', { cause })
  } finally {
    clearTimeout(timer)
  }
}
