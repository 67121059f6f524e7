import { chance } from '#domain/numbers/seeded-chance.ts'
import { monthsAfter } from '#domain/time/calendar.ts'
import type { Day } from '#domain/time/day.ts'
import { type MixedHistory, type MixPart, mixHistories, monthlyGrowths } from './mixed-history.ts'
import type { ReplayPlan } from './replay-plan.ts'
import { createTally, type ReplayResult } from './replay-tally.ts'

/** `starts`: every start date of the real history. `resampled`: blocks of its months in random order. */
export type ReplayMode = 'starts' | 'resampled'

export type ReplayJob = {
  readonly plan: ReplayPlan
  readonly parts: readonly MixPart[]
  readonly mode: ReplayMode
  /** Of resampled paths. */
  readonly paths: number
  readonly seed: number
}

export const replayLimits = {
  /** Resampling needs so many months of history. */
  leastMonths: 12,
  /** Real starts need so many start dates, about a year of them. */
  leastStarts: 200,
  paths: 10_000,
  mostPaths: 100_000,
  /** A year keeps crashes and recoveries together. */
  block: 12,
  seed: 999_999,
} as const

/** What the linked history allows. */
export type ReplayScope = {
  readonly first: Day
  readonly last: Day
  readonly months: number
  /** Start dates with the whole plan ahead of them. */
  readonly starts: number
}

export function scopeOf(parts: readonly MixPart[], months: number): ReplayScope | undefined {
  const history = mixHistories(parts)
  if (!history) return undefined
  const { first, last } = history
  return { first, last, months: monthlyGrowths(history).length, starts: startsFor(history, months).length }
}

/** Null if the history is too short for any replay. */
export function modeFor(scope: ReplayScope | undefined): ReplayMode | null {
  if (!scope || scope.months < replayLimits.leastMonths) return null
  return scope.starts >= replayLimits.leastStarts ? 'starts' : 'resampled'
}

const startsFor = ({ starts, last }: MixedHistory, months: number) =>
  starts.filter((day) => monthsAfter(day, months) <= last)

export type Replay = {
  readonly total: number
  /** Runs so many more paths; returns how many are done. */
  advance(count: number): number
  result(): ReplayResult | undefined
}

/** Runs a plan through many histories, some at a time. The same job always has the same result. */
export function createReplay({ plan, parts, mode, paths, seed }: ReplayJob): Replay {
  const history = mixHistories(parts)
  const starts = history && mode === 'starts' ? startsFor(history, plan.months) : new Int32Array()
  const growths = history && mode === 'resampled' ? monthlyGrowths(history) : new Float64Array()
  const usable = growths.length >= replayLimits.leastMonths ? paths : 0
  const total = mode === 'starts' ? starts.length : Math.min(usable, replayLimits.mostPaths)
  const most = plan.targets.length - 1
  const growth = new Float64Array(most + 1)
  const tally = createTally(plan, total)
  let done = 0
  const fill = (path: number): { readonly months: number; readonly start: Day | null } => {
    if (!history || mode === 'resampled') {
      resample(growths, seed, path, growth)
      return { months: most, start: null }
    }
    const start = starts[path] ?? 0
    return { months: history.growthFrom(start, most, growth), start }
  }
  return {
    total,
    advance(count) {
      for (const end = Math.min(total, done + count); done < end; done += 1) {
        const { months, start } = fill(done)
        tally.add(growth, months, start)
      }
      return done
    },
    result: () => (done < total ? undefined : tally.result(mode, mode === 'starts' ? replayLimits.leastStarts : 1)),
  }
}

/** Blocks of a year, each from a random month on; the end is followed by the beginning. */
function resample(growths: Float64Array, seed: number, path: number, into: Float64Array): void {
  const { length } = growths
  const block = Math.min(replayLimits.block, length)
  let from = 0
  for (let k = 1; k < into.length; k += 1) {
    const within = (k - 1) % block
    if (within === 0) from = Math.floor(chance(seed, path, (k - 1) / block) * length)
    const at = from + within
    into[k] = growths[at < length ? at : at - length] ?? 1
  }
}
