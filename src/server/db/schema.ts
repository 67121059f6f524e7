import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

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
