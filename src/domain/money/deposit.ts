import { DAYS_IN_YEAR } from '#domain/measures/returns.ts'
import type { Flow } from './ledger.ts'

/**
 * The balance on each of the days, had the same flows gone into and out of a deposit at a bank: `rate` is a year's (0.065), and interest
 * is added every quarter, as banks in India do. No more is taken out than there is. Days and flows rise.
 */
export function depositCourse(flows: readonly Flow[], rate: number, days: Int32Array): Float64Array {
  const perDay = (4 * Math.log1p(rate / 4)) / DAYS_IN_YEAR
  let [balance, next, before] = [0, 0, days[0] ?? 0]
  return Float64Array.from(days, (day) => {
    balance *= Math.exp(perDay * (day - before))
    before = day
    for (let flow = flows[next]; flow && flow.day <= day; flow = flows[next]) {
      balance = Math.max(0, balance - flow.amount * Math.exp(perDay * (day - flow.day)))
      next += 1
    }
    return balance
  })
}
