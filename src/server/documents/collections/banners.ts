import { bannerText } from '#domain/documents/banner-text.ts'
import type { Collection } from '../collection.ts'
import { admins } from '../rules.ts'

/** The banner above every page (`current`). Pages get it from /api/banner. */
export const banners: Collection = {
  name: 'banners',
  kept: bannerText,
  owned: false,
  read: admins,
  set: { who: admins, body: bannerText },
  remove: { who: admins },
  queries: [{ by: [], order: 'updatedAt' }],
  writesPerHour: { visitor: 0, person: 0 },
}
