import { indexAfter, indexAt, type Series, type Span } from './chart-series.ts'

const FAR = 10

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
  const here = cursor === null ? last : Math.min(Math.max(indexAt(line.times, cursor), first), last)
  const step = far ? FAR : 1
  const target: Record<string, number> = {
    ArrowLeft: here - step,
    ArrowDown: here - step,
    ArrowRight: here + step,
    ArrowUp: here + step,
    PageDown: here - FAR,
    PageUp: here + FAR,
    Home: first,
    End: last,
  }
  if (key === 'Escape') return cursor === null ? undefined : null
  const next = target[key]
  return next === undefined ? undefined : line.times[Math.min(Math.max(next, first), last)]
}
