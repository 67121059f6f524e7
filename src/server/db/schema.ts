import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instrumentKinds } from '#catalogue/instruments.ts'
import type { RatedCurrency } from '#catalogue/rated-currencies.ts'
import type { Article } from '#domain/keeping/article.ts'
import type { Validators } from '../feeds/validators.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const day = (name: string) => date(name, { mode: 'string' })
const instrumentKind = (name: string) => text(name, { enum: instrumentKinds })
const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => new Uint8Array(value),
  toDriver: (value) => Buffer.from(value.buffer, value.byteOffset, value.byteLength),
})

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
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull(),
    image: text('image'),
    /** Granted by an administrator; `ADMIN_EMAILS` works without it. */
    isAdmin: boolean('is_admin').notNull().default(false),
    /** May publish properties: an administrator approved the request. */
    isCreator: boolean('is_creator').notNull().default(false),
    /** An administrator has closed the account: nobody comes in with it, and its data stays. */
    isDisabled: boolean('is_disabled').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('users_newest').on(table.createdAt, table.id)],
)

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

/** Short-lived: the state of a Google sign-in, links to set a password. Identifiers are digests. */
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

/** Whole milliseconds, as JavaScript knows them, so that a cursor finds its place again. */
const wholeMoment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/**
 * Documents of all collections. Every query that a collection allows has an index, made at start from its declaration
 * (`server/documents/document-indexes-collection.ts`).
 */
export const documents = pgTable(
  'documents',
  {
    collection: text('collection').notNull(),
    id: text('id').notNull(),
    /** Whose it is; it goes with the account. */
    owner: text('owner').references(() => users.id, { onDelete: 'cascade' }),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    version: integer('version').notNull(),
    createdAt: wholeMoment('created_at').notNull(),
    updatedAt: wholeMoment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'documents_key', columns: [table.collection, table.id] }),
    index('documents_owner').on(table.owner),
  ],
)

/** Writes that were done, by their idempotency key: the same one again gets the same answer and changes nothing. */
export const sentWrites = pgTable(
  'sent_writes',
  {
    key: uuid('key').primaryKey(),
    /** Who sent it, and a digest of what. */
    owner: text('owner').references(() => users.id, { onDelete: 'cascade' }),
    digest: text('digest').notNull(),
    answer: jsonb('answer').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('sent_writes_at').on(table.at), index('sent_writes_owner').on(table.owner)],
)

/** What administrators did. Accounts are named by id only, so that nothing is left of a deleted person. */
export const auditLog = pgTable('audit_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment('at').notNull(),
  /** Nothing: the operator, by a command. */
  actor: text('actor'),
  act: text('act').notNull(),
  subject: text('subject').notNull(),
  details: text('details').notNull(),
})

/** Work that is done by itself: when it last ended, and why it failed if it did. */
export const jobs = pgTable('jobs', {
  name: text('name').primaryKey(),
  lastRun: moment('last_run').notNull(),
  error: text('error'),
})

/** When each source is asked next, and by whom it is being asked now. */
export const feedStates = pgTable('feed_states', {
  feed: text('feed').primaryKey(),
  nextAt: moment('next_at').notNull(),
  /** In a row; each waits longer than the one before. */
  failures: integer('failures').notNull().default(0),
  /** Until then it belongs to the process that took it, also if that one dies. */
  leaseUntil: moment('lease_until'),
  /** What the source called the file that was imported last, and when that was; it is asked for a newer one only. */
  validators: jsonb('validators').$type<Validators>(),
  validatedAt: moment('validated_at'),
})

/** What became of each run. */
export const feedRuns = pgTable(
  'feed_runs',
  {
    id: uuid('id').primaryKey(),
    feed: text('feed').notNull(),
    startedAt: moment('started_at').notNull(),
    ms: integer('ms').notNull(),
    outcome: text('outcome', { enum: ['changed', 'unchanged', 'refused'] }).notNull(),
    reason: text('reason'),
    detail: text('detail'),
    rows: integer('rows').notNull(),
    added: integer('added').notNull(),
    changed: integer('changed').notNull(),
    /** How many rows were left out, by reason. */
    rejected: jsonb('rejected').$type<Record<string, number>>().notNull(),
    /** The newest day in the file. */
    dataDay: day('data_day'),
  },
  (table) => [index('feed_runs_newest').on(table.feed, table.startedAt.desc())],
)

