import { expect, test } from 'vitest'
import { fundQueryOf } from '#domain/funds/fund-query.ts'
import { readNamesPack } from '#domain/packs/names-pack.ts'
import { knowFeeds } from '#server/feeds/feed-collection.ts'
import { runFeed } from '#server/feeds/run-feed.ts'
import type { CachedResponse } from '#server/http/cached-response.ts'
import { createLog } from '#server/log.ts'
import { openMarket } from '#server/open-market.ts'
import { startSource } from '#tests/bad-source.ts'
import { onBothDatabases } from '#tests/databases.ts'
import { amfiNavFeed } from './amfi-nav-feed.ts'

const log = createLog('silent')
const HEAD = 'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Date'
const names = [
  'Emerging Equity',
  'Bluechip',
  'Liquid',
  'Gilt',
  'Contra',
  'Focused',
  'Value',
  'Pharma',
  'Energy',
  'Gold',
]
const rows = Array.from({ length: 30 }, (_, n) => `${names[n % 10]} ${n < 10 ? '' : `Series ${n}`}`)

function file(date: string, called: (name: string) => string): string {
  const schemes = rows.map(
    (name, n) => `${100_001 + n};-;-;Harbour ${called(name).trim()} Fund - Direct Plan - Growth;${10 + n};${date}`,
  )
  return [
    HEAD,
    '',
    'Open Ended Schemes(Equity Scheme - Mid Cap Fund)',
    ' ',
    'Harbour Mutual Fund',
    ...schemes,
    '',
  ].join('\r\n')
}

onBothDatabases('the names of funds', ({ open }) => {
  test('that were seen earlier find them from then on, and stay through imports and restarts', async () => {
    const source = await startSource({ '/nav': file('12-Nov-2026', (name) => name) })
    const { db } = await open()
    await knowFeeds(db, ['amfi-nav'], new Date('2026-11-12T06:00:00Z'))
    const time = { now: Date.parse('2026-11-16T06:00:00Z') }
    const clock = () => new Date(time.now)
    const start = async () => {
      const market = openMarket({ db, mode: 'live', clock, log, prepared: new Map<string, CachedResponse>() })
      await market.ready
      return market
    }
    const market = await start()
    const run = async () => {
      time.now += 60_000
      const end = new AbortController().signal
      return runFeed(amfiNavFeed(`${source.url}/nav`, market.funds), { db, clock, log, end })
    }
    const found = async (q: string, asked = market) => (await asked.funds.thread.find(fundQueryOf({ q })))?.cards[0]

    await run()
    expect(market.answer().names).not.toBeNull()
    expect(await found('harbour emerging equity')).toMatchObject({ code: 100_001, formerly: null })
    const renamed = (name: string) => (name === 'Emerging Equity ' ? 'Midcap' : name)
    for (const day of ['13-Nov-2026', '16-Nov-2026']) {
      source.files['/nav'] = file(day, renamed)
      expect(await run()).toMatchObject({ outcome: 'changed' })
      expect(await found('harbour emerging equity')).toMatchObject({
        code: 100_001,
        fund: 'Harbour Midcap Fund',
        formerly: { of: 'fund', name: 'Harbour Emerging Equity Fund' },
      })
    }
    const kept = readNamesPack('number', (await market.funds.keptNames()) ?? new Uint8Array())
    expect(kept).toEqual(new Map([['100001', ['Harbour Emerging Equity Fund']]]))

    await market.stop()
    const again = await start()
    expect(await found('harbour emerging equity', again)).toMatchObject({ code: 100_001, fund: 'Harbour Midcap Fund' })
    expect(again.answer().names).toMatchObject({ source: 'live' })
    await again.stop()
  })
})
