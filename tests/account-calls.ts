import { sql } from 'drizzle-orm'
import { someAddress } from './principals.ts'
import type { TestSite } from './site.ts'

export const mira = { email: 'mira@people.example', password: 'monsoon-42' }
export type Credentials = typeof mira

export const signUp = ({ post }: TestSite, person: Credentials = mira) => post('/api/auth/sign-up', person)

export const signIn = ({ post }: TestSite, person: Credentials = mira, address = someAddress()) =>
  post('/api/auth/sign-in', person, { 'x-forwarded-for': address })

export async function whoIs({ ask }: TestSite, cookie: string) {
  const answer = await ask('/api/auth/session', { headers: { cookie } })
  return ((await answer.json()) as { user: { uid: string; email: string } | null }).user
}

export const answerOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code?: string }).code,
]

/** How many rows each table of accounts has. */
export async function counts({ db }: TestSite) {
  const result = await db.execute(sql`select (select count(*)::int from users) as users,
    (select count(*)::int from sessions) as sessions, (select count(*)::int from accounts) as accounts,
    (select count(*)::int from verifications) as verifications`)
  return (result as unknown as { rows: Record<string, number>[] }).rows[0]
}
