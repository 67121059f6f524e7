import type { Day } from '#domain/time/day.ts'
import { firstAt, MOST_GAP, pointAt, type Series } from './series.ts'
import { move, type OthersMoved, unitFactor, usualMove } from './unit-change.ts'

/** A published value that cannot be true, and how it was handled. */
export type BadPoint =
  /** Zero or missing: dropped. */
  | { readonly kind: 'zero'; readonly day: Day; readonly value: number }
  /** Far off for one day and back on the next: dropped. */
  | { readonly kind: 'wrong-day'; readonly day: Day; readonly value: number }
  /** From this day a unit is `value` times as large: earlier values are multiplied by it. */
  | { readonly kind: 'face-value'; readonly day: Day; readonly value: number }

/** What is known of a scheme besides its values. */
export type About = {
  /** Traded on an exchange: may be split by any ratio. */
  readonly traded?: boolean
  readonly others?: OthersMoved | undefined
}

export type CleanHistory = {
  /** The series that all measures use. */
  readonly series: Series
  /** Problems of the published series, by day. */
  readonly badPoints: readonly BadPoint[]
  /** Days before which an unexplained change happened within a gap. Nothing is measured across them. */
  readonly unsure: readonly Day[]
}

/** The only place where published values become measured ones, for fund pages and the whole market alike. */
export function cleaned(published: Series, about: About = {}): CleanHistory {
  const zeros = badAt(published, ({ values }, at) => !isPositive(values[at]), 'zero')
  const positive = corrected(published, zeros)
  const wrongDays = badAt(positive, (series, at) => isWrongDay(series, at, about), 'wrong-day')
  const steady = corrected(positive, wrongDays)
  const { badPoints: changes, unsure } = changesIn(steady, about)
  return {
    series: corrected(steady, changes),
    badPoints: [...zeros, ...wrongDays, ...changes].toSorted((a, b) => a.day - b.day),
    unsure,
  }
}

/** Applies known corrections to a published series. */
export function corrected(published: Series, badPoints: readonly BadPoint[]): Series {
  if (badPoints.length === 0) return published
  const left = new Set(badPoints.flatMap(({ kind, day }) => (kind === 'face-value' ? [] : [day])))
  const isGood = (_: number, at: number) => !left.has(published.days[at] ?? 0)
  const series = { days: published.days.filter(isGood), values: published.values.filter(isGood) }
  for (const { kind, day, value } of badPoints) {
    const end = kind === 'face-value' ? firstAt(series, day) : 0
    for (let at = 0; at < end; at += 1) series.values[at] = (series.values[at] ?? 0) * value
  }
  return series
}

/** Days that only the category's or market's move can tell from an error: far off and back on the next day. */
export const doubtedDays = (published: Series): Day[] =>
  badAt(published, (series, at) => swingAt(series, at) > 0, 'wrong-day').map(({ day }) => day)

/** Smaller moves are never suspicious. */
const LEAST_JUMP = 0.03
/** A wrong day is this many times the usual move around it; crashes come when large moves are usual. */
const UNUSUAL = 12
/** At most this share of it remains the next day; payouts and crashes do not reverse overnight. */
const REMAINS = 0.2
/** If peers moved at least this share of it, it was the market. */
const SHARED = 0.3
/** Without peers: this many times the usual move, or more than a market has ever moved and reversed. */
const [ALONE, NEVER] = [40, 0.15]

function isWrongDay(series: Series, at: number, { others }: About): boolean {
  const jump = swingAt(series, at)
  if (jump === 0) return false
  const there = move(series.values, at)
  const moved = others?.(series.days[at - 1] ?? 0, series.days[at] ?? 0)
  if (moved !== undefined) return moved / there < SHARED
  return jump > Math.min(NEVER, ALONE * usualMove(series.values, at))
}

/** The deviation of a day from both neighbours if unusual; else 0. */
function swingAt({ days, values }: Series, at: number): number {
  const [there, back] = [move(values, at), move(values, at + 1)]
  const jump = Math.min(Math.abs(there), Math.abs(back))
  if (!(jump > LEAST_JUMP) || there > 0 === back > 0 || Math.abs(there + back) > REMAINS * jump) return 0
  if ((days[at + 1] ?? 0) - (days[at - 1] ?? 0) > 2 * MOST_GAP) return 0
  return jump > UNUSUAL * usualMove(values, at) ? jump : 0
}

function changesIn(series: Series, about: About): Pick<CleanHistory, 'badPoints' | 'unsure'> {
  const badPoints: BadPoint[] = []
  const unsure: Day[] = []
  for (let at = 1; at < series.values.length; at += 1) {
    const day = series.days[at] ?? 0
    const value = unitFactor(series, at, about)
    if (value === undefined) unsure.push(day)
    else if (value !== 1) badPoints.push({ kind: 'face-value', day, value })
  }
  return { badPoints, unsure }
}

const isPositive = (value = 0) => value > 0 && value < Number.POSITIVE_INFINITY

function badAt(series: Series, isBad: (series: Series, at: number) => boolean, kind: 'zero' | 'wrong-day'): BadPoint[] {
  const found: BadPoint[] = []
  for (let at = 0; at < series.values.length; at += 1)
    if (isBad(series, at)) found.push({ kind, day: 0, value: 0, ...pointAt(series, at) })
  return found
}
