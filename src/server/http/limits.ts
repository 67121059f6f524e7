/** Limits of one request. */
export const limits = {
  bodyBytes: 64 * 1024,
  headerBytes: 16 * 1024,
  /** For headers and the whole request to arrive; and for an idle socket. */
  arrivalMs: 8_000,
  idleSocketMs: 8_500,
  /** For an upload whose sender was identified. */
  uploadMs: 120_000,
  keepAliveMs: 5_000,
  /** Of a proxy: longer than any usual one keeps a connection, so that it never sends a request to a closed one. */
  proxyKeepAliveMs: 125_000,
  /** For a client that reads nothing. Node checks twice before it closes the socket. */
  unreadMs: 4_000,
  /** Below the socket's idle limit, so that the refusal still reaches it. */
  workMs: 7_500,
  /** Above this, calls and renders get 503 with Retry-After. */
  atOnce: 200,
  /** Per address: running, and queued. */
  rendersPerAddress: { atOnce: 2, waiting: 20 },
  /** Pages at maximum compression: each takes a core for up to 0.2 s. */
  recompressions: { atOnce: 1, waiting: 20 },
  /** Retry-After in seconds. */
  retryAfterSeconds: { 503: 1, 429: 600 },
  /** On shutdown: how long new requests may arrive, and how long running ones may take. */
  drainGraceMs: 500,
  drainMs: 10_000,
  /** Larger responses are compressed. */
  compressFromBytes: 1024,
} as const
