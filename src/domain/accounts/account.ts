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

/** Long enough for a passphrase, short enough to hash. */
const password = z.string().max(256)
/** Any string here, so that a bad address gets `invalid-email` rather than a schema error. */
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
   * Wrong passwords per window: per account from one address, from one known browser and in total; and from one address
   * over all accounts.
   */
  wrongPasswords: { perAddress: 5, perKnownBrowser: 5, perAccount: 50, allAccountsPerAddress: 20, minutes: 15 },
  /** Wrong guesses of the current password while signed in: per address and in total. */
  ownPassword: { perAddress: 5, perAccount: 15 },
  knownBrowserDays: 180,
  /** Per hour and address. */
  signUpsPerHour: 60,
  unknownEmailsPerHour: 60,
  resetTriesPerHour: 10,
  googleStartsPerHour: 60,
  resetLinkMinutes: 30,
  /** Per lifetime of a link: whoever uses them up for somebody has mailed that person a working link. */
  resetMails: 10,
  /** Maximum age, however often it is used. */
  sessionDays: 90,
  /** How long after sign-in an account without a password can be deleted or get a password. */
  freshMinutes: 60,
} as const

const wellFormed = z.email().max(254)

/** Normalised for storage and comparison; undefined if invalid (`a@b` has no mail domain). */
export function emailOf(text: string): string | undefined {
  const trimmed = text.trim().toLowerCase()
  return wellFormed.safeParse(trimmed).success ? trimmed : undefined
}
