import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PackInfo, PacksAnswer } from '#domain/api/pack-list.ts'
import { writeFundPack } from '#domain/funds/fund-pack.ts'
import { fundQueryOf } from '#domain/funds/fund-query.ts'
import { fakeStorage } from '#tests/browser-storage.ts'
import { scheme } from '#tests/schemes.ts'

const info = (digest: string): PackInfo => ({
  digest,
  bytes: 3,
  madeAt: '2026-11-13T00:00:00.000Z',
  source: 'live',
  day: '2026-11-13',
})
const listOf = (funds: string, rates: string | null = null): PacksAnswer => ({
  funds: info(funds),
  // A kept list counts only where nothing in it is a sample.
  stocks: info('stocks'),
  rates: rates === null ? null : info(rates),
  ...{ sparks: null, names: null, 'stock-sparks': null, 'stock-names': null, listings: null },
})
const funds = () => new Response(Uint8Array.from(writeFundPack([scheme(101, { nav: '110.0000', day: 20_770 })])))

let files: Record<string, () => Response>
let asked: string[]

beforeEach(() => {
  vi.resetModules()
  asked = []
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return files[path]?.() ?? new Response('', { status: 404 })
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a kept list of packs whose files are gone is fetched anew', async () => {
  const { writeCache } = await import('#platform/storage/cache.ts')
  const { findInMarket } = await import('./market-client.ts')
  await writeCache('funds', 'packs', listOf('gone'))
  files = { '/api/packs': () => Response.json(listOf('there')), '/api/packs/there': funds }
  const found = await findInMarket('fund', fundQueryOf({}), new AbortController().signal)
  expect(found.cards.map(({ code }) => code)).toEqual([101])
  expect(asked.slice(0, 3)).toEqual(['/api/packs/gone', '/api/packs', '/api/packs/there'])
})

test('rates that cannot be had are not passed over in silence', async () => {
  files = { '/api/packs': () => Response.json(listOf('there', 'missing')), '/api/packs/there': funds }
  const { quotesOf } = await import('./market-client.ts')
  expect((await quotesOf('fund', ['101'], 'USD')).oldRates).toBe(true)
  // Nothing is converted.
  expect((await quotesOf('fund', ['101'], 'INR')).oldRates).toBe(false)
})

test('what somebody looks for goes to the server only where they have agreed to it', async () => {
  files = {}
  vi.stubGlobal('document', {})
  const { foundQuery, fundMarket, listingMarket } = await import('./found-query.ts')
  const sent: unknown[] = []
  const client = {
    call: async (...args: unknown[]) => {
      sent.push(args)
      return { cards: [] }
    },
  }
  const find = (search: object, askAll = false) => {
    const { queryFn } = foundQuery(fundMarket, client as never, search, false, askAll)
    return (queryFn as (context: object) => Promise<unknown>)({ signal: new AbortController().signal })
  }
  await expect(find({ q: 'my secret fund' })).rejects.toMatchObject({ name: 'AppError' })
  expect(sent).toEqual([])
  await find({})
  await find({ q: 'my secret fund' }, true)
  expect(sent.length).toBe(2)
  // Of a home every filter is personal, of a fund none is.
  const { isPersonal } = listingMarket
  expect([{}, { purpose: 'rent', sort: 'newest', page: 2 }].some((search) => isPersonal(search as never))).toBe(false)
  expect([{ city: 'Pune' }, { bedrooms: '2' }, { priceTo: 5e6 }].every((search) => isPersonal(search as never))).toBe(
    true,
  )
  expect(fundMarket.isPersonal({ asset: 'equity' } as never)).toBe(false)
})
