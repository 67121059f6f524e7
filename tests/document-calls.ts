import { randomUUID } from 'node:crypto'
import type { PostForm } from '#domain/blog/post.ts'
import type { NewCreatorRequest } from '#domain/documents/creator-request.ts'
import type { NewEnquiry } from '#domain/documents/enquiry.ts'
import type { NewReport } from '#domain/documents/listing-report.ts'
import type { NewMessage } from '#domain/documents/message.ts'
import { someAddress } from './principals.ts'
import type { TestSite } from './test-site.ts'

export const newMessage = (changes: Partial<NewMessage> = {}): NewMessage => ({
  name: 'Asha Rao',
  email: 'asha@people.example',
  subject: 'A question',
  message: 'How old are the figures?',
  consent: true,
  website: '',
  ...changes,
})

/** A write as the document client sends it. */
export function write(
  { ask }: TestSite,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  data?: unknown,
  { key = randomUUID() as string, version = undefined as number | undefined, ...headers }: Record<string, unknown> = {},
) {
  return ask(`/api/documents/${path}`, {
    method,
    ...(data !== undefined && { body: JSON.stringify({ data, ...(version !== undefined && { version }) }) }),
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': someAddress(),
      'idempotency-key': String(key),
      ...(headers as Record<string, string>),
    },
  })
}

export const newEnquiry = (listing: string): NewEnquiry => ({
  listing,
  name: 'Asha Rao',
  email: 'asha@people.example',
  phone: '+91 98450 00000',
  message: 'Is it still available?',
  consent: true,
  website: '',
})

export const newRequest = (): NewCreatorRequest => ({
  name: 'Asha Rao',
  phone: '+91 98450 00000',
  company: 'Rao Homes',
  city: 'Bengaluru',
  rera: '',
  reason: 'I let two flats of mine.',
  agreement: true,
})

export const newReport = (listing: string): NewReport => ({ listing, reason: 'sold', details: '', website: '' })

/** Adds a document for this cookie; returns its id. */
export async function documentOf(site: TestSite, collection: string, data: object, cookie = ''): Promise<string> {
  const answer = await write(site, 'POST', collection, data, { cookie })
  if (answer.status !== 201) throw new Error(`No document: ${await answer.text()}`)
  return ((await answer.json()) as { id: string }).id
}

/** Creates a message for this cookie; returns its id. */
export const messageOf = (site: TestSite, cookie = '', changes: Partial<NewMessage> = {}): Promise<string> =>
  documentOf(site, 'messages', newMessage(changes), cookie)

export const newPost = (changes: Partial<PostForm> = {}): PostForm => ({
  slug: `a-post-${randomUUID().slice(0, 8)}`,
  title: 'A post',
  summary: 'What it is about.',
  body: 'Some **words**.',
  author: 'Asha Rao',
  tags: ['tests'],
  cover: null,
  pictures: [],
  funds: '',
  publishAt: null,
  ...changes,
})

/** The id of a new post. */
export async function postOf(site: TestSite, cookie: string, changes?: Partial<PostForm>): Promise<string> {
  const answer = await site.post('/api/admin/posts', newPost(changes), { cookie })
  return ((await answer.json()) as { id: string }).id
}
