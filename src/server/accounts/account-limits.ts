import { accountLimits } from '#domain/account.ts'
import { AppError } from '#domain/app-error.ts'
import type { Database } from '../db/database.ts'
import { countTry, forgetTries, type Limit, returnTry } from '../limits/limit-collection.ts'
import type { AnyCall } from './account-parts.ts'
import { inTurnOf } from './password-hashing.ts'

const { wrongPasswords, signUpsPerHour, unknownEmailsPerHour, resetMailsPerHour, googleStartsPerHour } = accountLimits
const wrong = (name: string, most: number): Limit => ({
  name,
  most,
  windowSeconds: wrongPasswords.minutes * 60,
  strict: true,
})
const hourly = (name: string, most: number): Limit => ({ name, most, windowSeconds: 3600 })

export const signUps = hourly('sign-up', signUpsPerHour)
export const unknownEmails = hourly('unknown-email', unknownEmailsPerHour)
export const googleStarts = hourly('google', googleStartsPerHour)
export const resetMails = hourly('reset-mail', resetMailsPerHour)
export const resetTries = hourly('reset', resetMailsPerHour)

type PasswordLimits = { readonly here: Limit; readonly everywhere?: Limit }

export const signInPasswords: PasswordLimits = {
  here: wrong('wrong-password', wrongPasswords.perAddress),
  everywhere: wrong('wrong-password-everywhere', wrongPasswords.perAccount),
}
export const ownPassword: PasswordLimits = { here: wrong('own-password', wrongPasswords.perAddress) }

export async function refuseTooMany(db: Database, limit: Limit, who: string, now: Date): Promise<void> {
  if (!(await countTry(db, limit, who, now))) throw new AppError('too-many-requests')
}

/**
 * Every try counts before the password is looked at, so that no number of tries at once gets through. Only a wrong password stays counted:
 * a right one clears this address, and what was never checked is given back. An address that is refused does not use up what others have.
 */
export async function limitingPasswords<T>(
  { db, address, now }: AnyCall,
  userId: string,
  { here, everywhere }: PasswordLimits,
  check: () => Promise<T>,
): Promise<T> {
  const place = `${userId} ${address()}`
  await refuseTooMany(db, here, place, now())
  try {
    if (everywhere) await refuseTooMany(db, everywhere, userId, now())
    const result = await checkIn(db, everywhere, userId, () => inTurnOf(address(), check))
    await forgetTries(db, here, place)
    return result
  } catch (error) {
    if (!isWrong(error)) await returnTry(db, here, place)
    throw error
  }
}

async function checkIn<T>(
  db: Database,
  everywhere: Limit | undefined,
  userId: string,
  check: () => Promise<T>,
): Promise<T> {
  try {
    const result = await check()
    if (everywhere) await returnTry(db, everywhere, userId)
    return result
  } catch (error) {
    if (everywhere && !isWrong(error)) await returnTry(db, everywhere, userId)
    throw error
  }
}

const isWrong = (error: unknown) => error instanceof AppError && error.code === 'wrong-password'
