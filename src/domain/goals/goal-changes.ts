import { z } from 'zod'
import { type GoalStatus, goalStatuses } from '#catalogue/goals.ts'
import { isoDay } from '#domain/time/day.ts'
import type { GoalFigures } from './goal-figures.ts'

const seenGoal = z.strictObject({
  saved: z.number(),
  target: z.number(),
  status: z.enum(Object.keys(goalStatuses) as [GoalStatus, ...GoalStatus[]]),
  finish: z.iso.date().nullable(),
})
const visit = z.strictObject({ at: z.iso.datetime(), goals: z.record(z.string(), seenGoal) })

/** The figures of this visit and of the one before. */
export const goalsSeen = z.strictObject({ now: visit, before: visit.nullable() })
export type GoalsSeen = z.infer<typeof goalsSeen>
type Visit = z.infer<typeof visit>

/** A page opened later than this after the last look is another visit. */
const VISIT_MS = 30 * 60_000

export const visitOf = (all: readonly GoalFigures[], at: string): Visit => ({
  at,
  goals: Object.fromEntries(
    all.map(({ goal, saved, target, status, finish }) => [
      goal.id,
      { saved, target, status, finish: finish === undefined ? null : isoDay(finish) },
    ]),
  ),
})

/** A clock set back starts a new visit as well. */
export function seenNow(known: GoalsSeen | null, now: Visit): GoalsSeen {
  if (!known) return { now, before: null }
  const passed = Date.parse(now.at) - Date.parse(known.now.at)
  const isSame = passed >= 0 && passed < VISIT_MS
  return { now, before: isSame ? known.before : known.now }
}

export type GoalChange = {
  readonly id: string
  readonly name: string
  readonly currency: string
  /** Null if it is as before. */
  readonly saved: number | null
  readonly target: number | null
  readonly status: { readonly from: GoalStatus; readonly to: GoalStatus } | null
  readonly finish: { readonly from: string | null; readonly to: string | null } | null
}

/** Days move by one as days pass; that is no news. */
const NEWS_DAYS = 7
/** Smaller changes are rounding. */
const NEWS_SHARE = 0.0005

export function changesSince(before: Visit | null, all: readonly GoalFigures[]): GoalChange[] {
  if (!before) return []
  const now = visitOf(all, before.at)
  return all.flatMap(({ goal: { id, name, currency } }) => {
    const [was, is] = [before.goals[id], now.goals[id]]
    if (!was || !is) return []
    const change = {
      ...{ id, name, currency },
      saved: moved(was.saved, is.saved),
      target: moved(was.target, is.target),
      status: was.status === is.status ? null : { from: was.status, to: is.status },
      finish: apart(was.finish, is.finish) ? { from: was.finish, to: is.finish } : null,
    }
    return (change.saved ?? change.target ?? change.status ?? change.finish) ? [change] : []
  })
}

const moved = (was: number, is: number) => (Math.abs(is - was) > NEWS_SHARE * Math.max(was, is) ? is - was : null)

const apart = (was: string | null, is: string | null) =>
  was === null || is === null ? was !== is : Math.abs(Date.parse(is) - Date.parse(was)) > NEWS_DAYS * 86_400_000
