import type { Day } from '#domain/time/day.ts'
import type { ReplayMode } from './replay.ts'
import type { ReplayPlan } from './replay-plan.ts'

export const fanLevels = [0.1, 0.25, 0.5, 0.75, 0.9] as const

/** The share of success that is worth aiming for. */
export const WANTED_SHARE = 0.9
/** Months at which the fan is drawn. */
const FAN_POINTS = 60
/** A rounding error decides nothing. */
const NEAR = 1e-9

export type ReplayResult = {
  readonly mode: ReplayMode
  readonly paths: number
  readonly reached: number
  /** For each month: the value that each share of the paths stays below. */
  readonly fan: readonly { readonly month: number; readonly values: readonly number[] }[]
  /** The target on the date, in the money of then. */
  readonly target: number
  /** What would lift success to nine of ten: each null if nothing would. */
  readonly lift: {
    readonly monthly: number | null
    readonly laterMonths: number | null
    /** In the money of then. */
    readonly target: number
  }
  /** The lowest outcome. */
  readonly worst: { readonly value: number; readonly start: Day | null }
}

/** Collects paths of monthly growth. Outcomes are linear in the monthly amount, so the needed one is exact. */
export function createTally(plan: ReplayPlan, total: number) {
  const { months, monthly, lumps, factors, targets } = plan
  const points = Math.min(months, FAN_POINTS)
  const grid = Int32Array.from({ length: points + 1 }, (_, n) => Math.round((n * months) / points))
  const columns = Array.from(grid, () => new Float64Array(total))
  const pointAt = new Int32Array(months + 1).fill(-1)
  for (const [n, month] of grid.entries()) pointAt[month] = n
  const needed = new Float64Array(total)
  const counted = new Float64Array(targets.length)
  const reached = new Float64Array(targets.length)
  let [count, worst, worstStart] = [0, Number.POSITIVE_INFINITY, null as Day | null]

  const outcome = (base: number, unit: number, start: Day | null) => {
    const value = base + monthly * unit
    const missing = (targets[months] ?? 0) * (1 - NEAR) - base
    needed[count] = missing <= 0 ? 0 : unit > 0 ? missing / unit : Number.POSITIVE_INFINITY
    if (value < worst) [worst, worstStart] = [value, start]
  }
  return {
    /** `growth[k]` is the growth of month k; beyond `last` it is not known. */
    add(growth: Float64Array, last: number, start: Day | null): void {
      if (last < months) return
      let [base, unit] = [plan.start, 0]
      const first = columns[0]
      if (first) first[count] = base
      for (let k = 1; k <= last; k += 1) {
        const by = growth[k] as number
        base = base * by + (lumps[k] as number)
        unit = unit * by + (factors[k] as number)
        if (k < months) {
          const at = pointAt[k] as number
          if (at >= 0) (columns[at] as Float64Array)[count] = base + monthly * unit
          continue
        }
        const value = base + monthly * unit
        counted[k] = (counted[k] as number) + 1
        if (value >= (targets[k] as number) * (1 - NEAR)) reached[k] = (reached[k] as number) + 1
        if (k === months) {
          outcome(base, unit, start)
          ;(columns[points] as Float64Array)[count] = value
        }
      }
      count += 1
    },
    /** A later date is offered only if so many paths tell about it. */
    result(mode: ReplayMode, least: number): ReplayResult | undefined {
      if (count === 0) return undefined
      const sorted = columns.map((column) => column.subarray(0, count).toSorted())
      const finals = sorted[points] ?? new Float64Array()
      return {
        mode,
        paths: count,
        reached: reached[months] ?? 0,
        fan: Array.from(grid, (month, n) => ({ month, values: fanLevels.map((p) => quantile(sorted[n], p)) })),
        target: targets[months] ?? 0,
        lift: {
          monthly: monthlyFor(needed.subarray(0, count)),
          laterMonths: laterFor(counted, reached, months, least),
          target: finals[Math.floor((1 - WANTED_SHARE) * count + NEAR)] ?? 0,
        },
        worst: { value: worst, start: worstStart },
      }
    },
  }
}

/** Nine of ten paths need at most this; null if no amount suffices. */
function monthlyFor(needed: Float64Array): number | null {
  const amount = needed.toSorted()[Math.ceil(WANTED_SHARE * needed.length - NEAR) - 1] ?? 0
  return Number.isFinite(amount) ? amount : null
}

/** The first month after the goal's at which nine of ten paths have reached it. */
function laterFor(counted: Float64Array, reached: Float64Array, months: number, least: number): number | null {
  for (let k = months + 1; k < counted.length; k += 1) {
    const count = counted[k] ?? 0
    if (count >= least && (reached[k] ?? 0) >= WANTED_SHARE * count - NEAR) return k - months
  }
  return null
}

/** Linear between the two nearest. */
function quantile(sorted: Float64Array | undefined, share: number): number {
  if (!sorted) return 0
  const place = share * (sorted.length - 1)
  const below = sorted[Math.floor(place)] ?? 0
  return below + (place - Math.floor(place)) * ((sorted[Math.ceil(place)] ?? below) - below)
}
