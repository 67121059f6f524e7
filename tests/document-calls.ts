import { randomUUID } from 'node:crypto'
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

/** Creates a message for this cookie; returns its id. */
export async function messageOf(site: TestSite, cookie = '', changes: Partial<NewMessage> = {}): Promise<string> {
  const answer = await write(site, 'POST', 'messages', newMessage(changes), { cookie })
  if (answer.status !== 201) throw new Error(`No message: ${await answer.text()}`)
  return ((await answer.json()) as { id: string }).id
}
