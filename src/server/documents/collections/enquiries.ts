import type { Principal } from '#domain/api/access.ts'
import { AppError } from '#domain/api/app-error.ts'
import { enquiry, enquiryChange, keptEnquiry, newEnquiry } from '#domain/documents/enquiry.ts'
import type { Collection } from '../collection.ts'
import { findDocument } from '../document-collection.ts'
import { everybody, isAdmin, type Rule, type Those } from '../rules.ts'

/** Contact details are the listing owner's alone; admins get what is asked about samples. */
const received = (who: Principal): readonly Those[] | 'none' => {
  if (who.kind === 'anonymous') return 'none'
  return [...(isAdmin(who) ? [{ to: '' }] : []), { to: who.id }]
}
const askedOrReceived: Rule = (who) => {
  const to = received(who)
  return who.kind === 'anonymous' || to === 'none' ? 'none' : [...to, { owner: who.id }]
}

/** Questions about listings. Those who asked see their own and what became of it. */
export const enquiries: Collection = {
  name: 'enquiries',
  kept: enquiry,
  owned: true,
  read: askedOrReceived,
  add: { who: everybody, body: newEnquiry, keep: keptEnquiry },
  update: { who: received, body: enquiryChange },
  remove: { who: received },
  async complete(tx, data, { isNew }) {
    if (!isNew) return data
    const listing = await findDocument(tx, { collection: 'listings', id: String(data.listing) })
    if (listing?.data.status !== 'live') throw new AppError(listing ? 'gone' : 'not-found')
    return { ...data, to: listing.owner ?? '' }
  },
  queries: [
    { by: ['to'], order: 'createdAt' },
    { by: ['status', 'to'], order: 'createdAt' },
    { by: ['owner'], order: 'createdAt' },
    { by: ['listing', 'owner'], order: 'createdAt' },
  ],
  writesPerHour: { visitor: 10, person: 20 },
}
