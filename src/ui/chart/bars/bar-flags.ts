import type { ChartColumn } from '#ui/chart/chart-column.ts'
import type { ChartFlag, SignedMark } from '#ui/chart/chart-marks.tsx'
import type { Span } from '#ui/chart/chart-series.ts'
import type { PaneMark } from '#ui/chart/pane-view.ts'
import { dayLabel } from '#ui/data/day-label.ts'

/** Closer letters would cover each other on a phone. A share of the period, so that SVG and canvas agree. */
const LEAST_DISTANCE = 1 / 18

/** The flags that have room: rare letters first, then the newest. The list below the chart has all of them. */
export function flagMarks(flags: readonly ChartFlag[], { from, to }: Span): PaneMark[] {
  const count = Map.groupBy(flags, ({ letter }) => letter)
  const frequency = ({ letter }: ChartFlag) => count.get(letter)?.length ?? 0
  const apart = (to - from) * LEAST_DISTANCE
  const shown: ChartFlag[] = []
  const candidates = flags
    .filter(({ at }) => at >= from && at <= to)
    .sort((a, b) => frequency(a) - frequency(b) || b.at - a.at)
  for (const flag of candidates) {
    if (shown.every(({ at }) => Math.abs(at - flag.at) >= apart)) shown.push(flag)
  }
  return shown.sort((a, b) => a.at - b.at).map(({ at, letter }) => ({ at, sign: letter, onAxis: true }))
}

/** All of them, newest first, for the list. */
export const listedFlags = (flags: readonly ChartFlag[]): SignedMark[] =>
  flags.map(({ at, letter, what }) => ({ at, sign: letter, what: `${dayLabel(at)}: ${what}` })).reverse()

/** What happened on the day, as a column of its own if anything ever did. */
export function flagColumns(flags: readonly ChartFlag[]): ChartColumn[] {
  if (flags.length === 0) return []
  const days = [...Map.groupBy(flags, ({ at }) => at)]
  return [
    {
      id: 'event',
      label: 'Event',
      valueAt: (moment) => days.find(([at]) => at === moment)?.[0] ?? null,
      format: (day) => (days.find(([at]) => at === day)?.[1] ?? []).map(({ what }) => what).join(', '),
    },
  ]
}
