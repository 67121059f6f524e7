/** One line of a chart: times in seconds, ascending, and a value for each; `null` where there is none. */
export type Series = {
  readonly id: string
  readonly label: string
  /** An instrument keeps its colour on every page. */
  readonly color: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
  readonly times: readonly number[]
  readonly values: readonly (number | null)[]
}

export type Span = { readonly from: number; readonly to: number }

/** The span that all lines together cover. */
export function wholeSpan(lines: readonly Series[]): Span {
  let from = Number.POSITIVE_INFINITY
  let to = Number.NEGATIVE_INFINITY
  for (const { times } of lines) {
    from = Math.min(from, times[0] ?? from)
    to = Math.max(to, times.at(-1) ?? to)
  }
  return from <= to ? { from, to } : { from: 0, to: 1 }
}

/** First index whose time is not before the moment. */
export function indexAt(times: readonly number[], moment: number): number {
  let low = 0
  let high = times.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((times[middle] as number) < moment) low = middle + 1
    else high = middle
  }
  return low
}

/** First index whose time is after the moment. */
export function indexAfter(times: readonly number[], moment: number): number {
  const at = indexAt(times, moment)
  return times[at] === moment ? at + 1 : at
}

type Timed = Pick<Series, 'times' | 'values'>

export function within<Line extends Timed>(line: Line, { from, to }: Span): Line {
  const start = indexAt(line.times, from)
  const end = indexAfter(line.times, to)
  if (start === 0 && end === line.times.length) return line
  return { ...line, times: line.times.slice(start, end), values: line.values.slice(start, end) }
}

/** Change since the first value, in per cent, so that different instruments are comparable. */
export function rebased(line: Series): Series {
  const base = line.values.find((value) => value !== null && value > 0)
  const values = line.values.map((value) => (value === null || !base ? null : (value / base - 1) * 100))
  return { ...line, values }
}

/** Percent below the running maximum: 0 at a new high, −40 after a fall of 40%. */
export function drawdown(line: Series): Series {
  let peak = 0
  const values = line.values.map((value) => {
    if (value === null) return null
    peak = Math.max(peak, value)
    return peak > 0 ? (value / peak - 1) * 100 : null
  })
  return { ...line, values }
}

/** Downsamples to at most `most` points that look the same: first, lowest, highest and last of each bucket. */
export function thinned(line: Series, most: number): Series {
  const { times, values } = line
  if (times.length <= most) return line
  const stretches = Math.max(1, Math.floor(most / 4))
  const kept: number[] = []
  for (let stretch = 0; stretch < stretches; stretch += 1) {
    const start = Math.floor((stretch * times.length) / stretches)
    const end = Math.floor(((stretch + 1) * times.length) / stretches)
    let lowest = start
    let highest = start
    for (let at = start; at < end; at += 1) {
      if ((values[at] ?? Number.POSITIVE_INFINITY) < (values[lowest] ?? Number.POSITIVE_INFINITY)) lowest = at
      if ((values[at] ?? Number.NEGATIVE_INFINITY) > (values[highest] ?? Number.NEGATIVE_INFINITY)) highest = at
    }
    for (const at of new Set([start, Math.min(lowest, highest), Math.max(lowest, highest), end - 1])) kept.push(at)
  }
  return {
    ...line,
    times: kept.map((at) => times[at] as number),
    values: kept.map((at) => values[at] as number | null),
  }
}

/** The index of the last value at or before a moment. */
export function lastAt(line: Series, moment: number): number | undefined {
  for (let at = indexAfter(line.times, moment) - 1; at >= 0; at -= 1) if (line.values[at] !== null) return at
  return undefined
}

/** The line's value at a marked moment; undefined outside the shown period or, on a log scale, at or below zero. */
export function markedValue(line: Series | undefined, moment: number, { from, to }: Span, log: boolean): number | null {
  const at = line && moment >= from && moment <= to ? lastAt(line, moment) : undefined
  const value = at === undefined ? null : (line?.values[at] ?? null)
  return value !== null && log && value <= 0 ? null : value
}
