import { expect, test } from 'vitest'
import { instrumentAt } from '#domain/packs/instrument-pack.ts'
import { dayChange } from '#domain/packs/instrument-quote.ts'
import { buildStockDetails } from '#domain/stocks/build-stock-details.ts'
import { stockDetails } from '#domain/stocks/stock-details.ts'
import { readIsoDay } from '#domain/time/day.ts'
import { startSource } from '#tests/bad-source.ts'
import { onBothDatabases } from '#tests/databases.ts'
import { exchangeDay, exchangeDayPath, exchangeTable, zippedTable } from '#tests/exchange-day.ts'
import { zipOf } from '#tests/zip-archive.ts'
import type { Feed } from '../feeds/feed.ts'
import { knowFeeds } from '../feeds/feed-collection.ts'
import { runFeed } from '../feeds/run-feed.ts'
import { createLog } from '../log.ts'
import { keepMarketDays, knownDays } from '../market/market-day-collection.ts'
import { openMarket } from '../open-market.ts'
import { exchangeDayFeed, missingDays } from './exchange-day-feed.ts'
import { nseFiles } from './exchange-files.ts'
import { nseListsFeed } from './nse-lists-feed.ts'
import { writeStockDay } from './stock-day.ts'
import { openStockPages } from './stock-pages.ts'
import { yahooRefreshFeed } from './yahoo-refresh-feed.ts'

const log = createLog('silent')
const FRIDAY = readIsoDay('2026-11-13') ?? 0
const FULL_HEAD =
  'SYMBOL, SERIES, DATE1, PREV_CLOSE, OPEN_PRICE, HIGH_PRICE, LOW_PRICE, LAST_PRICE, CLOSE_PRICE, AVG_PRICE, TTL_TRD_QNTY, TURNOVER_LACS, NO_OF_TRADES, DELIV_QTY, DELIV_PER'

