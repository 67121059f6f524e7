import { monthNames, shortDay } from '#ui/data/day-label.ts'
import type { Series, Span } from './chart-series.ts'

export type ScaleKind = 'linear' | 'log'
export type Extent = { readonly min: number; readonly max: number }

/** The value axis: all values plus padding. */
export function extentOf(all: readonly Pick<Series, 'values'>[], kind: ScaleKind): Extent {
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (const { values } of all) {
    for (const value of values) {
      if (value === null || (kind === 'log' && value <= 0)) continue
      if (value < min) min = value
      if (value > max) max = value
    }
  }
  return withAir(min, max, kind)
}

export function withAir(min: number, max: number, kind: ScaleKind): Extent {
  if (!(min <= max)) return kind === 'log' ? { min: 1, max: 10 } : { min: 0, max: 1 }
  // A flat line at zero: the drawdown of something that never fell.
  if (min === 0 && max === 0) return { min: -1, max: 0 }
  if (kind === 'log') return { min: min / 1.06, max: max * 1.06 }
  const padding = (max - min || Math.abs(max) || 1) * 0.06
  // Padding never crosses zero.
  return {
    min: min >= 0 && min - padding < 0 ? 0 : min - padding,
    max: max <= 0 && max + padding > 0 ? 0 : max + padding,
  }
}

/** From 0 at the low end to 1 at the high end. */
export function position(value: number, { min, max }: Extent, kind: ScaleKind): number {
  return kind === 'log' ? Math.log(value / min) / Math.log(max / min) : (value - min) / (max - min)
}

const niceSteps = [1, 2, 2.5, 5, 10]

/** About `count` round values inside the extent, or the given ones. */
export function valueTicks(extent: Extent, kind: ScaleKind, count: number | readonly number[]): readonly number[] {
  if (typeof count !== 'number') return count
  return kind === 'log' ? logTicks(extent, count) : linearTicks(extent, count)
}

function linearTicks({ min, max }: Extent, count: number): number[] {
  const rough = (max - min) / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * (niceSteps.find((nice) => nice * power >= rough * 0.999) ?? 10)
  const first = Math.ceil(min / step - 1e-9)
  const last = Math.floor(max / step + 1e-9)
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)))
}

function logTicks({ min, max }: Extent, count: number): number[] {
  for (const steps of [[1], [1, 3], [1, 2, 5], [1, 1.5, 2, 3, 5, 7]]) {
    const ticks: number[] = []
    for (let power = Math.floor(Math.log10(min)); power <= Math.log10(max); power += 1) {
      for (const step of steps) {
        const tick = Number((step * 10 ** power).toPrecision(12))
        if (tick >= min && tick <= max) ticks.push(tick)
      }
    }
    if (ticks.length >= Math.max(2, count - 1)) return ticks
  }
  return linearTicks({ min, max }, count)
}

export type TimeTick = { readonly at: number; readonly label: string }

const DAY = 86_400
const monthSteps = [1, 2, 3, 6, 12, 24, 36, 60, 120, 240]
/** A day's label is longer than a month's or a year's. */
const DAY_TICKS = 4
const monthStart = (month: number) => Date.UTC(Math.floor(month / 12), month % 12) / 1000

/** At most `count` ticks at the start of years, months or, for short spans, days. January shows the year. */
export function timeTicks({ from, to }: Span, count: number): TimeTick[] {
  const months = (to - from) / (30.44 * DAY)
  if (months < 2) return dayTicks({ from, to }, DAY_TICKS)
  const step = monthSteps.find((each) => months / each <= count) ?? 240
  const start = new Date(from * 1000)
  const ticks: TimeTick[] = []
  const index = start.getUTCFullYear() * 12 + start.getUTCMonth()
  for (let month = Math.floor(index / step) * step; ; month += step) {
    const at = monthStart(month)
    if (at > to) return ticks
    if (at < from) continue
    const isYear = month % 12 === 0
    ticks.push({ at, label: isYear ? String(month / 12) : (monthNames[month % 12] as string) })
  }
}

function dayTicks({ from, to }: Span, count: number): TimeTick[] {
  const step = Math.max(1, Math.ceil((to - from) / DAY / count)) * DAY
  const ticks: TimeTick[] = []
  for (let at = Math.ceil(from / DAY) * DAY; at <= to; at += step) ticks.push({ at, label: shortDay(at) })
  return ticks
}
