/** Why the server cannot start: one sentence that says what is wrong and what to do. */
export class StartError extends Error {
  override name = 'StartError'
}

/** Why something outside us failed, in a word where it has one. */
export function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown reason'
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message
}
