import type { APIRequestContext } from '@playwright/test'
import { outsidePorts } from '#tests/outside-ports.ts'

/** The server's `ADMIN_EMAILS`: one per test, because each verifies its address by mail, and mails are limited. */
export const adminEmails = Array.from({ length: 45 }, (_, n) => `admin-${n}@people.example`)

const password = 'monsoon-42'

/** Signs in an administrator whose address was verified by a mailed link. */
export async function signInAdmin(request: APIRequestContext, which: number): Promise<string> {
  const email = adminEmails[which] ?? ''
  const post = async (path: string, data: object) => {
    const answer = await request.post(`/api/auth/${path}`, { data })
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  }
  const made = await request.post('/api/auth/sign-up', { data: { email, password } })
  if (made.status() === 201) {
    await post('request-reset', { email })
    const letters = (await (await request.get(`http://127.0.0.1:${outsidePorts.letters}/`)).json()) as string[]
    const letter = letters.find((each) => each.includes(`To: ${email}`)) ?? ''
    const token = /reset-password#(\S+)/.exec(letter)?.[1] ?? ''
    await post('reset-password', { token, password })
  }
  await post('sign-in', { email, password })
  return email
}

/** The number of messages with this subject, as an administrator sees them. */
export async function countMessages(admin: APIRequestContext, subject: string): Promise<number> {
  const answer = await admin.get('/api/documents/messages?limit=100')
  const { documents } = (await answer.json()) as { documents: { data: { subject: string } }[] }
  return documents.filter(({ data }) => data.subject === subject).length
}
