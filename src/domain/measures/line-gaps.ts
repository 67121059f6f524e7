import type { Day } from '#domain/time/day.ts'

type Line = { readonly days: ArrayLike<number>; readonly values: ArrayLike<number | null> }

/** Longer gaps are not drawn as a straight line. */
const DRAWN_GAP = 21

/** Adds a day without a value after each value that is followed by a gap of weeks. */
export function withGaps(line: Line, { days }: { readonly days: ArrayLike<number> }) {
  const ends = new Set<Day>()
  for (let at = 1; at < days.length; at += 1)
    if ((days[at] ?? 0) - (days[at - 1] ?? 0) > DRAWN_GAP) ends.add(days[at - 1] ?? 0)
  const points = Array.from(line.days, (day, at) => [day, line.values[at] ?? null] as const)
  if (ends.size === 0) return { days: points.map(([day]) => day), values: points.map(([, value]) => value) }
  const sorted = [...ends]
  const all = points.flatMap((point, at) => {
    const next = points[at + 1]?.[0] ?? 0
    const gap = sorted.find((end) => end >= point[0] && end < next)
    return gap === undefined ? [point] : [point, [Math.max(gap, point[0]) + 1, null] as const]
  })
  return { days: all.map(([day]) => day), values: all.map(([, value]) => value) }
}
