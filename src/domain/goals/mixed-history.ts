import { MOST_GAP, type Series } from '#domain/measures/series.ts'
import { firstDayOf, monthOf, monthsAfter } from '#domain/time/calendar.ts'
import type { Day } from '#domain/time/day.ts'

/** A linked instrument's cleaned values and its part of the money, before scaling to one. */
export type MixPart = { readonly series: Series; readonly mix: number }

/** The days that all parts share, and how a mix of them, rebalanced monthly, grew from month to month. */
export type MixedHistory = {
  readonly first: Day
  readonly last: Day
  /** Days on which a replay can start: the values of the youngest part. */
  readonly starts: Int32Array
  /** Writes the growth of each month from a day on, from index 1; returns how many months there are. */
  growthFrom(day: Day, most: number, into: Float64Array): number
}

/** Undefined if the parts share fewer than two days. */
export function mixHistories(parts: readonly MixPart[]): MixedHistory | undefined {
  const known = parts.filter(({ series }) => series.days.length > 0)
  if (known.length === 0 || known.length < parts.length) return undefined
  const first = Math.max(...known.map(({ series }) => series.days[0] ?? 0))
  const last = Math.min(...known.map(({ series }) => series.days.at(-1) ?? 0))
  if (last <= first) return undefined
  const weights = weightsOf(known)
  const levels = known.map(({ series }) => dailyLevels(series, first, last))
  const youngest = known.find(({ series }) => series.days[0] === first) ?? known[0]
  const starts = (youngest?.series.days ?? new Int32Array()).filter((day) => day >= first && day <= last)
  const months = monthTable(first, last)
  return {
    first,
    last,
    starts,
    growthFrom(day, most, into) {
      const month = monthOf(day)
      const offset = day - firstDayOf(month)
      let before = day - first
      for (let k = 1; k <= most; k += 1) {
        const at = months(month + k, offset) - first
        if (at > last - first) return k - 1
        let growth = 0
        for (let j = 0; j < levels.length; j += 1)
          growth += ((weights[j] ?? 0) * (levels[j]?.[at] ?? Number.NaN)) / (levels[j]?.[before] ?? Number.NaN)
        // Nothing is measured across a gap.
        if (!(growth > 0)) return k - 1
        into[k] = growth
        before = at
      }
      return most
    },
  }
}

function weightsOf(parts: readonly MixPart[]): number[] {
  const sum = parts.reduce((total, { mix }) => total + mix, 0)
  return parts.map(({ mix }) => (sum > 0 ? mix / sum : 1 / parts.length))
}

/** The value of every day: its own or the last one before; NaN in a gap. */
function dailyLevels({ days, values }: Series, first: Day, last: Day): Float64Array {
  const levels = new Float64Array(last - first + 1).fill(Number.NaN)
  for (let at = 0; at < days.length; at += 1) {
    const day = days[at] ?? 0
    const until = Math.min(last, (days[at + 1] ?? last + 1) - 1, day + MOST_GAP)
    for (let one = Math.max(day, first); one <= until; one += 1) levels[one - first] = values[at] ?? Number.NaN
  }
  return levels
}

/** `dateIn` by a table: a replay asks for it a million times. */
function monthTable(first: Day, last: Day): (month: number, offset: number) => Day {
  const from = monthOf(first)
  const begins = Int32Array.from({ length: monthOf(last) - from + 3 }, (_, n) => firstDayOf(from + n))
  const beyond = last + 1
  return (month, offset) => {
    const [begin, next] = [begins[month - from], begins[month - from + 1]]
    return begin === undefined || next === undefined ? beyond : Math.min(begin + offset, next - 1)
  }
}

/** The growth of each month up to the last day, oldest first; months in a gap are left out. */
export function monthlyGrowths(history: MixedHistory): Float64Array {
  const growths: number[] = []
  const into = new Float64Array(MOST_HISTORY + 1)
  let day = history.first
  while (day < history.last) {
    const count = history.growthFrom(day, MOST_HISTORY, into)
    for (let k = 1; k <= count; k += 1) growths.push(into[k] ?? 1)
    const after = monthsAfter(day, count)
    // After a gap it goes on from the next day with a value.
    const next = history.starts.find((start) => start > day && start >= after)
    if (next === undefined) break
    day = next
  }
  return Float64Array.from(growths)
}

const MOST_HISTORY = 1_200
