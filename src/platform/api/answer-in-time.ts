import { AppError } from '#domain/api/app-error.ts'

/** Under the eight seconds after which no screen may still be waiting. */
export const ANSWER_MS = 7_500
/** A slow connection may take its time over a body that has begun. */
const BODY_MS = 60_000

/** A request whose answer must begin in time. Rejects with an AppError: `unreachable`, or `timeout`. */
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
