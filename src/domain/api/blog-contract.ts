import { z } from 'zod'
import { markdownLimits } from '#domain/blog/markdown-limits.ts'
import { postForm } from '#domain/blog/post.ts'
import { editedPost, foundPosts, ownPost, postCard, postText, shownPost } from '#domain/blog/post-answers.ts'
import { documentId } from '#domain/documents/document.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { type Endpoint, nothing } from './api-endpoint.ts'

const bySlug = z.strictObject({ slug: z.string().regex(/^[a-z0-9-]{1,120}$/) })
const byId = z.strictObject({ id: documentId })
const version = z.int().min(1).max(2_000_000_000)
const written = z.strictObject({ id: documentId, version })
const refused = ['slug-taken', 'markdown-refused', 'not-found', 'outdated'] as const

/** Feeds, pictures and the sitemap are no JSON: they are mounted by themselves. */
export const blogApi = {
  findPosts: {
    method: 'GET',
    path: '/api/posts',
    summary: 'Published posts by words and tag, newest first, a page at a time.',
    access: 'anyone',
    query: z.object({ q: z.string().optional(), tag: z.string().optional(), page: z.string().optional() }),
    answer: foundPosts,
    tagged: true,
    status: 200,
    refusals: [],
  },
  post: {
    method: 'GET',
    path: '/api/posts/{slug}',
    summary: 'One published post as a tree, with its neighbours. By a former address it has another `slug`.',
    access: 'anyone',
    params: bySlug,
    answer: shownPost,
    tagged: true,
    status: 200,
    refusals: ['not-found'],
  },
  nearPosts: {
    method: 'GET',
    path: '/api/posts/{slug}/near',
    summary: 'For an unknown address: posts that were perhaps meant.',
    access: 'anyone',
    params: bySlug,
    answer: z.strictObject({ near: z.array(postCard) }),
    status: 200,
    refusals: [],
  },
  ownPosts: {
    method: 'GET',
    path: '/api/admin/posts',
    summary: 'All posts, drafts and scheduled ones too, the last changed first.',
    access: 'admin',
    answer: z.strictObject({ posts: z.array(ownPost) }),
    status: 200,
    refusals: [],
  },
  addPost: {
    method: 'POST',
    path: '/api/admin/posts',
    summary: 'Write a new post.',
    access: 'admin',
    body: postForm,
    large: true,
    answer: written,
    status: 201,
    refusals: [...refused, 'too-many-requests'],
  },
  editedPost: {
    method: 'GET',
    path: '/api/admin/posts/{id}',
    summary: 'A post as it was written, and its earlier versions.',
    access: 'admin',
    params: byId,
    answer: editedPost,
    status: 200,
    refusals: ['not-found'],
  },
  changePost: {
    method: 'PUT',
    path: '/api/admin/posts/{id}',
    summary: 'Change a post: its text, its address, when it appears. Refused if somebody changed it meanwhile.',
    access: 'admin',
    params: byId,
    body: z.strictObject({ version, data: postForm }),
    large: true,
    answer: written,
    status: 200,
    refusals: refused,
  },
  deletePost: {
    method: 'DELETE',
    path: '/api/admin/posts/{id}',
    summary: 'Delete a draft. A published post has to be taken back first.',
    access: 'admin',
    params: byId,
    answer: nothing,
    status: 200,
    refusals: ['not-found', 'post-published'],
  },
  postVersion: {
    method: 'GET',
    path: '/api/admin/posts/{id}/versions/{version}',
    summary: 'An earlier version of a post.',
    access: 'admin',
    params: z.strictObject({ id: documentId, version: z.string().regex(/^[1-9]\d{0,8}$/) }),
    answer: z.strictObject({ data: postForm }),
    status: 200,
    refusals: ['not-found'],
  },
  previewPost: {
    method: 'POST',
    path: '/api/admin/posts/preview',
    summary: 'Markdown as the tree that readers see.',
    access: 'admin',
    body: z.strictObject({ body: plainText(markdownLimits.characters) }),
    large: true,
    answer: z.strictObject({ text: postText, minutes: z.int() }),
    status: 200,
    refusals: ['markdown-refused'],
  },
} as const satisfies Record<string, Endpoint>
