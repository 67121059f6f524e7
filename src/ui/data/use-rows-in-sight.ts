import { useDeferredValue, useMemo } from 'react'

type Shown<Row> = { readonly words: string | null; readonly rows: readonly Row[] }
const NOTHING: Shown<never> = { words: null, rows: [] }

/**
 * When a list opens and with every key of its filter the first rows are there at once, those below when nothing is more urgent. What is
 * moved or removed while the words stay changes at once. `rows` must be memoised.
 */
export function useRowsInSight<Row>(rows: readonly Row[], inSight: number, words: string): readonly Row[] {
  const now = useMemo(() => ({ words, rows }), [words, rows])
  const before = useDeferredValue<Shown<Row>>(now, NOTHING)
  if (before.words === words) return rows
  const first = rows.slice(0, inSight)
  const below = before.rows.filter((row) => !first.includes(row))
  return [...first, ...below.slice(0, rows.length - first.length)]
}
