import { z } from 'zod'

/** §3: the user as the sign-in provider knows them. */
export const signedInUser = z.strictObject({
  uid: z.string().min(1).max(64),
  email: z.string().max(320),
  displayName: z.string().max(200).nullable(),
  photoURL: z.string().max(2_000).nullable(),
  creationTime: z.iso.datetime(),
})
export type SignedInUser = z.infer<typeof signedInUser>

/** Long enough for every sentence somebody may like to use, short enough to hash. */
const password = z.string().max(256)
/** Taken as it comes, so that a wrong one gets its own answer (`invalid-email`) and not just "not understood". */
const email = z.string().max(320)

export const credentials = z.strictObject({ email, password })
export const newPassword = z.strictObject({ current: password.nullable(), password })
export const resetRequest = z.strictObject({ email })
export const passwordReset = z.strictObject({ token: z.string().min(1).max(200), password })
export const deletion = z.strictObject({ password: password.nullable() })

export const signInMethods = z.strictObject({
  password: z.boolean(),
  google: z.boolean(),
  emailVerified: z.boolean(),
})
export type SignInMethods = z.infer<typeof signInMethods>

export const accountLimits = {
  /**
   * Wrong passwords in this time: for one account from one address, from one known browser and from everywhere; and from one address for
   * all accounts together.
   */
  wrongPasswords: { perAddress: 5, perKnownBrowser: 5, perAccount: 50, allAccountsPerAddress: 20, minutes: 15 },
  /** Guesses of the current password by somebody who is signed in: from one address, and in all. */
  ownPassword: { perAddress: 5, perAccount: 15 },
  knownBrowserDays: 180,
  /** Each in an hour and from one address. */
  signUpsPerHour: 60,
  unknownEmailsPerHour: 60,
  resetTriesPerHour: 10,
  googleStartsPerHour: 60,
  resetLinkMinutes: 30,
  /** In the time that a link is good for: whoever uses them up for a person has mailed that person a link that works. */
  resetMails: 10,
  /** However often a session is used. */
  sessionDays: 90,
  /** How long after sign-in a person without a password may still delete the account or set a password. */
  freshMinutes: 60,
} as const

const wellFormed = z.email().max(254)

/** As it is kept and compared, or nothing when it is none (`a@b` has no domain that mail could reach). */
export function emailOf(text: string): string | undefined {
  const trimmed = text.trim().toLowerCase()
  return wellFormed.safeParse(trimmed).success ? trimmed : undefined
}
