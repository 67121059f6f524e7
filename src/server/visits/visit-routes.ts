import { AppError } from '#domain/api/app-error.ts'
import { api } from '#domain/api/contract.ts'
import { pageViewLimits } from '#domain/documents/page-kinds.ts'
import { reportOf } from '#domain/documents/page-views.ts'
import type { Database } from '../db/database.ts'
import type { Mount } from '../http/endpoint.ts'
import { countTry } from '../limits/limit-collection.ts'
import { addPageViews, forgetPageViews, pageViewsSince } from './page-view-collection.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const limit = { name: 'page-views', most: pageViewLimits.perAddressAndHour, windowSeconds: 3600 }
const dayBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10)

/** Our own counter of pages. */
export function visitRoutes(mount: Mount) {
  mount(api.countPages, async ({ body, address, db, now }) => {
    if (!(await countTry(db, limit, address(), now()))) throw new AppError('too-many-requests')
    await addPageViews(db, dayBefore(now(), 0), body.counts)
    return {}
  })

  mount(api.pageViews, async ({ db, now }) => {
    const { shownDays } = pageViewLimits
    const days = Array.from({ length: shownDays }, (_, at) => dayBefore(now(), shownDays - 1 - at))
    return reportOf(days, await pageViewsSince(db, days[0] ?? ''))
  })
}

export const forgetOldPageViews = (db: Database, now: Date) =>
  forgetPageViews(db, dayBefore(now, pageViewLimits.keptDays))
