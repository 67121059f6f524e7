import { z } from 'zod'
import { pictureHash } from '#domain/property/listing-picture.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { markdownLimits } from './markdown-limits.ts'

export const postLimits = {
  title: 120,
  summary: 300,
  author: 80,
  tags: 6,
  tag: 30,
  funds: 100,
  alt: 200,
  pictures: 40,
  formerSlugs: 50,
  versions: 50,
  /** So many posts are read into memory. */
  posts: 1_000,
} as const

export const slug = z.string().regex(/^(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/)
export const tag = z.string().regex(/^(?=.{1,30}$)[a-z0-9]+(?: [a-z0-9]+)*$/)

/** What an editor writes. */
export const postForm = z.strictObject({
  slug,
  title: plainText(postLimits.title).min(1),
  summary: plainText(postLimits.summary).min(1),
  /** Markdown. */
  body: plainText(markdownLimits.characters),
  author: plainText(postLimits.author).min(1),
  tags: z.array(tag).max(postLimits.tags),
  cover: z.strictObject({ hash: pictureHash, alt: plainText(postLimits.alt).min(1) }).nullable(),
  /** Uploaded for this post. They stay with it, so that an older version can be restored. */
  pictures: z.array(z.strictObject({ hash: pictureHash })).max(postLimits.pictures),
  /** A search for funds: the first three are shown beside the post. Empty for none. */
  funds: plainText(postLimits.funds),
  /** Null for a draft. A moment ahead is a scheduled post. */
  publishAt: z.iso.datetime().nullable(),
})
export type PostForm = z.infer<typeof postForm>

/** A stored post. */
export const post = postForm.extend({
  /** Addresses that lead here. */
  formerSlugs: z.array(slug).max(postLimits.formerSlugs),
  /** When the published text was last changed. */
  changedAt: z.iso.datetime(),
})
export type Post = z.infer<typeof post>
