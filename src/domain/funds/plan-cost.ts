import { lastAt, MOST_GAP, type Series } from '#domain/measures/series.ts'
import { monthsAfter } from '#domain/time/calendar.ts'
import type { Day } from '#domain/time/day.ts'

export type PlanCost = {
  readonly years: number
  readonly from: Day
  readonly to: Day
  /** Annualised. */
  readonly direct: number
  readonly regular: number
  /** The yearly difference: 0.011 is 1.1 percentage points. */
  readonly cost: number
}

/**
 * Over the most whole years both plans cover, between days on which both have a value; undefined below one year. Growth
 * plans only: a payout lowers the NAV like a cost.
 */
export function planCost(direct: Series, regular: Series): PlanCost | undefined {
  const end = lastShared(direct, regular, Number.MAX_SAFE_INTEGER)
  const first = Math.max(direct.days[0] ?? 0, regular.days[0] ?? 0)
  if (!end) return undefined
  for (let years = Math.ceil((end.day - first) / 365); years > 0; years -= 1) {
    const anniversary = monthsAfter(end.day, -12 * years)
    const start = lastShared(direct, regular, anniversary)
    if (!start || anniversary - start.day > MOST_GAP) continue
    const annualised = (plan: 'direct' | 'regular') => (end[plan] / start[plan]) ** (1 / years) - 1
    const [ofDirect, ofRegular] = [annualised('direct'), annualised('regular')]
    return { years, from: start.day, to: end.day, direct: ofDirect, regular: ofRegular, cost: ofDirect - ofRegular }
  }
  return undefined
}

type Shared = { readonly day: Day; readonly direct: number; readonly regular: number }

/** The last common day up to this one. */
function lastShared(direct: Series, regular: Series, day: Day): Shared | undefined {
  let [one, other] = [lastAt(direct, day), lastAt(regular, day)]
  while (one >= 0 && other >= 0) {
    const apart = (direct.days[one] ?? 0) - (regular.days[other] ?? 0)
    if (apart === 0) {
      return { day: direct.days[one] ?? 0, direct: direct.values[one] ?? 0, regular: regular.values[other] ?? 0 }
    }
    if (apart > 0) one -= 1
    else other -= 1
  }
  return undefined
}
