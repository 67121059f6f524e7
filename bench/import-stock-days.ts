import type { Day } from '#domain/time/day.ts'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrations.ts'
import { readEnvironment } from '#server/environment.ts'
import { dayNow } from '#server/feeds/feed-day.ts'
import { keepMarketDays } from '#server/market/market-day-collection.ts'
import { missingDays } from '#server/stocks/exchange-day-feed.ts'
import { writeStockDay } from '#server/stocks/stock-day.ts'
import { exchangeDayPath, exchangeTable, zippedTable } from '#tests/exchange-day.ts'
import { seeded } from './fund-names.ts'

/** As many as NSE lists. */
const SHARES = 3_000

/** Weekdays of a year, newest first. */
const weekdays = () => missingDays(dayNow(new Date()), [])

const symbols = Array.from({ length: SHARES }, (_, n) => `BENCH${String(n).padStart(4, '0')}`)

/** Closes of a day: each share moves a little. */
function closesOn(day: Day): number[] {
  const random = seeded(day)
  return symbols.map((_, n) => Math.round((100 + (n % 900)) * (0.98 + 0.04 * random()) * 100) / 100)
}

/** All days of a year but the last, in the database that the settings name. */
export async function keepStockYear(env: Record<string, string>): Promise<void> {
  const database = await openDatabase(readEnvironment(env))
  await migrate(database.db)
  for (const day of weekdays().slice(1)) {
    const rows = closesOn(day).map((close, n) => ({
      ...{ symbol: symbols[n] ?? '', open: close, high: close + 1, low: close - 1, close },
      ...{ volume: 1_000, traded: close * 1_000, delivered: null, serial: null },
    }))
    await keepMarketDays(database.db, 'stock', writeStockDay('NSE', day, rows))
  }
  await database.close()
}

/** The file of the last day, as NSE has it. */
export function lastStockDay(): { path: string; bytes: Buffer } {
  const [day = 0, before = 0] = weekdays()
  const previous = closesOn(before)
  const shares = closesOn(day).map((close, n) => ({ symbol: symbols[n] ?? '', close, previous: previous[n] ?? close }))
  return { path: exchangeDayPath(day), bytes: zippedTable(exchangeTable(day, shares)) }
}
