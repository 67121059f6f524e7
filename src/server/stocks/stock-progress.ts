import type { Day } from '#domain/time/day.ts'
import type { Database } from '../db/database.ts'
import { knownDays } from '../market/market-day-collection.ts'
import { missingDays } from './exchange-day-feed.ts'
import { partsOf } from './stock-day.ts'

/** Of the weekdays of a year, how many are known, holidays included. */
export async function stockProgress(db: Database, today: Day): Promise<{ known: number; wanted: number }> {
  const known = await knownDays(db, 'stock', partsOf('NSE'))
  const wanted = missingDays(today, []).length
  return { known: wanted - missingDays(today, known).length, wanted }
}
