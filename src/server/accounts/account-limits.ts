import { accountLimits } from '#domain/accounts/account.ts'
import { AppError } from '#domain/api/app-error.ts'
import type { Database } from '../db/database.ts'
import { countTry, forgetTries, type Limit, returnTry } from '../limits/limit-collection.ts'
import type { AnyCall } from './account-parts.ts'
import { inTurnOf } from './password-hashing.ts'

const { wrongPasswords, ownPassword } = accountLimits
const wrong = (name: string, most: number): Limit => ({
  name,
  most,
  windowSeconds: wrongPasswords.minutes * 60,
  strict: true,
})
const within = (minutes: number, name: string, most: number): Limit => ({ name, most, windowSeconds: minutes * 60 })

export const signUps = within(60, 'sign-up', accountLimits.signUpsPerHour)
export const unknownEmails = within(60, 'unknown-email', accountLimits.unknownEmailsPerHour)
export const googleStarts = within(60, 'google', accountLimits.googleStartsPerHour)
export const resetMails = within(accountLimits.resetLinkMinutes, 'reset-mail', accountLimits.resetMails)
export const resetTries = within(60, 'reset', accountLimits.resetTriesPerHour)

/** A counter that an attempt increments. A right password resets those of its own place. */
type Count = { readonly limit: Limit; readonly of: string; readonly forgiven: boolean }

const limits = {
  here: wrong('wrong-password', wrongPasswords.perAddress),
  spray: wrong('wrong-password-any-account', wrongPasswords.allAccountsPerAddress),
  everywhere: wrong('wrong-password-everywhere', wrongPasswords.perAccount),
  known: wrong('wrong-password-known-browser', wrongPasswords.perKnownBrowser),
  ownHere: wrong('own-password', ownPassword.perAddress),
  ownEverywhere: wrong('own-password-everywhere', ownPassword.perAccount),
}

/** Unknown browsers share the limits of address and account; a known browser has its own. */
export function signInCounts(userId: string, address: string, knownBrowser: string | undefined): Count[] {
  if (knownBrowser) return [{ limit: limits.known, of: `${userId} ${knownBrowser}`, forgiven: true }]
  return [
    { limit: limits.here, of: `${userId} ${address}`, forgiven: true },
    { limit: limits.spray, of: address, forgiven: false },
    { limit: limits.everywhere, of: userId, forgiven: false },
  ]
}

export const ownPasswordCounts = (userId: string, address: string): Count[] => [
  { limit: limits.ownHere, of: `${userId} ${address}`, forgiven: true },
  { limit: limits.ownEverywhere, of: userId, forgiven: false },
]

export async function refuseTooMany(db: Database, limit: Limit, who: string, now: Date): Promise<void> {
  if (!(await countTry(db, limit, who, now))) throw new AppError('too-many-requests')
}

/**
 * Every attempt is counted before the password is checked, so that parallel attempts cannot slip through. Only a wrong
 * password stays counted. An attempt that one limit refuses uses up none of the others.
 */
export async function limitingPasswords<T>(
  { db, address, now }: Pick<AnyCall, 'db' | 'address' | 'now'>,
  counts: readonly Count[],
  check: () => Promise<T>,
): Promise<T> {
  const counted: Count[] = []
  try {
    for (const count of counts) {
      await refuseTooMany(db, count.limit, count.of, now())
      counted.push(count)
    }
    const result = await inTurnOf(address(), check)
    for (const { limit, of, forgiven } of counted) await (forgiven ? forgetTries : returnTry)(db, limit, of)
    return result
  } catch (error) {
    if (!isWrong(error)) for (const { limit, of } of counted) await returnTry(db, limit, of)
    throw error
  }
}

const isWrong = (error: unknown) => error instanceof AppError && error.code === 'wrong-password'
