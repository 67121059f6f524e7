import { LateCall } from '#domain/api/worker-rpc.ts'
import { type Day, isoDay } from '#domain/time/day.ts'
import type { Feed, FeedTools } from '../feeds/feed.ts'
import { countReasons } from '../feeds/feed-checks.ts'
import { dayNow } from '../feeds/feed-day.ts'
import { FeedError, feedErrorAbout } from '../feeds/feed-error.ts'
import { textOf } from '../feeds/outside-fetch.ts'
import { readZip } from '../feeds/read-zip.ts'
import { type KeptDay, type KnownDay, keepMarketDays, keptBetween, knownDays } from '../market/market-day-collection.ts'
import type { ExchangeFiles } from './exchange-files.ts'
import type { Company, ReadDay } from './read-day-file.ts'
import { readStockDay, writeStockDay, YEAR_DAYS } from './stock-day.ts'
import { rebuildStocks, type StockMarket } from './stock-source.ts'

/** So many days at once, so that the exchange is not asked for a year in a minute. */
const AT_ONCE = 10
const SOON_MS = 20_000
/** A file that is not there yet may still come. */
const LATE_DAYS = 4
const LEAST_ROWS = 20
/** Of the shares of the best day. */
const LEAST_OF_BEST = 0.5
/** Of the shares, how many may close far from the close before. */
const MOST_MOVED = 0.1
const ZIP = { entries: 4, entryBytes: 12_000_000, totalBytes: 12_000_000, ratio: 60, ms: 10_000 }

/** The end-of-day files of an exchange: the last year in the background, newest first, then every evening's. */
export function exchangeDayFeed(files: ExchangeFiles, stocks: StockMarket): Feed {
  /** Of days that are kept and not yet in the packs. */
  const waiting = new Map<string, Company>()
  const failed = new Set<Day>()
  return {
    id: files.feed,
    everyMs: 30 * 60_000,
    async run(tools) {
      const { db, now, end } = tools
      const today = dayNow(now)
      const known = await knownDays(db, 'stock', files.parts)
      const rejected: { reason: string; count: number }[] = []
      let problem: FeedError | undefined
      let rows = 0
      let added = 0
      for (const day of inTurn(missingDays(today, known), today, failed).slice(0, AT_ONCE)) {
        if (end.aborted) break
        const read = await dayOf(files, stocks, tools, day, known).catch((error) => feedErrorAbout(isoDay(day), error))
        if (read instanceof FeedError) {
          problem ??= read
          failed.add(day)
          if (isAway(read)) break
          continue
        }
        failed.delete(day)
        if (!read) continue
        await keepMarketDays(db, 'stock', read.parts)
        for (const company of read.companies) if (!waiting.has(company.symbol)) waiting.set(company.symbol, company)
        rejected.push(...Object.entries(read.rejected).map(([reason, count]) => ({ reason, count })))
        rows += read.rows
        added += Number(read.rows > 0)
      }
      if (waiting.size > 0) {
        await rebuildStocks(stocks, db, today, [{ exchange: files.exchange, companies: [...waiting.values()] }])
        waiting.clear()
      }
      const changed = isAway(problem) ? 0 : await lateDeliveries(files, stocks, tools, known)
      if (problem && added + changed === 0) throw problem
      const days = await knownDays(db, 'stock', files.parts)
      const dataDay = days.findLast(({ instruments }) => instruments > 0)?.day
      const left = missingDays(today, days).filter((day) => day < today - LATE_DAYS && !failed.has(day)).length
      return {
        rows,
        added,
        changed,
        rejected: countReasons(rejected),
        dataDay: dataDay === undefined ? null : isoDay(dataDay),
        ...(problem && { reason: problem.reason, detail: problem.detail ?? null }),
        ...(left > 0 && { againMs: SOON_MS }),
      }
    },
  }
}

/** Recent days first, and last the older ones whose file was bad: those would hold up all before them. */
function inTurn(days: readonly Day[], today: Day, failed: ReadonlySet<Day>): Day[] {
  const isLast = (day: Day) => day < today - LATE_DAYS && failed.has(day)
  return days.toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)))
}

const isAway = (problem: FeedError | undefined) => problem?.reason === 'timeout' || problem?.reason === 'unreachable'

