import type { CollectionName } from '#domain/documents/document.ts'
import type { Collection } from './collection.ts'
import { banners } from './collections/banners.ts'
import { messages } from './collections/contact-messages.ts'
import { requests } from './collections/creator-requests.ts'
import { enquiries } from './collections/enquiries.ts'
import { drafts } from './collections/listing-drafts.ts'
import { reports } from './collections/listing-reports.ts'
import { listings } from './collections/listings.ts'
import { posts } from './collections/posts.ts'

export const collections: Readonly<Record<CollectionName, Collection>> = {
  banners,
  messages,
  listings,
  enquiries,
  reports,
  requests,
  drafts,
  posts,
}
