import type { NavRow } from '#domain/amfi/nav-row.ts'
import { DORMANT_AFTER } from '#domain/packs/instrument-pack.ts'
import type { Day } from '#domain/time/day.ts'

/** How a new file differs from the known state. */
export type Plausibility = {
  /** Active schemes before and in the file. */
  readonly activeBefore: number
  readonly active: number
  /** Schemes with a newer or repeated value, and how many of those moved too far. */
  readonly updated: number
  readonly moved: number
}

type Known = { readonly nav: string | null; readonly day: Day | null }

/** A larger move within days is rare: at most 3.2% of funds in 375 real pairs of days. */
const FAR = 0.2
/** After more days a whole market may have moved. */
const FEW_DAYS = 10
const MOST_MOVED = 0.05
/** Losing more than a fifth of the schemes is a source error. */
const LEAST_ACTIVE = 0.8

export function plausibilityOf(rows: readonly NavRow[], known: ReadonlyMap<number, Known>, market: Day): Plausibility {
  const isActive = (day: Day | null) => day !== null && day >= market - DORMANT_AFTER
  let [activeBefore, active, updated, moved] = [0, 0, 0, 0]
  for (const { day } of known.values()) if (isActive(day)) activeBefore += 1
  for (const { code, nav, day } of rows) {
    if (isActive(day)) active += 1
    const before = known.get(code)
    if (nav === null || day === null || !before?.nav || before.day === null) continue
    if (Math.abs(day - before.day) > FEW_DAYS) continue
    updated += 1
    if (Math.abs(Number(nav) / Number(before.nav) - 1) > FAR) moved += 1
  }
  return { activeBefore, active, updated, moved }
}

export const movesTooFar = ({ updated, moved }: Plausibility): boolean => moved > updated * MOST_MOVED
export const lacksTooMany = ({ activeBefore, active }: Plausibility): boolean => active < activeBefore * LEAST_ACTIVE
