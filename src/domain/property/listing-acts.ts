import { z } from 'zod'
import type { ListingStatus } from '#catalogue/properties.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { listingLimits } from './listing.ts'

/** What is done to a listing, and the status that it gets. `edit` begins a new version beside the live one. */
export const listingActs = {
  submit: 'review',
  'take-back': 'draft',
  edit: 'draft',
  approve: 'live',
  reject: 'rejected',
  sell: 'sold',
  withdraw: 'withdrawn',
} as const satisfies Record<string, ListingStatus>
export type ListingAct = keyof typeof listingActs

/** Acts on the version that is being written; the others are on the public one. */
export const draftActs = ['submit', 'take-back', 'approve', 'reject'] as const satisfies readonly ListingAct[]
export const isDraftAct = (act: ListingAct): act is (typeof draftActs)[number] => draftActs.some((one) => one === act)

/** A rejection needs a reason. `version`: two admins never decide about one version. */
export const listingDecision = z
  .strictObject({
    act: z.enum([...draftActs, 'edit', 'sell', 'withdraw', 'duplicate']),
    reason: plainText(listingLimits.reason).optional(),
    version: z.int().min(1).max(2_000_000_000).optional(),
  })
  .refine(({ act, reason }) => act !== 'reject' || Boolean(reason?.trim()))
