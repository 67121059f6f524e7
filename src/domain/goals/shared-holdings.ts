import type { Goal, GoalLink } from './goal.ts'
import { linkKey } from './link-key.ts'

const ranks = { high: 0, medium: 1, low: 2 } as const

/** By priority, then date; goals without a date last. */
export const byPriority = (a: Goal, b: Goal) => ranks[a.priority] - ranks[b.priority] || byDate(a, b)

export const byDate = (a: Goal, b: Goal) => compare(a.date ?? '9999', b.date ?? '9999') || byAge(a, b)

const byAge = (a: Goal, b: Goal) => compare(a.createdAt, b.createdAt) || compare(a.id, b.id)
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** What counts of one linked holding for one goal. */
export type CountedLink = {
  readonly link: GoalLink
  /** Null if the person did not tell. */
  readonly units: number | null
  readonly unitsOn: string | undefined
  /** Of all units, as a share: what is wanted and what is left for this goal. */
  readonly wanted: number
  readonly counted: number
}

/**
 * Every unit counts once: where goals want more than there is, the more urgent goal gets its share first. Archived
 * goals take nothing.
 */
export function shareHoldings(goals: readonly Goal[]): ReadonlyMap<string, readonly CountedLink[]> {
  const left = new Map<string, number>()
  const units = ownedUnits(goals)
  const inTurn = goals.filter(({ state }) => state !== 'archived').toSorted(byPriority)
  const archived = goals.filter(({ state }) => state === 'archived')
  const counted = [...inTurn, ...archived].map((goal) => {
    const links = goal.links.map((link) => {
      const key = linkKey(link)
      const wanted = link.share / 100
      const got = goal.state === 'archived' ? 0 : Math.min(wanted, left.get(key) ?? 1)
      left.set(key, (left.get(key) ?? 1) - got)
      return { link, ...(units.get(key) ?? noUnits), wanted, counted: got }
    })
    return [goal.id, links] as const
  })
  return new Map(counted)
}

const noUnits = { units: null, unitsOn: undefined }

/** The units last told for each instrument, with their day; goals merged from two devices may differ. */
export function ownedUnits(goals: readonly Goal[]): ReadonlyMap<string, Pick<CountedLink, 'units' | 'unitsOn'>> {
  const newest = goals.toSorted((a, b) => compare(a.updatedAt, b.updatedAt))
  return new Map(
    newest.flatMap(({ links }) =>
      links.flatMap((link) =>
        link.units === null ? [] : [[linkKey(link), { units: link.units, unitsOn: link.unitsOn }] as const],
      ),
    ),
  )
}
