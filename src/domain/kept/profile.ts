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
