import { type AuthErrorCode, authErrors } from '#catalogue/errors.ts'
import type { SignedInUser } from '#domain/accounts/account.ts'
import { AppError, sentenceOf } from '#domain/api/app-error.ts'
import type { Session } from './session.ts'

export type GoogleOutcome = {
  readonly user: SignedInUser
  /** The account was made just now. */
  readonly created: boolean
  /** The address had a password that nobody had proved to be its owner's. */
  readonly passwordRemoved: boolean
}

/** §7: what a sign-in provider can do. Everything it refuses is thrown, and `authErrorOf` says which row of §8 it is. */
export type SignInProvider = {
  createAccount(email: string, password: string): Promise<SignedInUser>
  signIn(email: string, password: string): Promise<SignedInUser>
  /** In a popup, or, where that is blocked, by leaving the page, to come back to `next`. `null` when the person chose another way meanwhile. */
  signInWithGoogle(next: string): Promise<GoogleOutcome | null>
  signOut(): Promise<void>
  observe(changed: (session: Session) => void): () => void
}

export type AuthFailure = { readonly code: AuthErrorCode; readonly sentence: string }

/** §8: the row of the table for whatever went wrong. */
export function authErrorOf(error: unknown): AuthFailure {
  const code = error instanceof AppError ? error.code : ''
  if (code === 'unreachable') return failure('network-request-failed')
  if (Object.hasOwn(authErrors, code)) return failure(code as AuthErrorCode)
  const own = error instanceof AppError ? sentenceOf(error) : error instanceof Error ? error.message : ''
  return { code: 'other', sentence: own || authErrors.other }
}

const failure = (code: AuthErrorCode): AuthFailure => ({ code, sentence: authErrors[code] })
