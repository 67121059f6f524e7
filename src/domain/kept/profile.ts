import { z } from 'zod'

/** §3: the user profile, kept in the browser. */
export const userProfile = z.strictObject({
  uid: z.string(),
  email: z.string(),
  displayName: z.string().max(80).nullable(),
  /** A data URL that we created. */
  photoURL: z
    .string()
    .max(65_536)
    .regex(/^data:image\/(webp|jpeg|png);base64,[\w+/=]+$/)
    .nullable(),
  isPropertyCreator: z.boolean(),
  isApproved: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type UserProfile = z.infer<typeof userProfile>

type Person = {
  readonly uid: string
  readonly email: string
  readonly displayName: string | null
  readonly creationTime: string
}

/** Before anything was edited. */
export const firstProfile = ({ uid, email, displayName, creationTime }: Person): UserProfile => ({
  uid,
  email,
  displayName: displayName?.slice(0, 80) ?? null,
  photoURL: null,
  isPropertyCreator: false,
  isApproved: false,
  createdAt: creationTime,
})
