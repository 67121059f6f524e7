import type { FeedReason } from '#catalogue/feeds.ts'

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
