import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { anonymous, type Principal } from '#domain/api/access.ts'
import { users } from '#server/db/schema.ts'
import type { TestSite } from './test-site.ts'

/** The six kinds of callers that every endpoint must answer. */
export const principals = {
  anonymous,
  user: { kind: 'user', id: 'u1', isAdmin: false, isCreator: false },
  'other user': { kind: 'user', id: 'u2', isAdmin: false, isCreator: false },
  creator: { kind: 'user', id: 'u3', isAdmin: false, isCreator: true },
  'other creator': { kind: 'user', id: 'u5', isAdmin: false, isCreator: true },
  admin: { kind: 'user', id: 'u4', isAdmin: true, isCreator: false },
} as const satisfies Record<string, Principal>

export type PrincipalName = keyof typeof principals

/** The cookie of a new person of this kind, with a real account and session. */
export async function cookieOf({ post, db }: TestSite, name: PrincipalName): Promise<string> {
  if (name === 'anonymous') return ''
  const email = `${randomUUID()}@people.example`
  const answer = await post(
    '/api/auth/sign-up',
    { email, password: 'secret-enough' },
    { 'x-forwarded-for': someAddress() },
  )
  if (answer.status !== 201) throw new Error(`No account: ${await answer.text()}`)
  const role = { isAdmin: name === 'admin', isCreator: name.endsWith('creator') }
  if (role.isAdmin || role.isCreator) await db.update(users).set(role).where(eq(users.email, email))
  return cookiesOf(answer)
}

/** A response's cookies as a browser would return them. */
export const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

let addresses = 0
/** Limits count by address; each test has its own. */
export const someAddress = () => `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses++ & 255}`
