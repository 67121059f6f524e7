import { z } from 'zod'
import type { Post } from '#domain/blog/post.ts'
import type { Listing } from '#domain/property/listing.ts'
import type { DraftChange, ListingDraft } from '#domain/property/listing-draft.ts'
import type { BannerText } from './banner-text.ts'
import type { CreatorRequest, NewCreatorRequest } from './creator-request.ts'
import type { Enquiry, EnquiryChange, NewEnquiry } from './enquiry.ts'
import type { ListingReport, NewReport, ReportChange } from './listing-report.ts'
import type { Message, MessageChange, NewMessage } from './message.ts'

/** All collections by their URL name. Access rules are in `server/documents/collections`. */
export const collectionNames = [
  'banners',
  'messages',
  'listings',
  'enquiries',
  'reports',
  'requests',
  'drafts',
  'posts',
] as const
export const collectionName = z.enum(collectionNames)
export type CollectionName = z.infer<typeof collectionName>

/** What each collection stores, and what is written to it. */
export type Collections = {
  banners: { kept: BannerText; add: never; set: BannerText; update: never }
  messages: { kept: Message; add: NewMessage; set: never; update: MessageChange }
  /** Written by `/api/creator/listings/{id}` only, from a draft. */
  listings: { kept: Listing; add: never; set: never; update: never }
  enquiries: { kept: Enquiry; add: NewEnquiry; set: never; update: EnquiryChange }
  reports: { kept: ListingReport; add: NewReport; set: never; update: ReportChange }
  requests: { kept: CreatorRequest; add: NewCreatorRequest; set: never; update: never }
  drafts: { kept: ListingDraft; add: DraftChange; set: never; update: DraftChange }
  /** Written by `/api/admin/posts` only, which keeps their versions. */
  posts: { kept: Post; add: never; set: never; update: never }
}

export const documentId = z.string().regex(/^[A-Za-z0-9][\w-]{0,63}$/)

const fields = z.record(z.string(), z.unknown())

export const document = z.strictObject({
  id: documentId,
  /** Incremented by every change. */
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  data: fields,
})
type AnyDocument = z.infer<typeof document>
export type Document<Data> = Omit<AnyDocument, 'data'> & { readonly data: Data }

/** `version`: optimistic locking. */
export const documentBody = z.strictObject({ data: fields, version: z.int().min(1).max(2_000_000_000).optional() })
export type DocumentBody = z.infer<typeof documentBody>

export const documentLimits = { pageSize: 25, largestPage: 100, keysDays: 30 } as const

/** Plus each field that the collection allows as a filter. `order` is a field name, `-` for descending. */
export const documentQuery = z
  .object({
    order: z
      .string()
      .regex(/^-?[A-Za-z]{1,40}$/)
      .optional(),
    limit: z
      .string()
      .regex(/^([1-9]\d?|100)$/)
      .optional(),
    after: z.string().max(1_000).optional(),
    mine: z.literal('true').optional(),
  })
  .catchall(z.string().max(200))
export type DocumentQuery = z.infer<typeof documentQuery>

export const documentPage = z.strictObject({ documents: z.array(document), next: z.string().nullable() })
export type DocumentPage<Data> = { readonly documents: readonly Document<Data>[]; readonly next: string | null }
