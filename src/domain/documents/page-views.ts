import { z } from 'zod'
import type { RouteId } from '#catalogue/routes.ts'
import { pageKinds, pageViewLimits } from './page-kinds.ts'

const kind = z.enum(pageKinds as [RouteId, ...RouteId[]])
const count = z.number().int()

export const viewCounts = z.partialRecord(kind, count.min(1).max(pageViewLimits.perKind))
export type ViewCounts = z.infer<typeof viewCounts>

/** Per kind one number for each of the days. */
export const pageViewReport = z.strictObject({
  days: z.array(z.iso.date()),
  kinds: z.array(z.strictObject({ kind, counts: z.array(count.min(0)) })),
})
export type PageViewReport = z.infer<typeof pageViewReport>

export type DayCount = { readonly day: string; readonly kind: string; readonly count: number }

/** The most viewed kind first. */
export function reportOf(days: readonly string[], rows: readonly DayCount[]): PageViewReport {
  const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0)
  const kinds = pageKinds.map((kind) => ({
    kind,
    counts: days.map((day) => rows.find((row) => row.kind === kind && row.day === day)?.count ?? 0),
  }))
  return {
    days: [...days],
    kinds: kinds.filter(({ counts }) => sum(counts) > 0).toSorted((a, b) => sum(b.counts) - sum(a.counts)),
  }
}
