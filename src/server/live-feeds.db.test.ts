import { expect, test } from 'vitest'
import { readFundPack, schemeAt } from '#domain/funds/fund-pack.ts'
import { decodeHistory } from '#domain/packs/history-code.ts'
import { readIsoDay } from '#domain/time/day.ts'
import type { CachedResponse } from '#server/http/cached-response.ts'
import { type BadMode, badModes, startSource } from '#tests/bad-source.ts'
import { onBothDatabases } from '#tests/databases.ts'
import { hasRealData, realFile } from '#tests/real-data.ts'
import type { Database } from './db/database.ts'
import type { Feed } from './feeds/feed.ts'
import { feedStatuses, knowFeeds } from './feeds/feed-collection.ts'
import { runFeed } from './feeds/run-feed.ts'
import { amfiNavFeed } from './funds/amfi-nav-feed.ts'
import { amfiReportFeed } from './funds/amfi-report-feed.ts'
import { fundHistorySources, openFundHistories } from './funds/fund-histories.ts'
import { createLog } from './log.ts'
import { readPackRow } from './market/pack-collection.ts'
import { openMarket } from './open-market.ts'
import { ecbDailyFeed, ecbHistoryFeed } from './rates/ecb-feed.ts'

const log = createLog('silent')
const FRIDAY = readIsoDay('2026-11-13') ?? 0
const HEAD = 'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Date'

const uneven = (code: number) => String(10 + ((code * 7) % 50) * 20)
const valueIn = /;(\d+(?:\.\d+)?);(\d\d-\w{3}-\d{4})/
const withValues = (file: string, value: (own: string, at: number, all: readonly string[]) => string) => {
  const all = file.split('\r\n').flatMap((line) => valueIn.exec(line)?.[1] ?? [])
  let at = -1
  return file.replaceAll(new RegExp(valueIn, 'g'), (_, own: string, date: string) => {
    at += 1
    return `;${value(own, at, all)};${date}`
  })
}
const tenfold = (file: string) => withValues(file, (own) => (Number(own) * 10).toFixed(4))
const shifted = (file: string) => withValues(file, (_, at, all) => all[(at + 1) % all.length] ?? '')
/** A tenth of the schemes comes first with a wrong value. */
const doubled = (file: string) => {
  const rows = file.split('\r\n').filter((line) => valueIn.test(line))
  return file.replace(rows[0] ?? '', [...rows.slice(0, 5).map((row) => tenfold(row)), rows[0]].join('\r\n'))
}

/** A market of our own making. */
function market(date: string, schemes: number, nav: (code: number) => string = (code) => `${code / 1000}`): string {
  const rows = Array.from({ length: schemes }, (_, n) => {
    const code = 100_001 + n
    return `${code};-;-;Harbour Fund ${n} - Direct Plan - Growth;${nav(code)};${date}`
  })
  return [HEAD, '', 'Open Ended Schemes(Equity Scheme - Large Cap Fund)', ' ', 'Harbour Mutual Fund', ...rows, ''].join(
    '\r\n',
  )
}

const rates = (day: string, usd: string) =>
  `<?xml version="1.0"?><gesmes:Envelope><Cube><Cube time='${day}'><Cube currency='USD' rate='${usd}'/><Cube currency='INR' rate='90.1'/></Cube></Cube></gesmes:Envelope>`