onBothDatabases('stock sources', ({ open }) => {
  async function prepared(now = '2026-11-13T15:00:00Z') {
    const { db } = await open()
    await knowFeeds(db, ['nse-day', 'nse-lists', 'yahoo', 'yahoo-refresh'], new Date(now))
    const time = { now: Date.parse(now) }
    const clock = () => new Date(time.now)
    const run = (feed: Feed) => {
      time.now += 60_000
      return runFeed(feed, { db, clock, log, end: new AbortController().signal })
    }
    const market = openMarket({ db, mode: 'live', clock, log, prepared: new Map() })
    await market.ready
    let lists = 0
    const { change } = market.stocks
    market.stocks.change = (make) =>
      change(async (list) => {
        const made = await make(list)
        lists += Number(made.packs !== undefined)
        return made
      })
    const pages = (yahoo?: string) => openStockPages(yahoo, market, { db, clock, log })
    const stock = (symbol: string) => {
      const pack = market.stocks.live()
      const at = pack?.ids.placeOf(symbol) ?? -1
      return pack && at >= 0 ? instrumentAt(pack, at) : undefined
    }
    return { db, run, time, market, pages, stock, published: () => lists }
  }

  test('the last days are fetched newest first, a missing one is a holiday, and shares have prices, change and names', async () => {
    const days = [0, 1, 2, 3, 4].map((back) => FRIDAY - back)
    const source = await startSource()
    for (const day of days)
      source.files[exchangeDayPath(day)] = zippedTable(
        exchangeDay(day, [{ symbol: 'M&M', close: 3000 + day - FRIDAY }]),
      )
    const { db, run, market, stock } = await prepared()
    const feed = exchangeDayFeed(nseFiles(source.url), market.stocks)
    expect(await run(feed)).toMatchObject({ outcome: 'changed', dataDay: '2026-11-13', added: 5 })
    expect(stock('M&M')).toMatchObject({ value: '3000', previousValue: '2999', currency: 'INR', name: 'M&M Limited' })
    const known = await knownDays(db, 'stock')
    // Ten days at a time; the five without a file are holidays.
    expect(known.filter(({ instruments }) => instruments > 0)).toHaveLength(5)
    expect(known.filter(({ instruments }) => instruments === 0)).toHaveLength(5)
  })

  test('a split is no crash: not in the change of the day, the returns, the range of a year, or on its page', async () => {
    const source = await startSource()
    const days = Array.from({ length: 14 }, (_, back) => FRIDAY - back).filter(
      (day) => (day + 4) % 7 !== 0 && (day + 4) % 7 !== 6,
    )
    for (const day of days) {
      const isNew = day === FRIDAY
      const share = isNew
        ? { symbol: 'ELM', close: 202, isin: 'INE040A01034', previous: 1000 }
        : { symbol: 'ELM', close: 1000, isin: 'INE040A01026' }
      source.files[exchangeDayPath(day)] = zippedTable(exchangeDay(day, [share]))
    }
    const { run, market, pages, stock } = await prepared()
    await run(exchangeDayFeed(nseFiles(source.url), market.stocks))
    const elm = stock('ELM')
    expect(elm?.unitChanges).toEqual([{ day: FRIDAY, value: 0.2 }])
    expect(elm && dayChange(elm)).toBe(100)
    expect(elm?.figures.fromHigh).toBeGreaterThan(-200)
    const page = await pages().open('ELM')
    if (!page) throw new Error('no page')
    const details = stockDetails.parse(
      buildStockDetails(page.pack, page.at, page.prices, { adjustment: 'splits', riskFree: 0, formerSymbols: [] }),
    )
    expect(details.actions).toEqual([{ day: '2026-11-13', kind: 'split', value: 5, assumed: true }])
    expect(Math.min(...details.bars.close)).toBe(200)
    expect(details).toMatchObject({ price: '202', history: { source: 'exchange' }, dividendYield: null })
  })

  test('files that are wrong are refused with a reason, and what was good stays', async () => {
    const source = await startSource({
      [exchangeDayPath(FRIDAY)]: zippedTable(exchangeDay(FRIDAY, [{ symbol: 'ELM', close: 100 }])),
    })
    const { run, time, market, stock } = await prepared()
    const feed = exchangeDayFeed(nseFiles(source.url), market.stocks)
    expect(await run(feed)).toMatchObject({ outcome: 'changed' })
    const MONDAY = FRIDAY + 3
    time.now = Date.parse('2026-11-16T15:00:00Z')
    const wrong: readonly (readonly [Buffer | string, object])[] = [
      [zippedTable(exchangeDay(MONDAY, [], 'FO')), { reason: 'unknown-layout', detail: '2026-11-16: derivatives' }],
      [zippedTable('<html>Please log in'), { reason: 'unknown-layout' }],
      [Buffer.from('no archive'), { reason: 'bad-archive' }],
      [zipOf([{ name: 'a.csv', text: 'x'.repeat(500_000) }]), { reason: 'too-large' }],
      [zippedTable(exchangeTable(MONDAY, [{ symbol: 'ELM', close: 50 }])), { reason: 'far-fewer-rows' }],
      [
        zippedTable(
          exchangeDay(
            MONDAY,
            Array.from({ length: 9 }, (_, n) => ({ symbol: `UP${n}`, close: 200, previous: 100 })),
          ),
        ),
        { reason: 'implausible' },
      ],
    ]
    for (const [file, why] of wrong) {
      source.files[exchangeDayPath(MONDAY)] = file
      expect(await run(feed)).toMatchObject({ outcome: 'refused', ...why })
    }
    // A holiday's file is the last one again: no failure, and nothing new.
    source.files[exchangeDayPath(MONDAY)] = zippedTable(exchangeDay(FRIDAY, [{ symbol: 'ELM', close: 100 }]))
    expect(await run(feed)).toMatchObject({ outcome: 'unchanged' })
    expect(stock('ELM')).toMatchObject({ value: '100', day: FRIDAY })
  })

  test('a day whose file stays bad hides no other day, is asked for last, and the run says why', async () => {
    const source = await startSource()
    const good = (day: number, close: number) => zippedTable(exchangeDay(day, [{ symbol: 'ELM', close }]))
    const OLD = FRIDAY - 10
    source.files[exchangeDayPath(FRIDAY)] = good(FRIDAY, 102)
    source.files[exchangeDayPath(FRIDAY - 1)] = zippedTable('<html>Please log in')
    source.files[exchangeDayPath(FRIDAY - 2)] = good(FRIDAY - 2, 101)
    source.files[exchangeDayPath(OLD)] = Buffer.from('no archive')
    const { db, run, market, stock } = await prepared()
    const feed = exchangeDayFeed(nseFiles(source.url), market.stocks)
    const first = await run(feed)
    expect(first).toMatchObject({ outcome: 'changed', added: 2, dataDay: '2026-11-13', reason: 'unknown-layout' })
    expect(first?.detail).toMatch(/^2026-11-12: /)
    expect(stock('ELM')).toMatchObject({ value: '102', previousValue: '101' })
    source.files[exchangeDayPath(FRIDAY - 1)] = good(FRIDAY - 1, 101.5)
    source.files[exchangeDayPath(FRIDAY - 18)] = good(FRIDAY - 18, 100)
    source.asked = []
    expect(await run(feed)).toMatchObject({ outcome: 'changed', added: 2, reason: null })
    expect(source.asked).not.toContain(exchangeDayPath(OLD))
    expect(stock('ELM')?.previousValue).toBe('101.5')
    // Once nothing else is left it is asked for again, and refused alone.
    const others = missingDays(FRIDAY, await knownDays(db, 'stock')).filter((day) => day !== OLD)
    for (const day of others) await keepMarketDays(db, 'stock', writeStockDay('NSE', day, []))
    expect(await run(feed)).toMatchObject({ outcome: 'refused', reason: 'bad-archive' })
  })

  test('a source that no longer answers ends the run, and the days before are shown', async () => {
    const source = await startSource()
    source.files[exchangeDayPath(FRIDAY)] = zippedTable(exchangeDay(FRIDAY, [{ symbol: 'ELM', close: 102 }]))
    const { run, market, stock } = await prepared()
    const files = nseFiles(source.url)
    const asked: number[] = []
    const address = (day: number) => {
      asked.push(day)
      return day === FRIDAY ? files.address(day) : 'http://127.0.0.1:1/'
    }
    expect(await run(exchangeDayFeed({ ...files, address }, market.stocks))).toMatchObject({
      outcome: 'changed',
      reason: 'unreachable',
    })
    expect(asked).toEqual([FRIDAY, FRIDAY - 1])
    expect(stock('ELM')?.value).toBe('102')
  })

  test('a renamed symbol keeps its history, and the old one leads to the new', async () => {
    const source = await startSource()
    for (const back of [1, 2]) {
      const day = FRIDAY - back
      source.files[exchangeDayPath(day)] = zippedTable(exchangeDay(day, [{ symbol: 'OLDELM', close: 100 - back }]))
    }
    const { run, time, market, pages, stock } = await prepared('2026-11-12T15:00:00Z')
    const feed = exchangeDayFeed(nseFiles(source.url), market.stocks)
    await run(feed)
    expect(stock('OLDELM')?.value).toBe('99')
    source.files[exchangeDayPath(FRIDAY)] = zippedTable(exchangeDay(FRIDAY, [{ symbol: 'NEWELM', close: 101 }]))
    source.files['/content/equities/EQUITY_L.csv'] =
      'SYMBOL,NAME OF COMPANY, SERIES, DATE OF LISTING, PAID UP VALUE, MARKET LOT, ISIN NUMBER, FACE VALUE\nNEWELM,New Elm Limited,EQ,01-JAN-2000,10,1,INE009A01021,10\n'
    source.files['/content/equities/symbolchange.csv'] = 'New Elm, of Elm Street,OLDELM,NEWELM,13-NOV-2026\n'
    source.files['/content/indices/ind_nifty500list.csv'] =
      'Company Name,Industry,Symbol,Series,ISIN Code\nNew Elm Limited,Chemicals,NEWELM,EQ,INE009A01021\n'
    time.now = Date.parse('2026-11-13T15:00:00Z')
    await run(feed)
    expect(await run(nseListsFeed(source.url, market.stocks))).toMatchObject({ outcome: 'changed', rows: 1 })
    expect(stock('OLDELM')).toBeUndefined()
    expect(stock('NEWELM')).toMatchObject({
      name: 'New Elm Limited',
      texts: { sector: 'Chemicals' },
      previousValue: '99',
    })
    const opened = pages()
    expect(await opened.near('oldelm')).toEqual({ now: 'NEWELM', near: [] })
    expect(opened.formerOf('NEWELM')).toEqual(['OLDELM'])
    expect((await opened.open('NEWELM'))?.prices.clean.history.close.map(({ nav }) => nav)).toEqual(['98', '99', '101'])
  })

  test('delivered shares come with the newest day, and the files’ average is told', async () => {
    const source = await startSource()
    source.files[exchangeDayPath(FRIDAY)] = zippedTable(exchangeDay(FRIDAY, [{ symbol: 'ELM', close: 100 }]))
    const { run, market, pages } = await prepared()
    source.files['/products/content/sec_bhavdata_full_13112026.csv'] =
      `${FULL_HEAD}\nELM, EQ, 13-Nov-2026, 100, 100, 101, 99, 100, 100, 100, 1000, 1.0, 10, 400, 40.00\n`
    await run(exchangeDayFeed(nseFiles(source.url), market.stocks))
    const page = await pages().open('ELM')
    expect(page?.prices.traded).toEqual([{ day: FRIDAY, volume: 1000, traded: 100_000, delivered: 400 }])
  })

  test('delivered shares that come later than the prices are asked for again, and once known no more', async () => {
    const source = await startSource()
    source.files[exchangeDayPath(FRIDAY)] = zippedTable(exchangeDay(FRIDAY, [{ symbol: 'ELM', close: 100 }]))
    const { run, market, pages } = await prepared()
    const feed = exchangeDayFeed(nseFiles(source.url), market.stocks)
    await run(feed)
    const delivered = async () => (await pages().open('ELM'))?.prices.traded[0]?.delivered
    expect(await delivered()).toBeNull()
    const address = '/products/content/sec_bhavdata_full_13112026.csv'
    // On some evenings the file of the day before is there first.
    source.files[address] =
      `${FULL_HEAD}\nELM, EQ, 12-Nov-2026, 100, 100, 101, 99, 100, 100, 100, 1000, 1.0, 10, 300, 30.00\n`
    expect(await run(feed)).toMatchObject({ outcome: 'unchanged', reason: null })
    source.files[address] =
      `${FULL_HEAD}\nELM, EQ, 13-Nov-2026, 100, 100, 101, 99, 100, 100, 100, 1000, 1.0, 10, 400, 40.00\n`
    expect(await run(feed)).toMatchObject({ outcome: 'changed', added: 0, changed: 1 })
    expect(await delivered()).toBe(400)
    source.asked = []
    await run(feed)
    expect(source.asked).not.toContain(address)
  })

  test('a history from Yahoo is joined with the days that follow it, and tells of dividends', async () => {
    const source = await startSource({
      [exchangeDayPath(FRIDAY)]: zippedTable(exchangeDay(FRIDAY, [{ symbol: 'ELM', close: 104 }])),
      '/v8/finance/chart/ELM.NS': yahoo('ELM.NS', [FRIDAY - 3, FRIDAY - 2, FRIDAY - 1], [101, 102, 103], {
        dividends: { 1: { amount: 5, date: (FRIDAY - 2) * 86_400 } },
      }),
    })
    const { run, market, pages } = await prepared()
    await run(exchangeDayFeed(nseFiles(source.url), market.stocks))
    const page = await pages(source.url).open('ELM')
    expect(page?.prices.clean.history.close.map(({ nav }) => nav)).toEqual(['101', '102', '103', '104'])
    expect(page?.prices).toMatchObject({ history: { source: 'yahoo' }, knowsDividends: true })
    const asked = { adjustment: 'splits', riskFree: 0, formerSymbols: [] } as const
    const details = page && buildStockDetails(page.pack, page.at, page.prices, asked)
    expect(details?.dividendYield).toBeCloseTo(5 / 104, 5)
    expect(details?.price).toBe('104')
  })

  test('a symbol of another exchange is asked for when somebody opens it, in pounds where Yahoo says pence', async () => {
    const days = [FRIDAY - 1, FRIDAY]
    const source = await startSource({
      [exchangeDayPath(FRIDAY)]: zippedTable(exchangeDay(FRIDAY, [])),
      '/v8/finance/chart/OCDO.L': yahoo('OCDO.L', days, [1250, 1260], {}, 'GBp'),
      '/v8/finance/chart/BRK-B': yahoo('BRK-B', days, [400, 401], {}, 'USD'),
      '/v8/finance/chart/': '{"chart":{"result":null,"error":{"code":"Not Found","description":"No data found"}}}',
    })
    const { run, market, pages, stock } = await prepared()
    await run(exchangeDayFeed(nseFiles(source.url), market.stocks))
    const opened = pages(source.url)
    expect((await opened.open('OCDO.L'))?.prices.history.source).toBe('yahoo')
    expect(stock('OCDO.L')).toMatchObject({ value: '12.6', currency: 'GBP', texts: { exchange: 'A exchange' } })
    expect(await opened.near('BRK.B')).toEqual({ now: 'BRK-B', near: [] })
    expect(stock('BRK-B')?.currency).toBe('USD')
    const before = source.asked.length
    expect(await opened.open('NOBODY')).toBeUndefined()
    expect(await opened.open('NOBODY')).toBeUndefined()
    expect(source.asked.length).toBe(before + 1)
  })

  test('stocks of other exchanges are brought up to date without a page, the oldest first, one failing alone', async () => {
    const HOUR = 3_600_000
    const days = [FRIDAY - 2, FRIDAY - 1]
    const ids = ['AAPL', 'GONE', 'OCDO.L']
    const source = await startSource({
      [exchangeDayPath(FRIDAY)]: zippedTable(exchangeDay(FRIDAY, [{ symbol: 'ELM', close: 100 }])),
    })
    for (const id of [...ids, 'ELM.NS']) source.files[`/v8/finance/chart/${id}`] = yahoo(id, days, [10, 11], {}, 'USD')
    const { run, time, market, pages, stock, published } = await prepared()
    await run(exchangeDayFeed(nseFiles(source.url), market.stocks))
    for (const id of ['OCDO.L', 'GONE', 'AAPL', 'ELM']) {
      await pages(source.url).open(id)
      time.now += HOUR
    }
    const feed = yahooRefreshFeed(source.url, market.stocks, 0)
    source.asked = []
    // The oldest is not six hours old yet.
    time.now += 1.9 * HOUR
    expect(await run(feed)).toMatchObject({ outcome: 'unchanged', reason: null })
    expect(source.asked).toEqual([])
    time.now += 3 * HOUR
    for (const id of ids)
      source.files[`/v8/finance/chart/${id}`] = yahoo(id, [...days, FRIDAY], [10, 11, 12], {}, 'USD')
    delete source.files['/v8/finance/chart/GONE']
    const before = published()
    expect(await run(feed)).toMatchObject({
      ...{ outcome: 'changed', changed: 2, dataDay: '2026-11-13', rejected: { 'bad-status': 1 } },
      ...{ reason: 'bad-status', detail: 'GONE: 404' },
    })
    expect(published()).toBe(before + 1)
    expect(source.asked.map((url) => url.replace(/.*chart\/([^?]+).*/, '$1'))).toEqual(['OCDO.L', 'GONE', 'AAPL'])
    expect(stock('AAPL')).toMatchObject({ value: '12', previousValue: '11', day: FRIDAY })
    expect(stock('GONE')?.value).toBe('11')
    source.asked = []
    expect(await run(feed)).toMatchObject({ outcome: 'unchanged' })
    expect(source.asked).toEqual([])
  })

  test('an index that nobody opened before is there to compare with', async () => {
    const source = await startSource({
      [exchangeDayPath(FRIDAY)]: zippedTable(exchangeDay(FRIDAY, [])),
      '/v8/finance/chart/%5ENSEI': yahoo('^NSEI', [FRIDAY - 1, FRIDAY], [26_000, 26_100], {}),
    })
    const { run, market, pages } = await prepared()
    await run(exchangeDayFeed(nseFiles(source.url), market.stocks))
    const page = await pages(source.url).open('^NSEI')
    expect(page?.prices.clean.history.close.map(({ nav }) => nav)).toEqual(['26000', '26100'])
  })

  test('a source that refuses is not asked for the other stocks in that run', async () => {
    const source = await startSource({
      [exchangeDayPath(FRIDAY)]: zippedTable(exchangeDay(FRIDAY, [])),
      '/v8/finance/chart/AAPL': yahoo('AAPL', [FRIDAY - 1, FRIDAY], [10, 11], {}, 'USD'),
      '/v8/finance/chart/MSFT': yahoo('MSFT', [FRIDAY - 1, FRIDAY], [10, 11], {}, 'USD'),
    })
    const { run, time, market, pages } = await prepared()
    await run(exchangeDayFeed(nseFiles(source.url), market.stocks))
    for (const id of ['AAPL', 'MSFT']) {
      await pages(source.url).open(id)
      time.now += 60_000
    }
    time.now += 7 * 3_600_000
    source.mode = 'answers 429 and asks to wait'
    source.asked = []
    const feed = yahooRefreshFeed(source.url, market.stocks, 0)
    expect(await run(feed)).toMatchObject({ outcome: 'refused', detail: 'AAPL: 429' })
    expect(source.asked).toHaveLength(1)
    source.mode = undefined
    expect(await run(feed)).toMatchObject({ outcome: 'changed', changed: 1 })
  })
})

/** Yahoo's answer for one symbol, at noon of each day. */
function yahoo(symbol: string, days: readonly number[], close: readonly number[], events: object, currency = 'INR') {
  const timestamp = days.map((day) => day * 86_400 + 43_200)
  const quote = [{ open: close, high: close, low: close, close, volume: close.map(() => 100) }]
  const meta = { currency, symbol, gmtoffset: 0, regularMarketTime: timestamp.at(-1), fullExchangeName: 'A exchange' }
  return JSON.stringify({ chart: { result: [{ meta, timestamp, events, indicators: { quote } }], error: null } })
}
