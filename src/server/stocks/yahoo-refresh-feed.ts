import { setTimeout } from 'node:timers/promises'
import { textAt } from '#domain/packs/instrument-pack.ts'
import type { StockPack } from '#domain/stocks/stock-pack.ts'
import { isoDay } from '#domain/time/day.ts'
import type { Feed, FeedTools } from '../feeds/feed.ts'
import { countReasons } from '../feeds/feed-checks.ts'
import { FeedError, feedErrorAbout } from '../feeds/feed-error.ts'
import { keepHistory, knownHistories } from '../market/history-collection.ts'
import type { InstrumentPacks } from '../market/made-pack.ts'
import { placeInFiles } from './stock-day.ts'
import type { StockMarket } from './stock-source.ts'
import { askYahoo, type ReadChart, readChart, type YahooChart } from './yahoo-feed.ts'

const HOUR_MS = 3_600_000
const EVERY_MS = HOUR_MS / 2
/** So old a price is asked for again; a symbol that is refused waits as long. */
const OLD_MS = 6 * HOUR_MS
/** One at which the source failed as a whole: it may be the reason, and holds up no others. */
const REST_MS = HOUR_MS
/** In a run, one after the other. */
const MOST = 20
const PAUSE_MS = 1_000
/** The lease of a run is five minutes. */
const MOST_MS = 3 * 60_000

/** Stocks that are in no exchange's files, such as those of other countries: the oldest prices are asked for again. */
export function yahooRefreshFeed(address: string, stocks: StockMarket, pauseMs = PAUSE_MS): Feed {
  const restsUntil = new Map<string, number>()
  return {
    id: 'yahoo-refresh',
    everyMs: EVERY_MS,
    async run(tools) {
      const { db, now, lastGood } = tools
      const histories = await knownHistories(db, 'stock')
      const time = now.getTime()
      const fetchedAt = (id: string) => histories.get(id)?.fetchedAt.getTime() ?? 0
      const pack = stocks.live()
      const due = (pack ? outsideFiles(pack) : [])
        .filter((id) => time - fetchedAt(id) >= OLD_MS && (restsUntil.get(id) ?? 0) <= time)
        .toSorted((a, b) => fetchedAt(a) - fetchedAt(b))
      const asked = await askAll(due.slice(0, MOST), (id) => askYahoo(address, id, stocks, tools), tools, pauseMs)
      const { read, failed } = await keepAll(asked.charts, stocks, tools)
      const problems = new Map([...asked.failed, ...failed])
      for (const [id, problem] of problems) restsUntil.set(id, time + (isForAll(problem) ? REST_MS : OLD_MS))
      const [problem] = problems.values()
      if (problem && read.length === 0) throw problem
      const newest = Math.max(...read.map(({ row }) => row.lastDay))
      return {
        ...{ rows: read.length, added: 0, changed: read.length, rejected: countReasons([...problems.values()]) },
        dataDay: read.length > 0 ? isoDay(newest) : (lastGood?.dataDay ?? null),
        ...(problem && { reason: problem.reason, detail: problem.detail ?? null }),
      }
    },
  }
}

function outsideFiles(pack: StockPack): string[] {
  const ids = Array.from({ length: pack.count }, (_, at) => pack.ids.at(at))
  return ids.filter((id, at) => placeInFiles(id, textAt(pack.texts.exchange, at)) === undefined)
}

type Failed = ReadonlyMap<string, FeedError>

/** A stock after the other, until the source refuses them all. */
async function askAll(
  ids: readonly string[],
  ask: (id: string) => Promise<YahooChart>,
  { end }: FeedTools,
  pauseMs: number,
): Promise<{ charts: YahooChart[]; failed: Failed }> {
  const charts: YahooChart[] = []
  const failed = new Map<string, FeedError>()
  const until = performance.now() + MOST_MS
  for (const [at, id] of ids.entries()) {
    if (at > 0) await setTimeout(pauseMs, undefined, { signal: end }).catch(() => {})
    if (end.aborted || performance.now() > until) break
    const chart = await ask(id).catch((error) => feedErrorAbout(id, error))
    if (!(chart instanceof FeedError)) {
      charts.push(chart)
      continue
    }
    failed.set(id, chart)
    if (isForAll(chart)) break
  }
  return { charts, failed }
}

/** All in one: browsers fetch the packs once, not for each. */
const keepAll = (charts: readonly YahooChart[], stocks: StockMarket, { db }: FeedTools) =>
  stocks.change(async (list) => {
    let packs: InstrumentPacks | undefined
    const read: ReadChart[] = []
    const failed = new Map<string, FeedError>()
    const sparks = await stocks.keptSparks()
    for (const chart of charts) {
      const known = { list: packs?.list.bytes ?? list, sparks: packs?.sparks.bytes ?? sparks, names: null }
      const one = await readChart(chart, known, stocks, db).catch((error) => feedErrorAbout(chart.id, error))
      if (one instanceof FeedError) {
        failed.set(chart.id, one)
        continue
      }
      read.push(one)
      packs = one.packs ?? packs
    }
    return {
      result: { read, failed },
      packs,
      also: async (tx) => {
        for (const { row } of read) await keepHistory(tx, row)
      },
    }
  })

const refusals = ['401', '403', '429', '500', '502', '503', '504']
/** The others would be refused too. */
const isForAll = ({ reason, detail = '' }: FeedError) =>
  reason === 'timeout' || reason === 'unreachable' || refusals.some((status) => detail.endsWith(`: ${status}`))