onBothDatabases('live sources', ({ open }) => {
  async function prepared(now = '2026-11-16T06:00:00Z') {
    const { db } = await open()
    await knowFeeds(db, ['amfi-nav', 'amfi-report', 'ecb-daily', 'ecb-history'], new Date(now))
    const time = { now: Date.parse(now) }
    const clock = () => new Date(time.now)
    const run = async (feed: Feed) => {
      time.now += 60_000
      return runFeed(feed, { db, clock, log, end: new AbortController().signal })
    }
    const shown = new Map<string, CachedResponse>()
    const opened = openMarket({ db, mode: 'live', clock, log, prepared: shown })
    await opened.ready
    return { db, run, time, market: opened, shown }
  }
  const kept = async (db: Database) => {
    const pack = readFundPack((await readPackRow(db, 'funds'))?.bytes ?? new Uint8Array())
    return pack ? Array.from({ length: pack.count }, (_, at) => schemeAt(pack, at)) : []
  }

  test('the market’s file is kept whole; a later one moves yesterday’s value back; the same again changes nothing', async () => {
    const source = await startSource({ '/nav': market('13-Nov-2026', 50) })
    const { db, run, market: shown } = await prepared()
    const feed = amfiNavFeed(`${source.url}/nav`, shown.funds)
    expect(await run(feed)).toMatchObject({
      outcome: 'changed',
      rows: 50,
      added: 50,
      changed: 0,
      dataDay: '2026-11-13',
    })
    expect(await run(feed)).toMatchObject({ outcome: 'unchanged', rows: 50, added: 0, changed: 0 })
    source.files['/nav'] = market('16-Nov-2026', 51, (code) => (code === 100_001 ? 'N.A.' : (code / 1020).toFixed(4)))
    expect(await run(feed)).toMatchObject({
      outcome: 'changed',
      rows: 51,
      added: 1,
      changed: 49,
      rejected: { 'no-value': 1 },
    })
    const now = await kept(db)
    expect(now).toHaveLength(51)
    expect(now[0]).toMatchObject({ code: 100_001, nav: '100.001', day: FRIDAY, previousNav: null })
    expect(now[1]).toMatchObject({
      nav: '98.0412',
      day: FRIDAY + 3,
      previousNav: '100.002',
      previousDay: FRIDAY,
    })
  })

  test('a source that says “unchanged” is believed for a day; the next file is held against the last one', async () => {
    const source = await startSource({ '/nav': market('13-Nov-2026', 50) }, { etag: '"friday"' })
    const { db, run, time, market: shown } = await prepared()
    const feed = amfiNavFeed(`${source.url}/nav`, shown.funds)
    const first = await run(feed)
    const before = await kept(db)
    const { rows, dataDay, rejected } = first ?? {}
    expect(await run(feed)).toMatchObject({ outcome: 'unchanged', added: 0, changed: 0, rows, dataDay, rejected })
    expect(source.answered).toEqual([200, 304])
    expect(await kept(db)).toEqual(before)
    source.headers = { etag: '"monday"' }
    source.files['/nav'] = market('16-Nov-2026', 5)
    expect(await run(feed)).toMatchObject({ outcome: 'refused', reason: 'far-fewer-rows', detail: '5 instead of 50' })
    source.files['/nav'] = market('16-Nov-2026', 50)
    expect(await run(feed)).toMatchObject({ outcome: 'changed', dataDay: '2026-11-16' })
    await run(feed)
    time.now += 24 * 3_600_000
    await run(feed)
    expect(source.answered).toEqual([200, 304, 200, 200, 304, 200])
  })

  test('a version whose import failed is not remembered: it is fetched again until it is in', async () => {
    const source = await startSource({ '/nav': market('13-Nov-2026', 50) }, { etag: '"one"' })
    const { db, run, market: shown } = await prepared()
    const broken = { ...shown.funds, change: () => Promise.reject(new Error('the disk is full')) }
    expect(await run(amfiNavFeed(`${source.url}/nav`, broken))).toMatchObject({ reason: 'own-fault' })
    expect(await run(amfiNavFeed(`${source.url}/nav`, shown.funds))).toMatchObject({ outcome: 'changed', added: 50 })
    source.headers = { etag: '"two"' }
    source.files['/nav'] = market('16-Nov-2026', 50)
    expect(await run(amfiNavFeed(`${source.url}/nav`, broken))).toMatchObject({ reason: 'own-fault' })
    expect(await run(amfiNavFeed(`${source.url}/nav`, shown.funds))).toMatchObject({ outcome: 'changed', changed: 50 })
    // Without a version there is nothing to ask by.
    source.headers = {}
    for (let n = 0; n < 2; n += 1)
      expect(await run(amfiNavFeed(`${source.url}/nav`, shown.funds))).toMatchObject({ outcome: 'unchanged' })
    expect(source.answered).toEqual([200, 200, 200, 200, 200, 200])
    expect(await kept(db)).toHaveLength(50)
  })

  test('rates that have not changed are not fetched again', async () => {
    const source = await startSource({ '/rates': rates('2026-11-13', '1.05') }, { etag: 'W/"13"' })
    const { run, market: shown } = await prepared()
    const feed = ecbDailyFeed(`${source.url}/rates`, shown.rates)
    expect(await run(feed)).toMatchObject({ outcome: 'changed', added: 1 })
    expect(await run(feed)).toMatchObject({ outcome: 'unchanged', rows: 1, dataDay: '2026-11-13' })
    expect(source.answered).toEqual([200, 304])
  })

  const wrongFiles: readonly [what: string, file: string, reason: string][] = [
    ['a tenth of the rows', market('16-Nov-2026', 5), 'far-fewer-rows'],
    ['yesterday’s file', market('12-Nov-2026', 50), 'older'],
    ['another layout', market('16-Nov-2026', 50).replace('Net Asset Value', 'Price'), 'unknown-layout'],
    ['no values', market('16-Nov-2026', 50, () => 'N.A.'), 'unknown-layout'],
    ['zeros', market('16-Nov-2026', 50, (code) => (code % 2 ? '0.0000' : '1')), 'far-more-rejected'],
    ['negative values', market('16-Nov-2026', 50, (code) => (code % 2 ? '-5' : '1')), 'far-more-rejected'],
    ['of the future', market('16-Dec-2026', 50), 'unknown-layout'],
    ['all values ten times as large', tenfold(market('16-Nov-2026', 50)), 'implausible'],
    ['wrong duplicates before the right rows', doubled(market('16-Nov-2026', 50)), 'contradictions'],
    ['dated a week ahead', market('23-Nov-2026', 50), 'ahead'],
    ['dated a day ahead', market('17-Nov-2026', 50), 'ahead'],
    ['half lines', market('16-Nov-2026', 50).replaceAll(/;[^;]*;16-Nov-2026/g, ''), 'unknown-layout'],
    ['a page that calls itself text', '<!doctype html><p>Please log in', 'unknown-layout'],
  ]
  test.each([
    ['a wrong file of any kind', wrongFiles, undefined],
    [
      'a file whose values are shifted by a row',
      [['shifted', shifted(market('16-Nov-2026', 50, uneven)), 'implausible']] as const,
      uneven,
    ],
  ] as const)('%s is refused, says why, and the old data stays; the right one is taken', async (_, files, values) => {
    const source = await startSource({ '/nav': market('13-Nov-2026', 50, values) })
    const { db, run, market: shown } = await prepared()
    const feed = amfiNavFeed(`${source.url}/nav`, shown.funds)
    await run(feed)
    const before = await kept(db)
    for (const [what, file, reason] of files) {
      source.files['/nav'] = file
      expect(await run(feed), what).toMatchObject({ outcome: 'refused', reason })
      expect(await kept(db), what).toEqual(before)
    }
    source.files['/nav'] = market('16-Nov-2026', 50, values)
    expect(await run(feed)).toMatchObject({ outcome: 'changed', dataDay: '2026-11-16' })
    for (const { code, nav } of await kept(db)) expect(nav).toBe(values?.(code) ?? `${code / 1000}`)
  })

  test('a file that was cut does not lower what the next one is held against', async () => {
    const source = await startSource({ '/nav': market('12-Nov-2026', 100) })
    const { run, market: shown } = await prepared()
    const feed = amfiNavFeed(`${source.url}/nav`, shown.funds)
    await run(feed)
    source.files['/nav'] = market('13-Nov-2026', 85)
    expect(await run(feed)).toMatchObject({ outcome: 'changed', rows: 85 })
    source.files['/nav'] = market('16-Nov-2026', 70)
    expect(await run(feed)).toMatchObject({ outcome: 'refused', reason: 'far-fewer-rows' })
  })

  test('a value with a wrong day ahead is replaced when the source corrects it', async () => {
    const wrong = market('13-Nov-2026', 50).replace(/(100003;.*;)[^;]+;13-Nov-2026/, '$177.7;19-Nov-2026')
    const source = await startSource({ '/nav': wrong })
    const { db, run, market: shown } = await prepared()
    const feed = amfiNavFeed(`${source.url}/nav`, shown.funds)
    await run(feed)
    expect((await kept(db))[2]).toMatchObject({ nav: '77.7', day: FRIDAY + 6 })
    expect(shown.funds.live()?.day).toBe(FRIDAY)
    source.files['/nav'] = market('16-Nov-2026', 50)
    await run(feed)
    expect((await kept(db))[2]).toMatchObject({ nav: '100.003', day: FRIDAY + 3 })
  })

  test('a value that is mended in the night replaces the one of the same day', async () => {
    const source = await startSource({ '/nav': market('13-Nov-2026', 50) })
    const { db, run, market: shown } = await prepared()
    const feed = amfiNavFeed(`${source.url}/nav`, shown.funds)
    await run(feed)
    source.files['/nav'] = market('13-Nov-2026', 50, (code) => (code === 100_003 ? '77.7' : `${code / 1000}`))
    expect(await run(feed)).toMatchObject({ outcome: 'changed', added: 0, changed: 1 })
    expect((await kept(db))[2]).toMatchObject({ nav: '77.7', day: FRIDAY, previousNav: null })
  })

  test('what an earlier file said of plan and option stays known when a later one says less', async () => {
    const source = await startSource({ '/nav': market('13-Nov-2026', 50) })
    const { db, run, market: shown } = await prepared()
    const feed = amfiNavFeed(`${source.url}/nav`, shown.funds)
    await run(feed)
    source.files['/nav'] = market('16-Nov-2026', 50).replaceAll(' - Direct Plan - Growth', '')
    await run(feed)
    expect((await kept(db))[2]).toMatchObject({
      fund: 'Harbour Fund 2',
      plan: 'direct',
      option: 'growth',
      day: FRIDAY + 3,
    })
  })

  const quick = Object.keys(badModes).filter((mode) => !/never answers|no body|a byte a second/.test(mode)) as BadMode[]
  test('in whatever way a source misbehaves, the old data stays and the run says why', {
    timeout: 120_000,
  }, async () => {
    const source = await startSource({
      '/nav': market('13-Nov-2026', 50),
      '/daily': rates('2026-11-13', '1.08'),
    })
    const { db, run, market: shown } = await prepared()
    const feeds = [amfiNavFeed(`${source.url}/nav`, shown.funds), ecbDailyFeed(`${source.url}/daily`, shown.rates)]
    for (const feed of feeds) expect(await run(feed)).toMatchObject({ outcome: 'changed' })
    const before = await kept(db)
    for (const mode of quick) {
      source.mode = mode
      for (const feed of feeds) {
        const ended = await run(feed)
        expect({ mode, outcome: ended?.outcome }).toEqual({ mode, outcome: 'refused' })
        expect(ended?.reason).not.toBe('own-fault')
      }
    }
    expect(await kept(db)).toEqual(before)
    expect((await feedStatuses(db, ['amfi-nav']))[0]).toMatchObject({ lastGood: { rows: 50, dataDay: '2026-11-13' } })
  })

  test('duplicate codes count once', async () => {
    const file = market('13-Nov-2026', 50)
    const line = file.split('\r\n').find((row) => row.startsWith('100007'))
    const source = await startSource({ '/nav': `${file}${line}\r\n` })
    const { run, market: shown } = await prepared()
    expect(await run(amfiNavFeed(`${source.url}/nav`, shown.funds))).toMatchObject({
      rows: 50,
      rejected: { duplicate: 1 },
    })
  })

  const reportHead =
    'Scheme Code;Scheme Name;ISIN Div Payout/ISIN Growth;ISIN Div Reinvestment;Net Asset Value;Repurchase Price;Sale Price;Date'
  const report = (date: string, schemes: number) =>
    [reportHead, '', 'Open Ended Schemes ( Equity Scheme - Large Cap Fund )', ' ', 'Harbour Mutual Fund']
      .concat(Array.from({ length: schemes }, (_, n) => `${100_001 + n};Harbour Fund ${n};;;10.5;;;${date}`))
      .join('\r\n')

  test('days of the past are asked for one by one: those that returns begin on, then the weeks; none is asked for twice', async () => {
    const source = await startSource({ '/nav': market('13-Nov-2026', 600) })
    const { run, market: shown } = await prepared()
    await run(amfiNavFeed(`${source.url}/nav`, shown.funds))
    source.files = {
      '/report?frmdt=06-Nov-2026': report('06-Nov-2026', 3),
      '/report?frmdt=05-Nov-2026': report('05-Nov-2026', 600),
      '/report?frmdt=30-Oct-2026': report('30-Oct-2026', 600),
      '/report': report('01-Jan-2020', 3),
    }
    const askedBy = async () => {
      source.asked = []
      const ended = await run(amfiReportFeed(`${source.url}/report`, shown.funds))
      expect(ended).toMatchObject({ outcome: 'changed', added: 6 })
      return source.asked.map((url) => /frmdt=([^&]+)/.exec(url)?.[1])
    }
    expect(await askedBy()).toEqual([
      '13-Nov-2025',
      '13-Nov-2023',
      '13-Nov-2021',
      '12-Nov-2025',
      '12-Nov-2023',
      '12-Nov-2021',
    ])
    await askedBy()
    // A holiday is passed over.
    expect((await askedBy()).slice(0, 3)).toEqual(['06-Nov-2026', '05-Nov-2026', '30-Oct-2026'])
  })

  test('rates are kept by day; a corrected one replaces; history and day agree', async () => {
    const source = await startSource({
      '/daily': rates('2026-11-13', '1.08'),
      '/hist': 'Date,USD,INR,\n2026-11-13,1.08,90.1,\n2026-11-12,1.07,N/A,\n',
    })
    const { run, market: shown } = await prepared()
    expect(await run(ecbDailyFeed(`${source.url}/daily`, shown.rates))).toMatchObject({ rows: 1, added: 1 })
    expect(await run(ecbHistoryFeed(`${source.url}/hist`, shown.rates))).toMatchObject({
      rows: 2,
      added: 1,
      changed: 0,
    })
    source.files['/daily'] = rates('2026-11-13', '1.09')
    expect(await run(ecbDailyFeed(`${source.url}/daily`, shown.rates))).toMatchObject({ added: 0, changed: 1 })
    expect(shown.answer().rates).toMatchObject({ source: 'live', day: '2026-11-13' })
  })

  test('what was imported is in the pack, value by value, and another process finds it', async () => {
    const source = await startSource({ '/nav': market('13-Nov-2026', 50) })
    const { db, run, market: shown, shown: ready } = await prepared()
    expect(shown.answer().funds).toBeNull()
    await run(amfiNavFeed(`${source.url}/nav`, shown.funds))
    const { funds: info } = shown.answer()
    expect(info).toMatchObject({ source: 'live', day: '2026-11-13' })
    const pack = readFundPack(ready.get(`/api/packs/${info?.digest}`)?.forms.identity.body ?? new Uint8Array())
    expect(pack && schemeAt(pack, 6)).toMatchObject({
      code: 100_007,
      nav: '100.007',
      fund: 'Harbour Fund 6',
      plan: 'direct',
    })
    const other = openMarket({ db, mode: 'auto', clock: () => new Date(), log, prepared: new Map() })
    await other.ready
    expect(other.answer().funds?.digest).toBe(info?.digest)
  })

  test('of two processes neither overwrites what the other has kept meanwhile', async () => {
    const source = await startSource({ '/nav': market('13-Nov-2026', 50) })
    const { db, run, market: one } = await prepared()
    await run(amfiNavFeed(`${source.url}/nav`, one.funds))
    const two = openMarket({ db, mode: 'live', clock: () => new Date(), log, prepared: new Map() })
    await two.ready
    const madeFrom: (number | undefined)[] = []
    await one.funds.change(async (before) => {
      madeFrom.push(before?.length)
      source.files['/nav'] = market('14-Nov-2026', 60)
      if (madeFrom.length === 1) await run(amfiNavFeed(`${source.url}/nav`, two.funds))
      return { result: undefined, packs: await one.funds.thread.rebuildPacks(before ?? new Uint8Array(), [], []) }
    })
    expect(madeFrom.length).toBe(2)
    expect((await kept(db)).length).toBe(60)
  })

  test('a pack to which the market returns within ten minutes is not forgotten with those that it left', async () => {
    const source = await startSource({ '/daily': rates('2026-11-13', '1.1') })
    const { db, run } = await prepared()
    const ready = new Map<string, CachedResponse>()
    const shown = openMarket({ db, mode: 'live', clock: () => new Date(), log, prepared: ready, forgetMs: 300 })
    await shown.ready
    for (const rate of ['1.1', '1.2', '1.1']) {
      source.files['/daily'] = rates('2026-11-13', rate)
      await run(ecbDailyFeed(`${source.url}/daily`, shown.rates))
    }
    // The first pack's time would end before the second's: once the second is gone, the first has been kept.
    const left = [`/api/packs/${shown.answer().rates?.digest}`]
    await expect.poll(() => [...ready.keys()], { timeout: 15_000 }).toEqual(left)
  })

  const history = (code: number, days: readonly string[]) =>
    JSON.stringify({
      meta: { scheme_code: code, scheme_name: 'Harbour Fund', fund_house: 'Harbour' },
      data: days.toReversed().map((date, n) => ({ date, nav: `${10 + n}.12000` })),
      status: 'SUCCESS',
    })
  const inFiles = { '/nav': market('13-Nov-2026', 50), '/mf/100007': history(100_007, ['11-11-2026', '12-11-2026']) }

  test('a history is fetched when it is asked for, kept, and brought up to the latest value; a source that fails changes nothing', async () => {
    const source = await startSource(inFiles)
    const { db, run, market: shown, time } = await prepared()
    await run(amfiNavFeed(`${source.url}/nav`, shown.funds))
    const histories = openFundHistories(source.url, shown, { db, clock: () => new Date(time.now), log })
    const navsOf = async (code: number) => {
      const history = await histories.of(String(code))
      const columns = decodeHistory(history?.bytes ?? new Uint8Array())
      return {
        from: history && fundHistorySources[history.origin],
        navs: columns && Array.from(columns.units, (units, at) => units / 10 ** (columns.decimals[at] ?? 0)),
      }
    }
    source.asked = []
    const [one, same] = await Promise.all([navsOf(100_007), navsOf(100_007)])
    expect(one).toEqual({ from: 'mfapi', navs: [11.12, 10.12, 100.007] })
    expect(same).toEqual(one)
    expect(source.asked).toEqual(['/mf/100007'])
    // Half a day later it is old: it is shown while it is asked for again, which fails.
    source.mode = 'answers 500'
    time.now += 13 * 3_600_000
    expect(await navsOf(100_007)).toEqual(one)
    expect(await navsOf(100_008)).toEqual({ from: 'amfi', navs: [100.008] })
    expect(await histories.of('77')).toBeUndefined()
    expect((await feedStatuses(db, ['mfapi']))[0]).toMatchObject({
      last: { reason: 'bad-status' },
      lastGood: { rows: 2 },
    })
  })

  test('a source of histories that hangs keeps a page waiting no longer than its patience', async () => {
    const source = await startSource(inFiles)
    const { db, run, market: shown, time } = await prepared()
    await run(amfiNavFeed(`${source.url}/nav`, shown.funds))
    source.mode = 'never answers'
    const histories = openFundHistories(source.url, shown, { db, clock: () => new Date(time.now), log })
    const from = performance.now()
    expect((await histories.of('100007'))?.origin).toBe('days')
    expect(performance.now() - from).toBeLessThan(9_000)
    source.close()
  })

  test('a sample scheme has a history without any source', async () => {
    const { db, market: shown, time } = await prepared()
    const histories = openFundHistories(undefined, shown, { db, clock: () => new Date(time.now), log })
    const found = await histories.of('900001')
    expect(found?.origin).toBe('sample')
    expect(decodeHistory(found?.bytes ?? new Uint8Array())?.days.length).toBeGreaterThan(500)
  })

  test.skipIf(!hasRealData)('the real market of 19 August 2026 comes in whole', { timeout: 60_000 }, async () => {
    const source = await startSource({ '/nav': realFile('amfi/NAVAll_2026-08-19_8col.txt') })
    const { run, market: shown } = await prepared('2026-08-20T06:00:00Z')
    expect(await run(amfiNavFeed(`${source.url}/nav`, shown.funds))).toMatchObject({
      outcome: 'changed',
      rows: 14_283,
      added: 14_283,
    })
    expect(shown.funds.current()?.pack.count).toBe(14_283)
  })
})
