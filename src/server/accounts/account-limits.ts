import { accountLimits } from '#domain/account.ts'
import { AppError } from '#domain/app-error.ts'
import type { Database } from '../db/database.ts'
import { countTry, forgetTries, type Limit, returnTry } from '../limits/limit-collection.ts'

const { wrongPasswords, signUpsPerHour, unknownEmailsPerHour, resetMailsPerHour } = accountLimits
const windowSeconds = wrongPasswords.minutes * 60
const fromOneAddress: Limit = { name: 'wrong-password', most: wrongPasswords.perAddress, windowSeconds }
const fromEverywhere: Limit = { name: 'wrong-password-everywhere', most: wrongPasswords.perAccount, windowSeconds }
const hourly = (name: string, most: number): Limit => ({ name, most, windowSeconds: 3600 })

export const signUps = hourly('sign-up', signUpsPerHour)
export const unknownEmails = hourly('unknown-email', unknownEmailsPerHour)
export const resetMails = hourly('reset-mail', resetMailsPerHour)
export const resetTries = hourly('reset', resetMailsPerHour)

export async function refuseTooMany(db: Database, limit: Limit, who: string, now: Date): Promise<void> {
  if (!(await countTry(db, limit, who, now))) throw new AppError('too-many-requests')
}

/**
 * Every try counts before the password is looked at, so that no number of tries at once gets through; a right one is taken back.
 * An address that is refused does not use up what others have.
 */
export async function limitingPasswords<T>(
  db: Database,
  { userId, address, now }: { userId: string; address: string; now: Date },
  check: () => Promise<T>,
): Promise<T> {
  const here = `${userId} ${address}`
  await refuseTooMany(db, fromOneAddress, here, now)
  await refuseTooMany(db, fromEverywhere, userId, now)
  const result = await check()
  await forgetTries(db, fromOneAddress, here)
  await returnTry(db, fromEverywhere, userId)
  return result
}
