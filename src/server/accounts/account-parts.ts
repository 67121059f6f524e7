import { isAPIError } from 'better-auth/api'
import { constants } from '#catalogue/constants.ts'
import { emailOf } from '#domain/accounts/account.ts'
import { AppError } from '#domain/api/app-error.ts'
import type { api } from '#domain/api/contract.ts'
import type { Call } from '../http/endpoint.ts'
import type { Auth } from './auth.ts'
import type { Google } from './google.ts'
import type { KnownBrowsers } from './known-browsers.ts'
import type { SendMail } from './mail.ts'

export type AccountParts = {
  readonly auth: Auth
  readonly google: Google | undefined
  readonly sendMail: SendMail | undefined
  readonly knownBrowsers: KnownBrowsers
  readonly origin: string
}

export type AnyCall = Omit<Call<typeof api.session>, 'body'>

/** Maps these error codes of the provider to ours; any other error is rethrown. */
export async function ofProvider<T>(codes: readonly string[], meaning: AppError['code'], work: () => Promise<T>) {
  try {
    return await work()
  } catch (cause) {
    if (isAPIError(cause) && codes.includes(String(cause.body?.code))) throw new AppError(meaning, { cause })
    throw cause
  }
}

export function knownEmail(text: string): string {
  const email = emailOf(text)
  if (!email) throw new AppError('invalid-email')
  return email
}

export function refuseWeak(password: string): void {
  if (password.length < constants.passwordMinLength) throw new AppError('weak-password')
}

/** The access rule admits only users. */
export function idOf(who: AnyCall['who']): string {
  if (who.kind !== 'user') throw new AppError('signed-out')
  return who.id
}
