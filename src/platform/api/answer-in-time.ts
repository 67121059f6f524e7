import { AppError } from '#domain/api/app-error.ts'
import { pageValue } from '#platform/storage/page-value.ts'

/** Below the 8 s after which no screen may still be waiting. */
export const ANSWER_MS = 7_500
/** A body that has started may take longer on slow connections. */
const BODY_MS = 60_000

/** The last request failed for want of a connection. */
export const serverLost = pageValue(false)
const noteContact = (lost: boolean) => serverLost.read() !== lost && serverLost.write(lost)

/** A request whose response must start in time. Rejects with an AppError: `unreachable` or `timeout`. */
export async function answerInTime(
  ask: (signal: AbortSignal) => Promise<Response>,
  answerMs = ANSWER_MS,
): Promise<Response> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), answerMs)
  try {
    const response = await ask(AbortSignal.any([controller.signal, AbortSignal.timeout(BODY_MS)]))
    noteContact(false)
    return response
  } catch (cause) {
    noteContact(!controller.signal.aborted)
    throw new AppError(controller.signal.aborted ? 'timeout' : 'unreachable', { cause })
  } finally {
    clearTimeout(timer)
  }
}
