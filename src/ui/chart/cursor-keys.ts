import { indexAfter, indexAt, type Series, type Span } from './chart-series.ts'

const FAR = 10
const END = Number.POSITIVE_INFINITY
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -FAR,
  PageUp: FAR,
  Home: -END,
  End: END,
}

/** Where a key moves the crosshair: `null` hides it, `undefined` means the key is not ours. */
export function cursorAfter(
  key: string,
  far: boolean,
  cursor: number | null,
  line: Series | undefined,
  span: Span,
): number | null | undefined {
  if (!line) return undefined
  const first = indexAt(line.times, span.from)
  const last = indexAfter(line.times, span.to) - 1
  if (last < first) return undefined
  if (key === 'Escape') return cursor === null ? undefined : null
  const step = steps[key]
  if (!step) return undefined
  const here = cursor === null ? last : indexAt(line.times, cursor)
  return line.times[Math.min(Math.max(here + step * (far ? FAR : 1), first), last)]
}
