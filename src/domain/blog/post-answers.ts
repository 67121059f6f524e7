import { z } from 'zod'
import { pictureHash } from '#domain/property/listing-picture.ts'
import { postForm, slug, tag } from './post.ts'
import type { PostText } from './post-node.ts'

const moment = z.iso.datetime()
const count = z.int().min(0)
const cover = z.strictObject({ hash: pictureHash, alt: z.string() }).nullable()

/** A post in a list. */
export const postCard = z.strictObject({
  slug,
  title: z.string(),
  summary: z.string(),
  author: z.string(),
  tags: z.array(tag),
  cover,
  publishedAt: moment,
  minutes: count,
})
export type PostCard = z.infer<typeof postCard>

export const foundPosts = z.strictObject({
  total: count,
  pages: count,
  page: count,
  posts: z.array(postCard),
  /** Of all posts, the most used first. */
  tags: z.array(z.strictObject({ tag, count })),
})
export type FoundPosts = z.infer<typeof foundPosts>

const neighbour = z.strictObject({ slug, title: z.string() }).nullable()

/** A fund beside a post, with figures of now. */
const relatedFund = z.strictObject({
  code: z.int(),
  name: z.string(),
  category: z.string(),
  nav: z.string().nullable(),
  day: z.iso.date().nullable(),
  /** In hundredths of a per cent. */
  return1y: z.int().nullable(),
  spark: z.array(z.int()),
  sample: z.boolean(),
})
export type RelatedFund = z.infer<typeof relatedFund>

/** The tree is made by `server/blog/read-markdown.ts`; `PostText` says what is in it. */
export const postText = z.record(z.string(), z.unknown()) as unknown as z.ZodType<PostText>

/** One post. Asked for by a former address, `slug` is the present one. */
export const shownPost = postCard.extend({
  changedAt: moment,
  words: count,
  text: postText,
  previous: neighbour,
  next: neighbour,
  funds: z.array(relatedFund),
})
export type ShownPost = z.infer<typeof shownPost>

/** A post in the admins' list. */
export const ownPost = z.strictObject({
  id: z.string(),
  version: z.int(),
  slug,
  title: z.string(),
  publishAt: moment.nullable(),
  updatedAt: moment,
  words: count,
})
export type OwnPost = z.infer<typeof ownPost>

export const postVersion = z.strictObject({ version: z.int(), at: moment, by: z.string(), title: z.string() })
export type PostVersion = z.infer<typeof postVersion>

/** A post as its editor reads it. */
export const editedPost = z.strictObject({
  id: z.string(),
  version: z.int(),
  data: postForm,
  /** Newest first, the present one left out. */
  versions: z.array(postVersion),
})
export type EditedPost = z.infer<typeof editedPost>
