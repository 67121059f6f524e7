import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Problems that people reported from an error page. */
export const problems = pgTable(
  'problems',
  {
    id: uuid('id').primaryKey(),
    page: text('page').notNull(),
    message: text('message').notNull(),
    build: text('build').notNull(),
    reportedAt: moment('reported_at').notNull().default(sql`now()`),
  },
  (table) => [index('problems_newest').on(table.reportedAt.desc())],
)

/** How often somebody did something in the current window. Kept here so that several processes count together. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('rate_limits_ends').on(table.endsAt)],
)

/** People with an account. `email` is kept in small letters. */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull(),
  image: text('image'),
  /** Granted by an administrator; `ADMIN_EMAILS` works without it. */
  isAdmin: boolean('is_admin').notNull().default(false),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

const ofUser = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    /** Worth nothing without the signature that the cookie carries. */
    token: text('token').notNull().unique(),
    userId: ofUser(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires').on(table.expiresAt)],
)

/** Ways to sign in to an account: `credential` with a password hash, `google`. */
export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: ofUser(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [unique('accounts_key').on(table.providerId, table.accountId), index('accounts_user').on(table.userId)],
)

/** What is under way for a while: the state of a sign-in with Google, links to set a password. Identifiers are digests. */
export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('verifications_identifier').on(table.identifier),
    index('verifications_expires').on(table.expiresAt),
  ],
)
