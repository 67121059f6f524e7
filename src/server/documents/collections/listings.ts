import { listing } from '#domain/property/listing.ts'
import type { Collection } from '../collection.ts'
import { isAdmin, type Rule } from '../rules.ts'

/** Everybody sees live ones and what became of them; drafts and reviews are their owner's and the admins'. */
const publicOrOwn: Rule = (who) => {
  if (isAdmin(who)) return 'all'
  const open = [{ status: 'live' }, { status: 'sold' }, { status: 'withdrawn' }]
  return who.kind === 'user' ? [...open, { owner: who.id }] : open
}

/** Property listings, published from drafts by `server/creators/publish-listing.ts`. */
export const listings: Collection = {
  name: 'listings',
  kept: listing,
  owned: true,
  read: publicOrOwn,
  queries: [
    { by: ['status'], order: 'updatedAt' },
    { by: ['owner'], order: 'updatedAt' },
    { by: [], order: 'updatedAt' },
  ],
  writesPerHour: { visitor: 0, person: 0 },
}
