import { post } from '#domain/blog/post.ts'
import type { Collection } from '../collection.ts'
import { admins } from '../rules.ts'

/** Posts of the blog, written by `server/blog/write-post.ts`. Readers get published ones by `/api/posts`. */
export const posts: Collection = {
  name: 'posts',
  kept: post,
  owned: false,
  read: admins,
  queries: [{ by: [], order: 'updatedAt' }],
  writesPerHour: { visitor: 0, person: 0 },
}
