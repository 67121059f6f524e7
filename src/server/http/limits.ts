/** What one request may cost. */
export const limits = {
  bodyBytes: 64 * 1024,
  headerBytes: 16 * 1024,
  /** For the headers, and for the whole request, to arrive; and for a socket to stay without a sign of life. */
  arrivalMs: 8_000,
  idleSocketMs: 8_500,
  keepAliveMs: 5_000,
  /** For a reader to take nothing of an answer. Node looks twice before it gives a socket up. */
  unreadMs: 4_000,
  /** Less than a socket may stay silent, so that the refusal still reaches it. */
  workMs: 7_500,
  /** More calls and renders at once are turned away with 503 and a Retry-After. */
  atOnce: 200,
  /** Of the same address: running, and waiting behind them. */
  rendersPerAddress: { atOnce: 2, waiting: 20 },
  /** When to come back: a moment after we were busy, a while after somebody asked too often. */
  retryAfterSeconds: { 503: 1, 429: 600 },
  /** At the end: how long requests may still arrive, and how long they may then take. */
  drainGraceMs: 500,
  drainMs: 10_000,
  /** Answers above this are worth compressing. */
  compressFromBytes: 1024,
} as const
