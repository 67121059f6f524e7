import type { MethodList } from '#domain/api/worker-rpc.ts'
import { readRatesFile } from '#domain/money/rates-file.ts'
import type { Day } from '#domain/time/day.ts'

export const ratesWork = { readRates: (text: string, today: Day) => readRatesFile(text, today) }
export type RatesWork = typeof ratesWork

/** Far more than it takes on a busy machine: for a file that would never end. */
export const ratesWorkMethods: MethodList<RatesWork> = { readRates: 60_000 }
