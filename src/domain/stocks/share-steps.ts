import type { CorporateAction } from '#domain/packs/price-history.ts'
import type { Day } from '#domain/time/day.ts'

/** From its day on, one share or price of before counts as `factor`. */
export type Step = { readonly day: Day; readonly factor: number }

/** Splits and bonuses as steps: 5 for a split of one into five. */
export const shareSteps = (actions: readonly CorporateAction[]): Step[] =>
  actions.flatMap(({ day, kind, value }) => {
    const factor = Number(value)
    return kind !== 'dividend' && factor > 0 && factor < Number.POSITIVE_INFINITY ? [{ day, factor }] : []
  })

/** For each of ascending days, the product of all steps after it. Steps may have any order. */
export function productAfter(days: readonly Day[], steps: readonly Step[]): Float64Array {
  const product = new Float64Array(days.length).fill(1)
  if (steps.length === 0) return product
  const latestFirst = steps.toSorted((a, b) => b.day - a.day)
  let [after, next] = [1, 0]
  for (let at = days.length - 1; at >= 0; at -= 1) {
    for (let step = latestFirst[next]; step && step.day > (days[at] ?? 0); step = latestFirst[next]) {
      after *= step.factor
      next += 1
    }
    product[at] = after
  }
  return product
}
