import { enquiry, enquiryChange, keptEnquiry, newEnquiry } from '#domain/documents/enquiry.ts'
import type { Collection } from '../collection.ts'
import { admins, everybody, ownersAndAdmins } from '../rules.ts'

/** Questions about listings. Those who asked see their own, admins all. */
export const enquiries: Collection = {
  name: 'enquiries',
  kept: enquiry,
  owned: true,
  read: ownersAndAdmins,
  add: { who: everybody, body: newEnquiry, keep: keptEnquiry },
  update: { who: admins, body: enquiryChange },
  remove: { who: admins },
  queries: [
    { by: [], order: 'createdAt' },
    { by: ['status'], order: 'createdAt' },
    { by: ['listing'], order: 'createdAt' },
    { by: ['owner'], order: 'createdAt' },
  ],
  writesPerHour: { visitor: 10, person: 20 },
}
