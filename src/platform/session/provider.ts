import { type AuthErrorCode, authErrors } from '#catalogue/errors.ts'
import type { SignedInUser } from '#domain/accounts/account.ts'
import { AppError, sentenceOf } from '#domain/api/app-error.ts'
import type { Session } from './session.ts'

export type GoogleOutcome = {
  readonly user: SignedInUser
  /** The account was created just now. */
  readonly created: boolean
  /** An unverified password on this address was removed. */
  readonly passwordRemoved: boolean
}

/** §7: the port of sign-in providers. Refusals are thrown; `authErrorOf` maps them to §8. */
export type SignInProvider = {
  createAccount(email: string, password: string): Promise<SignedInUser>
  signIn(email: string, password: string): Promise<SignedInUser>
  /** In a popup or, if blocked, by a redirect that returns to `next`. `null` if another way was chosen meanwhile. */
  signInWithGoogle(next: string): Promise<GoogleOutcome | null>
  signOut(): Promise<void>
  observe(changed: (session: Session) => void): () => void
}

export type AuthFailure = { readonly code: AuthErrorCode; readonly sentence: string }

/** §8: the table's row for an error. */
export function authErrorOf(error: unknown): AuthFailure {
  const code = error instanceof AppError ? error.code : ''
  if (code === 'unreachable') return failure('network-request-failed')
  if (Object.hasOwn(authErrors, code)) return failure(code as AuthErrorCode)
  const own = error instanceof AppError ? sentenceOf(error) : error instanceof Error ? error.message : ''
  return { code: 'other', sentence: own || authErrors.other }
}

const failure = (code: AuthErrorCode): AuthFailure => ({ code, sentence: authErrors[code] })
