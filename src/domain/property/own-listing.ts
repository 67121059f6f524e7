import { z } from 'zod'
import { listingStatuses } from '#catalogue/properties.ts'
import { keysOf } from './keys-of.ts'

const status = z.enum(keysOf(listingStatuses))

/** A listing as its owner's dashboard shows it: the public version, and the one that is being written. */
export const ownListing = z.strictObject({
  id: z.string(),
  title: z.string(),
  city: z.string(),
  price: z.string(),
  /** Of the public version; null before the first one. */
  status: status.nullable(),
  /** Of the version that is written or reviewed; null if there is none. */
  draft: status.nullable(),
  draftVersion: z.int().nullable(),
  /** Why the last version was rejected. */
  reason: z.string().nullable(),
  updatedAt: z.iso.datetime(),
  cover: z.string().nullable(),
  /** Days on which its page was opened, oldest first; the last 30. */
  views: z.array(z.strictObject({ day: z.iso.date(), count: z.int() })),
  enquiries: z.strictObject({ all: z.int(), new: z.int() }),
})
export type OwnListing = z.infer<typeof ownListing>