/** Weekdays that are not known, newest first. */
export function missingDays(today: Day, known: readonly KnownDay[]): Day[] {
  const days = new Set(known.map(({ day }) => day))
  const all = Array.from({ length: YEAR_DAYS }, (_, back) => today - back)
  return all.filter((day) => !days.has(day) && isWeekday(day))
}

/** 1 January 1970 was a Thursday. */
const isWeekday = (day: Day) => (day + 4) % 7 !== 0 && (day + 4) % 7 !== 6

type Read = Pick<Extract<ReadDay, { ok: true }>, 'parts' | 'companies' | 'rows' | 'rejected'>

/** Nothing where the day's file may still come. */
async function dayOf(
  files: ExchangeFiles,
  stocks: StockMarket,
  tools: FeedTools,
  day: Day,
  known: readonly KnownDay[],
): Promise<Read | undefined> {
  const text = await fileOf(files, tools, day)
  const read = text === undefined ? undefined : await stocks.reader.readDay(text, files.exchange, day)
  // On a holiday there is no file, or the last one again.
  if (!read || (!read.ok && read.reason === 'another-day'))
    return day >= dayNow(tools.now) - LATE_DAYS ? undefined : emptyDay(files, day)
  if (!read.ok) throw new FeedError('unknown-layout', read.reason)
  const best = known.reduce((most, { instruments }) => Math.max(most, instruments), 0)
  if (read.rows < Math.max(LEAST_ROWS, best * LEAST_OF_BEST)) throw new FeedError('far-fewer-rows', `${read.rows}`)
  if (read.moved > read.rows * MOST_MOVED) throw new FeedError('implausible', `${read.moved} of ${read.rows}`)
  return { ...read, parts: await delivered(files, stocks, tools, day, read.parts) }
}

const emptyDay = ({ exchange }: ExchangeFiles, day: Day): Read => ({
  parts: writeStockDay(exchange, day, []),
  companies: [],
  rows: 0,
  rejected: {},
})

async function fileOf({ address, limits, isZip }: ExchangeFiles, tools: FeedTools, day: Day) {
  try {
    const bytes = await tools.fetchBytes(address(day), limits)
    if (!isZip) return textOf(bytes)
    const file = [...(await readZip(bytes, ZIP))].find(([name]) => /\.csv$/i.test(name))
    if (!file) throw new FeedError('bad-archive', 'no table in it')
    return textOf(file[1])
  } catch (error) {
    if (error instanceof FeedError && error.reason === 'bad-status' && error.detail === '404') return undefined
    throw error
  }
}

/** Who the shares went to is worth no failure. */
async function delivered(
  { deliveryAddress, deliveryLimits }: ExchangeFiles,
  stocks: StockMarket,
  tools: FeedTools,
  day: Day,
  parts: readonly KeptDay[],
): Promise<readonly KeptDay[]> {
  if (!deliveryAddress || day < dayNow(tools.now) - LATE_DAYS) return parts
  try {
    const text = await tools.fetch(deliveryAddress(day), deliveryLimits)
    return await stocks.reader.withDelivery(text, day, parts)
  } catch (error) {
    if (error instanceof FeedError || error instanceof LateCall) return parts
    throw error
  }
}

/** Asks again for recent days whose delivery file was not there yet; says for how many it came. */
async function lateDeliveries(
  files: ExchangeFiles,
  stocks: StockMarket,
  tools: FeedTools,
  known: readonly KnownDay[],
): Promise<number> {
  if (!files.deliveryAddress) return 0
  const { db, now, end } = tools
  const { from, to } = files.parts
  let came = 0
  for (const { day, instruments } of known) {
    if (end.aborted || instruments === 0 || day < dayNow(now) - LATE_DAYS) continue
    const kept = (await keptBetween(db, 'stock', day, day)).filter(({ part = 0 }) => part >= from && part <= to)
    if (hasDelivery(kept)) continue
    const parts = await delivered(files, stocks, tools, day, kept)
    if (!hasDelivery(parts)) continue
    await keepMarketDays(db, 'stock', parts)
    came += 1
  }
  return came
}

const hasDelivery = (parts: readonly KeptDay[]) =>
  parts.some((part) => readStockDay(part).rows.some((row) => row.delivered !== null))
