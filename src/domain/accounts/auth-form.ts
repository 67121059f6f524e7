import { constants } from '#catalogue/constants.ts'
import { refusals } from '#catalogue/toasts.ts'

export type AuthForm = { readonly email: string; readonly password: string; readonly termsAccepted: boolean }
export type AuthField = 'email' | 'password' | 'terms'
export type AuthRefusal = { readonly field: AuthField; readonly sentence: string }

/** §5, in this order: fields, length, terms. */
export function refusalOf({ email, password, termsAccepted }: AuthForm): AuthRefusal | undefined {
  if (!email.trim() || !password)
    return { field: email.trim() ? 'password' : 'email', sentence: refusals.fieldsMissing }
  if (password.length < constants.passwordMinLength) return { field: 'password', sentence: refusals.passwordTooShort }
  return termsRefusal(termsAccepted)
}

export function termsRefusal(accepted: boolean): AuthRefusal | undefined {
  return accepted ? undefined : { field: 'terms', sentence: refusals.termsNotAccepted }
}
