import { DAYS_IN_YEAR } from '#domain/time/calendar.ts'
import type { Flow } from './ledger.ts'

/**
 * The FD balance on each day with the same flows: yearly `rate` (0.065), compounded quarterly as Indian banks do.
 * Withdrawals are capped at the balance. Days and flows ascend.
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
