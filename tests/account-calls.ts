import { sql } from 'drizzle-orm'
import { onTestFinished } from 'vitest'
import { accountLimits } from '#domain/accounts/account.ts'
import { AppError } from '#domain/api/app-error.ts'
import { limitingPasswords, signInCounts } from '#server/accounts/account-limits.ts'
import { someAddress } from './principals.ts'
import { hashQuickly } from './quick-hashing.ts'
import type { TestSite } from './test-site.ts'

export const mira = { email: 'mira@people.example', password: 'monsoon-42' }
export type Credentials = typeof mira

export const signUp = ({ post }: TestSite, person: Credentials = mira) => post('/api/auth/sign-up', person)

export const signIn = ({ post }: TestSite, person: Credentials = mira, address = someAddress()) =>
  post('/api/auth/sign-in', person, { 'x-forwarded-for': address })

/** Uses up the attempts of unknown browsers without hashing a password. */
export async function lockOut({ db }: TestSite, userId: string): Promise<void> {
  for (let at = 0; at < accountLimits.wrongPasswords.perAccount; at += 1) {
    const from = someAddress()
    const call = { db, address: () => from, now: () => new Date() }
    const wrong = () => Promise.reject(new AppError('wrong-password'))
    await limitingPasswords(call, signInCounts(userId, from, undefined), wrong).catch(() => {})
  }
}

export async function whoIs({ ask }: TestSite, cookie: string) {
  const answer = await ask('/api/auth/session', { headers: { cookie } })
  return ((await answer.json()) as { user: { uid: string; email: string } | null }).user
}

export const answerOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code?: string }).code,
]

/** Row counts of the account tables. */
export async function counts({ db }: TestSite) {
  const result = await db.execute(sql`select (select count(*)::int from users) as users,
    (select count(*)::int from sessions) as sessions, (select count(*)::int from accounts) as accounts,
    (select count(*)::int from verifications) as verifications`)
  return (result as unknown as { rows: Record<string, number>[] }).rows[0]
}

/** Full-cost hashing, for tests about what happens meanwhile. */
export function hashAsInProduction(): void {
  hashQuickly(false)
  onTestFinished(() => hashQuickly(true))
}
