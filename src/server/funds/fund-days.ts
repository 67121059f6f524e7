import type { Day } from '#domain/time/day.ts'
import type { Database } from '../db/database.ts'
import { type KeptDay, keptDays } from '../market/market-day-collection.ts'
import { neededDays } from './wanted-days.ts'

/** The days that the fund market of a day is made of, as they are kept. */
export const keptFundDays = (db: Database, market: Day): Promise<KeptDay[]> =>
  keptDays(db, 'fund', (known) => neededDays(market, known))
