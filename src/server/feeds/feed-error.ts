import type { FeedReason } from '#catalogue/feeds.ts'
import { LateCall } from '#domain/api/worker-rpc.ts'

/** A run ends with it; what was there before stays. */
export class FeedError extends Error {
  override readonly name = 'FeedError'
  readonly reason: FeedReason
  /** A number or a few words that help whoever looks for the cause. */
  readonly detail: string | undefined

  constructor(reason: FeedReason, detail?: string, options?: ErrorOptions) {
    super(detail ? `${reason}: ${detail}` : reason, options)
    this.reason = reason
    this.detail = detail?.slice(0, 200)
  }
}

/** What went wrong with one of several files or symbols of a run, which it names. Our own faults are thrown again. */
export function feedErrorAbout(subject: string, error: unknown): FeedError {
  if (error instanceof LateCall) return new FeedError('slow-to-read', subject, { cause: error })
  if (!(error instanceof FeedError)) throw error
  return new FeedError(error.reason, error.detail ? `${subject}: ${error.detail}` : subject, { cause: error })
}
