import { type ApiErrorCode, apiErrors } from '#catalogue/errors.ts'

/** The one error that IO throws. Its code crosses the wire; its sentence is looked up at the edge. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ApiErrorCode

  constructor(code: ApiErrorCode, options?: { cause?: unknown }) {
    super(code, options)
    this.code = code
  }
}

/** The sentence on screen; any other error is an internal one. */
export function sentenceOf(error: unknown): string {
  return apiErrors[error instanceof AppError ? error.code : 'internal'].sentence
}

export function isApiErrorCode(value: unknown): value is ApiErrorCode {
  return typeof value === 'string' && Object.hasOwn(apiErrors, value)
}
