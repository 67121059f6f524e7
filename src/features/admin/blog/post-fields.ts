import { z } from 'zod'
import { type MarkdownRefusal, markdownRefusals, refusedMarkdown } from '#domain/blog/markdown-limits.ts'
import { type PostForm, postForm } from '#domain/blog/post.ts'
import type { EditedPost } from '#domain/blog/post-answers.ts'
import { slugOf } from '#domain/blog/slug.ts'

/** A post as it is typed: all texts, so that it can be kept in the browser until it is saved. */
export const typedPost = z.object({
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  body: z.string(),
  author: z.string(),
  tags: z.string(),
  funds: z.string(),
  cover: z.string(),
  coverAlt: z.string(),
  /** Digests, separated by spaces. */
  pictures: z.string(),
  /** The version that this changes. */
  version: z.string(),
})
export type TypedPost = z.infer<typeof typedPost>

export const newPost: EditedPost = {
  id: '',
  version: 0,
  data: {
    slug: '',
    title: '',
    summary: '',
    body: '',
    author: 'Banyan',
    tags: [],
    cover: null,
    pictures: [],
    funds: '',
    publishAt: null,
  },
  versions: [],
}

export const typedOf = ({ version, data }: Pick<EditedPost, 'version' | 'data'>): TypedPost => ({
  title: data.title,
  slug: data.slug,
  summary: data.summary,
  body: data.body,
  author: data.author,
  tags: data.tags.join(', '),
  funds: data.funds,
  cover: data.cover?.hash ?? '',
  coverAlt: data.cover?.alt ?? '',
  pictures: data.pictures.map(({ hash }) => hash).join(' '),
  version: String(version),
})

/** With an uploaded picture, at the end of the text or as the cover. */
export function withPicture(typed: TypedPost, hash: string, place: 'text' | 'cover'): TypedPost {
  const pictures = `${typed.pictures} ${hash}`.trim()
  if (place === 'cover') return { ...typed, pictures, cover: hash }
  const line = `![Describe this picture](/api/post-pictures/${hash})\n`
  return { ...typed, pictures, body: [typed.body.trimEnd(), line].filter(Boolean).join('\n\n') }
}

export const isSameText = (one: TypedPost, other: TypedPost): boolean =>
  Object.entries(one).every(([name, value]) => name === 'version' || value === other[name as FieldName])

export type FieldName = keyof TypedPost
export type ReadPost =
  | { readonly ok: true; readonly data: PostForm }
  | { readonly ok: false; readonly errors: Partial<Record<FieldName, string>> }

const sentences: Partial<Record<FieldName, string>> = {
  title: 'Enter a title of at most 120 characters.',
  slug: 'Use lower-case letters, digits and hyphens, at most 80 characters.',
  summary: 'Enter a summary of at most 300 characters.',
  author: 'Enter a name of at most 80 characters.',
  tags: 'Enter up to six tags of letters a to z and digits, each at most 30 characters.',
  funds: 'Enter at most 100 characters.',
  coverAlt: 'Describe the cover for people who cannot see it.',
}

/** The typed post as it is saved, or what is wrong with it. */
export function readTyped(typed: TypedPost, publishAt: string | null): ReadPost {
  const tags = typed.tags.split(',').map((one) => one.trim().toLowerCase())
  const result = postForm.safeParse({
    slug: typed.slug.trim() || slugOf(typed.title),
    title: typed.title.trim(),
    summary: typed.summary.trim(),
    body: typed.body,
    author: typed.author.trim(),
    tags: [...new Set(tags)].filter(Boolean),
    cover: typed.cover ? { hash: typed.cover, alt: typed.coverAlt.trim() } : null,
    pictures: [...new Set(typed.pictures.split(' ').filter(Boolean))].map((hash) => ({ hash })),
    funds: typed.funds.trim(),
    publishAt,
  })
  const refusal: MarkdownRefusal | undefined = refusedMarkdown(typed.body)
  if (result.success && !refusal) return { ok: true, data: result.data }
  const errors: Partial<Record<FieldName, string>> = {}
  for (const { path } of result.error?.issues ?? []) {
    const field = path[0] === 'cover' ? 'coverAlt' : (path[0] as FieldName)
    errors[field] = sentences[field] ?? 'This cannot be saved.'
  }
  if (refusal) errors.body = markdownRefusals[refusal]
  else if (errors.body) errors.body = 'The text contains characters that cannot be saved.'
  return { ok: false, errors }
}
