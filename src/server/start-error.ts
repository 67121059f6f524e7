/** Why the server cannot start: what is wrong and what to do. */
export class StartError extends Error {
  override name = 'StartError'
}

/** A short reason for an outside failure, if it has one. */
export function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown reason'
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message
}