/**
 * One day of all instruments of a kind, in its own format. In parts where the days of one instrument are read without
 * all others. Empty days are kept too: they are not fetched again.
 */
export const marketDays = pgTable(
  'market_days',
  {
    kind: instrumentKind('kind').notNull(),
    part: integer('part').notNull().default(0),
    day: day('day').notNull(),
    bytes: bytes('bytes').notNull(),
    instruments: integer('instruments').notNull(),
  },
  (table) => [primaryKey({ name: 'market_days_key', columns: [table.kind, table.part, table.day] })],
)

/** The whole history of one instrument, delta-coded. */
export const instrumentHistories = pgTable(
  'instrument_histories',
  {
    kind: instrumentKind('kind').notNull(),
    id: text('id').notNull(),
    bytes: bytes('bytes').notNull(),
    points: integer('points').notNull(),
    lastDay: day('last_day').notNull(),
    fetchedAt: moment('fetched_at').notNull(),
  },
  (table) => [primaryKey({ name: 'instrument_histories_key', columns: [table.kind, table.id] })],
)

/**
 * What browsers fetch of the market: `funds` holds every scheme ever listed, with its latest value and the one before.
 * Other processes recognise a newer pack by its digest.
 */
export const packs = pgTable('packs', {
  name: text('name').primaryKey(),
  digest: text('digest').notNull(),
  bytes: bytes('bytes').notNull(),
  /** Of the newest value in it. */
  day: day('day'),
  madeAt: moment('made_at').notNull(),
})

/** How many of each currency one euro was worth on a day, as written. */
export const rateDays = pgTable('rate_days', {
  day: day('day').primaryKey(),
  rates: jsonb('rates').$type<Readonly<Partial<Record<RatedCurrency, string>>>>().notNull(),
})

/** News articles that a source has named in the last 30 days. The text is apart: lists do without it. */
export const articles = pgTable(
  'articles',
  {
    /** A digest of the address. */
    id: text('id').primaryKey(),
    /** The source that named it first; others only add to it. */
    feed: text('feed').notNull(),
    article: jsonb('article').$type<Omit<Article, 'id' | 'content'>>().notNull(),
    content: text('content'),
    publishedAt: moment('published_at').notNull(),
    /** When a source last named it, give or take six hours. */
    seenAt: moment('seen_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    index('articles_newest').on(table.publishedAt.desc()),
    index('articles_seen').on(table.seenAt),
    index('articles_changed').on(table.changedAt),
  ],
)

/** Requests to the headlines service, `in/business` or `sources`: wanted by readers, asked once per interval. */
export const newsQueries = pgTable('news_queries', {
  query: text('query').primaryKey(),
  wantedAt: moment('wanted_at').notNull(),
  askedAt: moment('asked_at'),
})

/**
 * Pictures that creators uploaded, by the digest of the file. `waiting`: not made smaller yet, its file lies in the
 * data folder of the process that took it.
 */
export const pictures = pgTable(
  'pictures',
  {
    id: uuid('id').primaryKey(),
    owner: ofUser(),
    hash: text('hash').notNull(),
    state: text('state', { enum: ['waiting', 'ready'] }).notNull(),
    width: integer('width').notNull().default(0),
    height: integer('height').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [unique('pictures_key').on(table.owner, table.hash), index('pictures_hash').on(table.hash)],
)

/** Earlier versions of posts, the present one included, so that each can be restored. */
export const postVersions = pgTable(
  'post_versions',
  {
    post: text('post').notNull(),
    version: integer('version').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** The editor's address, as it was then; empty for what came with Banyan. */
    by: text('by').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ name: 'post_versions_key', columns: [table.post, table.version] })],
)

/** How often a listing's page was opened on a day, by how many addresses: nobody is named. */
export const listingViews = pgTable(
  'listing_views',
  { listing: text('listing').notNull(), day: day('day').notNull(), count: integer('count').notNull() },
  (table) => [primaryKey({ name: 'listing_views_key', columns: [table.listing, table.day] })],
)

/** How many pages of a kind were opened on a day, by browsers that allow Analytics. */
export const pageViews = pgTable(
  'page_views',
  { day: day('day').notNull(), kind: text('kind').notNull(), count: integer('count').notNull() },
  (table) => [primaryKey({ name: 'page_views_key', columns: [table.day, table.kind] })],
)
