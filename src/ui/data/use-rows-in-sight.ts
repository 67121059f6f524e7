import { useDeferredValue } from 'react'

const NONE: readonly never[] = []

/** The first rows are there at once, also with every key that is typed; those below when nothing is more urgent. `rows` must be memoised. */
export function useRowsInSight<Row>(rows: readonly Row[], inSight: number): Row[] {
  const first = rows.slice(0, inSight)
  const below = useDeferredValue<readonly Row[]>(rows, NONE).filter((row) => !first.includes(row))
  return [...first, ...below.slice(0, rows.length - first.length)]
}
