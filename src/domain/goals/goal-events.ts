import type { InstrumentKind } from '#catalogue/instruments.ts'
import type { Goal } from './goal.ts'
import { linkKey } from './link-key.ts'

/** Something done for a goal with one instrument, on a day. */
export type GoalEvent = {
  readonly day: string
  readonly id: string
  readonly goal: string
  readonly name: string
  /** Null where it was linked. */
  readonly amount: number | null
  readonly currency: string
}

/** For the instrument's chart: when it was linked, and what was paid into it. */
export function goalEvents(goals: readonly Goal[], kind: InstrumentKind, ids: readonly string[]): GoalEvent[] {
  const keys = new Set(ids.map((id) => linkKey({ kind, id })))
  return goals.flatMap((goal) => {
    const of = { goal: goal.id, name: goal.name, currency: goal.currency }
    const linked = goal.links.filter((link) => keys.has(linkKey(link)))
    const paid = goal.contributions.filter(({ into }) => into !== null && keys.has(into))
    return [
      ...linked.map(({ linkedOn }) => ({ ...of, day: linkedOn, id: `linked-${goal.id}`, amount: null })),
      ...paid.map(({ id, date, amount }) => ({ ...of, day: date, id, amount })),
    ]
  })
}
