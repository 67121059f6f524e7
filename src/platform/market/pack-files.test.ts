import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PacksAnswer } from '#domain/api/pack-list.ts'
import { fakeStorage } from '#tests/browser-storage.ts'

const label = (digest: string, source: 'live' | 'sample') => ({
  digest,
  bytes: 3,
  madeAt: '2026-11-13T00:00:00.000Z',
  source,
  day: '2026-11-13',
})
const listOf = (source: 'live' | 'sample', stocks = source): PacksAnswer => ({
  funds: label('abc', source),
  stocks: label('def', stocks),
  ...{ sparks: null, rates: null, names: null, 'stock-sparks': null, 'stock-names': null, listings: null },
})

let list = listOf('live')
let asked: [path: string, cache: string | undefined][] = []
let reachable = true

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    asked.push([path, init?.cache])
    if (!reachable) throw new TypeError('no network')
    return path === '/api/packs' ? Response.json(list) : new Response(Uint8Array.from([1, 2, 3]))
  })
  asked = []
  reachable = true
  list = listOf('live')
})
afterEach(() => vi.unstubAllGlobals())

const load = () => import('./pack-files.ts')
const paths = () => asked.map(([path]) => path)

test('the list is asked for past every cache, a pack is kept by us alone, and both are used again without asking', async () => {
  const { currentPacks, packBytes } = await load()
  const { packs, kept } = await currentPacks()
  expect(kept).toBe(false)
  if (!packs.funds) throw new Error('none')
  expect(new Uint8Array(await packBytes('funds', packs.funds))).toEqual(Uint8Array.from([1, 2, 3]))
  expect(asked).toEqual([
    ['/api/packs', 'no-cache'],
    ['/api/packs/abc', 'no-store'],
  ])
  expect(await currentPacks()).toEqual({ packs, kept: true })
  await packBytes('funds', packs.funds)
  expect(asked.length).toBe(2)
})

test('a sample is asked about every time, for the real market may have come; without a network it still serves', async () => {
  list = listOf('sample')
  const { currentPacks } = await load()
  await currentPacks()
  await currentPacks()
  expect(paths()).toEqual(['/api/packs', '/api/packs'])
  reachable = false
  expect(await currentPacks()).toMatchObject({ kept: true, packs: { funds: { source: 'sample' } } })
})

test('a pack that cannot be read is fetched anew, once', async () => {
  const { loadPack } = await load()
  const answers = [false, true]
  const { funds } = list
  if (!funds) throw new Error('none')
  await loadPack('funds', funds, async () => answers.shift() ?? false)
  expect(paths()).toEqual(['/api/packs/abc', '/api/packs/abc'])
  await expect(loadPack('funds', funds, async () => false)).rejects.toMatchObject({ code: 'internal' })
})

test('nothing kept and no network: it says that we cannot be reached', async () => {
  reachable = false
  const { currentPacks } = await load()
  await expect(currentPacks()).rejects.toMatchObject({ code: 'unreachable' })
})
