import { AppError } from '#domain/api/app-error.ts'
import { draftChange, keptDraft, type ListingDraft, listingDraft } from '#domain/property/listing-draft.ts'
import { hasPictures } from '../../pictures/picture-collection.ts'
import type { Collection } from '../collection.ts'
import { countOwned } from '../document-collection.ts'
import { creators, isAdmin, type Rule } from '../rules.ts'

const MOST_DRAFTS = 500

/** Its writer's while nobody reviews it. */
const writers: Rule = (who) =>
  who.kind === 'user' && who.isCreator
    ? [
        { owner: who.id, status: 'draft' },
        { owner: who.id, status: 'rejected' },
      ]
    : 'none'

/** Also after the right to publish was taken back. */
const ownUnreviewed: Rule = (who) =>
  who.kind === 'user'
    ? [
        { owner: who.id, status: 'draft' },
        { owner: who.id, status: 'rejected' },
      ]
    : 'none'

const ownOrReviewed: Rule = (who) => {
  if (who.kind === 'anonymous') return 'none'
  return isAdmin(who) ? 'all' : { owner: who.id }
}

/** Versions of listings that are being written or reviewed: their owner's and the admins' alone. */
export const drafts: Collection = {
  name: 'drafts',
  kept: listingDraft,
  owned: true,
  // Its owner edits a listing by `publish-listing.ts`; a draft that another person adds under its id would replace it.
  idsNotIn: 'listings',
  read: ownOrReviewed,
  add: { who: creators, body: draftChange, keep: keptDraft },
  update: { who: writers, body: draftChange },
  remove: { who: ownUnreviewed },
  async complete(tx, data, { who, isNew }) {
    if (who.kind !== 'user') throw new AppError('signed-out')
    if (isNew && (await countOwned(tx, 'drafts', who.id)) >= MOST_DRAFTS) throw new AppError('too-many-requests')
    const { pictures, floorPlan } = data as ListingDraft
    const hashes = pictures.flatMap((picture) => (picture.kind === 'kept' ? [picture.hash] : []))
    // Somebody else's picture does not exist.
    if (!(await hasPictures(tx, who.id, [...hashes, ...(floorPlan ? [floorPlan] : [])])))
      throw new AppError('not-found')
    return data
  },
  audited: true,
  queries: [
    { by: ['status'], order: 'updatedAt' },
    { by: ['owner'], order: 'updatedAt' },
    { by: [], order: 'updatedAt' },
  ],
  // Saved while typing, once a second at most.
  writesPerHour: { visitor: 0, person: 3_600 },
}
