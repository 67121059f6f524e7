import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { type Post, post } from '#domain/blog/post.ts'
import { projectRoot } from '../project-root.ts'

const folder = new URL('content/blog/', projectRoot)

export type ShippedPost = { readonly id: string; readonly post: Post }

/** The posts in `content/blog`: lines `name: value`, an empty line, then Markdown. The file's name is the address. */
export function readShippedPosts(): ShippedPost[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => {
      const slug = name.slice(0, -3)
      return { id: `shipped-${slug}`.slice(0, 64), post: readPost(slug, readFileSync(new URL(name, folder), 'utf8')) }
    })
}

/** Changes with any of their texts. */
export const shippedName = (posts: readonly ShippedPost[]) =>
  `shipped posts ${createHash('sha256').update(JSON.stringify(posts)).digest('base64url').slice(0, 12)}`

function readPost(slug: string, text: string): Post {
  const end = text.indexOf('\n\n')
  const head = new Map(
    text
      .slice(0, end)
      .split('\n')
      .map((line): [string, string] => {
        const at = line.indexOf(':')
        return [line.slice(0, at), line.slice(at + 1).trim()]
      }),
  )
  const publishAt = `${head.get('date')}T06:00:00.000Z`
  return post.parse({
    slug,
    title: head.get('title'),
    summary: head.get('summary'),
    body: text.slice(end + 2),
    author: head.get('author') ?? 'Banyan',
    tags: (head.get('tags') ?? '').split(',').map((tag) => tag.trim()),
    cover: null,
    pictures: [],
    funds: head.get('funds') ?? '',
    publishAt,
    formerSlugs: [],
    changedAt: publishAt,
  })
}
