import { z } from 'zod'

const moment = z.iso.datetime()
const count = z.int().min(0)

/** A background job: when it last ended, and its error if it failed. */
export const job = z.strictObject({ name: z.string(), lastRun: moment.nullable(), error: z.string().nullable() })
export type Job = z.infer<typeof job>

export const adminOverview = z.strictObject({
  users: z.strictObject({ all: count, verified: count, admins: count, disabled: count }),
  /** The last 30 days, oldest first, zeros included. */
  signUps: z.array(z.strictObject({ day: z.iso.date(), count })),
  messages: z.strictObject({ new: count, read: count, done: count, spam: count }),
  problems: count,
  jobs: z.array(job),
})
export type AdminOverview = z.infer<typeof adminOverview>

export const user = z.strictObject({
  uid: z.string(),
  email: z.string(),
  name: z.string(),
  createdAt: moment,
  emailVerified: z.boolean(),
  /** By a grant, by the server's settings, or not. */
  admin: z.enum(['granted', 'settings', 'no']),
  disabled: z.boolean(),
  sessions: count,
})
export type User = z.infer<typeof user>

export const userActs = ['grant-admin', 'revoke-admin', 'disable', 'enable', 'end-sessions'] as const
export const userAct = z.enum(userActs)
export type UserAct = z.infer<typeof userAct>

const after = z.string().max(200).optional()
const next = z.string().nullable()

export const userPage = {
  query: z.strictObject({ q: z.string().max(100).optional(), after }),
  answer: z.strictObject({ users: z.array(user), next }),
}

/** One admin action. `actor` is null for operator commands, and an email while that account exists. */
export const auditEntry = z.strictObject({
  id: z.int(),
  at: moment,
  actor: z.string().nullable(),
  act: z.string(),
  subject: z.string(),
  details: z.string(),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const auditPage = {
  query: z.strictObject({ after }),
  answer: z.strictObject({ entries: z.array(auditEntry), next }),
}

export const adminLimits = { pageSize: 50, signUpDays: 30, auditDetails: 500 } as const
