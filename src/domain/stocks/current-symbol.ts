import type { Day } from '#domain/time/day.ts'
import type { SymbolChange } from './symbol-lists.ts'

/**
 * The symbol of today for one that was valid on a day. Changes may follow each other. A symbol may be given to another
 * company later: without a day, its last change counts.
 */
export function currentSymbols(changes: readonly SymbolChange[]): (symbol: string, on?: Day) => string {
  const byOld = Map.groupBy(
    changes.toSorted((a, b) => a.day - b.day),
    ({ from }) => from,
  )
  return (symbol, on) => {
    const all = byOld.get(symbol)
    let next = on === undefined ? all?.at(-1) : all?.find(({ day }) => day > on)
    let now = symbol
    while (next) {
      const { to, day } = next
      now = to
      // On one day `A` may become `B` and the former `B` become `C`: only later changes follow.
      next = byOld.get(to)?.find((later) => later.day > day)
    }
    return now
  }
}
