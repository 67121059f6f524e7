import { startTransition, useEffect, useMemo, useState } from 'react'

type Shown<Row> = { readonly words: string | null; readonly rows: readonly Row[] }
const NOTHING: Shown<never> = { words: null, rows: [] }

/**
 * Renders the first rows at once and the rest after the next paint, on opening and on every filter key. Moves and
 * removals under the same filter apply at once. `rows` must be memoised.
 */
export function useRowsInSight<Row>(rows: readonly Row[], inSight: number, words: string): readonly Row[] {
  const now = useMemo(() => ({ words, rows }), [words, rows])
  const [before, setBefore] = useState<Shown<Row>>(NOTHING)
  // Not useDeferredValue: React would start on the rest before the first rows are painted.
  useEffect(() => {
    let painted: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      painted = setTimeout(() => startTransition(() => setBefore(now)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(painted)
    }
  }, [now])
  if (before.words === words) return rows
  const first = rows.slice(0, inSight)
  const below = before.rows.filter((row) => !first.includes(row))
  return [...first, ...below.slice(0, rows.length - first.length)]
}
