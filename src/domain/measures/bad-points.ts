import type { Day } from '#domain/time/day.ts'
import { firstAt, MOST_GAP, pointAt, type Series } from './series.ts'
import { move, type OthersMoved, unitFactor, usualMove } from './unit-change.ts'

/** What a source published and cannot be true, and what was done about it. */
export type BadPoint =
  /** A value of zero, or none at all: left out. */
  | { readonly kind: 'zero'; readonly day: Day; readonly value: number }
  /** Far off for one day, and back on the next: left out. */
  | { readonly kind: 'wrong-day'; readonly day: Day; readonly value: number }
  /** From this day on a unit is `value` times as large: all values before are multiplied by it. */
  | { readonly kind: 'face-value'; readonly day: Day; readonly value: number }

/** What is known of a scheme beside its own values. */
export type About = {
  /** Traded on an exchange: may be split by any ratio. */
  readonly traded?: boolean
  readonly others?: OthersMoved | undefined
}

export type CleanHistory = {
  /** The only series that measures are taken of. */
  readonly series: Series
  /** What was wrong with the published one, by day. */
  readonly badPoints: readonly BadPoint[]
  /** Days since whose value before more happened than values so far apart can explain. Nothing is measured across them. */
  readonly unsure: readonly Day[]
}

/** The one place where published values become those that are measured: on a fund's page and for the whole market alike. */
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

/** A published series without what is known to be wrong with it. */
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

/** Days that only the category or the market can tell from a mistake: far off and back on the next. */
export const doubtedDays = (published: Series): Day[] =>
  badAt(published, (series, at) => swingAt(series, at) > 0, 'wrong-day').map(({ day }) => day)

/** Smaller moves are never doubted. */
const LEAST_JUMP = 0.03
/** A wrong day is so many times the move that is usual around it; crashes come in wild times, when large moves are usual. */
const UNUSUAL = 12
/** And what remains of it the day after is a smaller part than this; a payout or a crash is not back on the next day. */
const REMAINS = 0.2
/** Where the others went at least so much of the way with it, it was the market. */
const SHARED = 0.3
/** Where nobody can be asked: so many times the usual move, or more than a whole market has ever gone there and back. */
const [ALONE, NEVER] = [40, 0.15]

function isWrongDay(series: Series, at: number, { others }: About): boolean {
  const jump = swingAt(series, at)
  if (jump === 0) return false
  const there = move(series.values, at)
  const moved = others?.(series.days[at - 1] ?? 0, series.days[at] ?? 0)
  if (moved !== undefined) return moved / there < SHARED
  return jump > Math.min(NEVER, ALONE * usualMove(series.values, at))
}

/** How far a day is off from both days beside it, where that is unusual; else 0. */
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
