import { keptReport, listingReport, newReport, reportChange } from '#domain/documents/listing-report.ts'
import type { Collection } from '../collection.ts'
import { admins, everybody } from '../rules.ts'

/** Reports about listings, for admins only: whoever reported one gets no trace of it. */
export const reports: Collection = {
  name: 'reports',
  kept: listingReport,
  owned: false,
  read: admins,
  add: { who: everybody, body: newReport, keep: keptReport },
  update: { who: admins, body: reportChange },
  remove: { who: admins },
  queries: [
    { by: [], order: 'createdAt' },
    { by: ['status'], order: 'createdAt' },
  ],
  writesPerHour: { visitor: 10, person: 20 },
}
