import { z } from 'zod'
import { plainText } from '#domain/text/plain-text.ts'
import { listingLimits } from './listing.ts'
import { emptyForm, listingForm } from './listing-form.ts'
import { listingPicture, MOST_PICTURES, pictureHash } from './listing-picture.ts'

/** A version that is being written: before it is published, or beside the one that is. Its id is the listing's. */
export const listingDraft = z.strictObject({
  form: listingForm,
  pictures: z.array(listingPicture).max(MOST_PICTURES),
  floorPlan: pictureHash.nullable(),
  status: z.enum(['draft', 'review', 'rejected']),
  /** Why it was rejected. */
  reason: plainText(listingLimits.reason).nullable(),
})
export type ListingDraft = z.infer<typeof listingDraft>
export type DraftStatus = ListingDraft['status']

/** What its writer changes; the status has its own call. */
export const draftChange = listingDraft.pick({ form: true, pictures: true, floorPlan: true })
export type DraftChange = z.infer<typeof draftChange>

export const keptDraft = (change: DraftChange): ListingDraft => ({ ...change, status: 'draft', reason: null })
export const newDraft: DraftChange = { form: emptyForm, pictures: [], floorPlan: null }
