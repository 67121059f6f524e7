import { z } from 'zod'
import { adminLimits, type User } from '#domain/accounts/admin.ts'
import { AppError } from '#domain/api/app-error.ts'
import { api } from '#domain/api/contract.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { userById } from '../accounts/account-collection.ts'
import { idOf } from '../accounts/account-parts.ts'
import { countBy } from '../documents/document-collection.ts'
import type { Mount } from '../http/endpoint.ts'
import { auditBelow, writeAudit } from './audit-collection.ts'
import { allJobs } from './jobs-collection.ts'
import {
  changeUser,
  countProblems,
  countUsers,
  signUpsSince,
  type UserPlace,
  type UserWithSessions,
  usersBelow,
} from './users-collection.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const { pageSize } = adminLimits

/** Admin endpoints other than documents. Every action is written to the audit log. */
export function adminRoutes(mount: Mount, adminEmails: readonly string[]) {
  mount(api.adminOverview, async ({ db, now }) => {
    const days = lastDays(now())
    const since = new Date(days[0] ?? '')
    const signUps = await signUpsSince(db, since)
    const states = await countBy(db, 'messages', 'status')
    return {
      users: await countUsers(db, adminEmails),
      signUps: days.map((day) => ({ day, count: signUps[day] ?? 0 })),
      messages: { new: 0, read: 0, done: 0, spam: 0, ...states },
      problems: await countProblems(db),
      jobs: await allJobs(db),
    }
  })

  mount(api.listUsers, async ({ query, db }) => {
    const part = searched(query.q)
    const rows = await usersBelow(db, part, query.after === undefined ? undefined : placeOf(query.after), pageSize + 1)
    const page = rows.slice(0, pageSize)
    const last = page.at(-1)
    return {
      users: page.map((row) => toUser(row, adminEmails)),
      next: last && rows.length > pageSize ? `${last.createdAt.toISOString()}~${last.id}` : null,
    }
  })

  mount(api.changeUser, async ({ params, body, who, db, now }) => {
    const { act } = body
    if (params.uid === idOf(who)) throw new AppError('own-account')
    const user = await userById(db, params.uid)
    if (!user) throw new AppError('not-found')
    const bySettings = adminEmails.includes(user.email)
    if (bySettings && (act === 'revoke-admin' || act === 'disable')) throw new AppError('admin-by-settings')
    await db.transaction(async (tx) => {
      if (!(await changeUser(tx, user.id, act, now()))) throw new AppError('not-found')
      await writeAudit(tx, { at: now(), actor: idOf(who), act, subject: user.id })
    })
    return {}
  })

  mount(api.listAudit, async ({ query, db }) => {
    const before = query.after === undefined ? Number.MAX_SAFE_INTEGER : numberOf(query.after)
    const rows = await auditBelow(db, before, pageSize + 1)
    const entries = rows.slice(0, pageSize)
    return { entries, next: rows.length > pageSize ? String(entries.at(-1)?.id) : null }
  })
}

const toUser = (row: UserWithSessions, adminEmails: readonly string[]): User => ({
  uid: row.id,
  email: row.email,
  name: row.name,
  createdAt: row.createdAt.toISOString(),
  emailVerified: row.emailVerified,
  admin: row.emailVerified && adminEmails.includes(row.email) ? 'settings' : row.isAdmin ? 'granted' : 'no',
  disabled: row.isDisabled,
  sessions: row.sessions,
})

/** UTC dates, today last. */
function lastDays(now: Date): string[] {
  const today = Date.parse(now.toISOString().slice(0, 10))
  return Array.from({ length: adminLimits.signUpDays }, (_, at) =>
    new Date(today - (adminLimits.signUpDays - 1 - at) * DAY_MS).toISOString().slice(0, 10),
  )
}

const words = plainText(100)
const place = z.tuple([z.iso.datetime().refine((text) => text >= '1970'), z.string().regex(/^[\w-]{1,64}$/)])

function searched(q = ''): string {
  const { data } = words.safeParse(q.trim())
  if (data === undefined) throw new AppError('bad-request')
  return data
}

function placeOf(cursor: string): UserPlace {
  const { data } = place.safeParse(cursor.split('~'))
  if (!data) throw new AppError('bad-request')
  return { createdAt: new Date(data[0]), id: data[1] }
}

function numberOf(cursor: string): number {
  if (!/^[1-9]\d{0,14}$/.test(cursor)) throw new AppError('bad-request')
  return Number(cursor)
}
