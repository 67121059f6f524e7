import { startTransition, useEffect, useMemo, useState } from 'react'

type Shown<Row> = { readonly words: string | null; readonly rows: readonly Row[] }
const NOTHING: Shown<never> = { words: null, rows: [] }

/**
 * When a list opens and with every key of its filter the first rows are there at once, those below after they were painted.
 * What is moved or removed while the words stay changes at once. `rows` must be memoised.
 */
export function useRowsInSight<Row>(rows: readonly Row[], inSight: number, words: string): readonly Row[] {
  const now = useMemo(() => ({ words, rows }), [words, rows])
  const [before, setBefore] = useState<Shown<Row>>(NOTHING)
  // Not a deferred value: React begins with that before the browser has painted the first rows.
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
