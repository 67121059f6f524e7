import { useDeferredValue } from 'react'

/** The first rows change with the key that was typed, those below when nothing is more urgent. `rows` must be memoised. */
export function useRowsInSight<Row>(rows: readonly Row[], inSight: number): Row[] {
  const first = rows.slice(0, inSight)
  const below = useDeferredValue(rows).filter((row) => !first.includes(row))
  return [...first, ...below.slice(0, rows.length - first.length)]
}
