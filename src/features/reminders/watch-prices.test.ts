import { afterEach, expect, test, vi } from 'vitest'
import type { PackInfo } from '#domain/api/pack-list.ts'
import { writeFundPack } from '#domain/funds/fund-pack.ts'
import { fakeStorage } from '#tests/browser-storage.ts'
import { scheme } from '#tests/schemes.ts'

const HALF_HOUR = 30 * 60_000

const info = (digest: string): PackInfo => ({
  ...{ digest, bytes: 3, madeAt: '2026-11-13T00:00:00.000Z', source: 'live', day: '2026-11-13' },
})
const fundsAt = (nav: string, day: number) => () =>
  new Response(Uint8Array.from(writeFundPack([scheme(101, { nav, day })])))

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('every half hour a new pack is read, by a request that every visitor makes', async () => {
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('addEventListener', () => {})
  const asked: string[] = []
  let current = 'monday'
  let up = true
  const packs: Record<string, () => Response> = {
    monday: fundsAt('110.0000', 20_770),
    tuesday: fundsAt('125.0000', 20_771),
  }
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (!up) throw new TypeError('Failed to fetch')
    if (path === '/api/packs') return Response.json({ funds: info(current), stocks: info('stocks') })
    return packs[path.replace('/api/packs/', '')]?.() ?? new Response('', { status: 404 })
  })
  const { latestOf } = await import('#platform/market/market-client.ts')
  const { watchPrices } = await import('./watch-prices.ts')
  const price = async () => (await latestOf('fund', ['101']))[0]?.price
  expect(await price()).toBe(110)

  vi.useFakeTimers()
  const looked = vi.fn()
  const stop = watchPrices(looked)
  asked.length = 0
  await vi.advanceTimersByTimeAsync(HALF_HOUR - 1)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitFor(() => expect(looked).toHaveBeenCalledTimes(1))
  expect(asked).toEqual(['/api/packs'])
  expect(await price()).toBe(110)

  current = 'tuesday'
  await vi.advanceTimersByTimeAsync(HALF_HOUR)
  await vi.waitFor(() => expect(looked).toHaveBeenCalledTimes(2))
  expect(asked).toEqual(['/api/packs', '/api/packs', '/api/packs/tuesday'])
  expect(await price()).toBe(125)

  // Without a connection the last prices stay.
  up = false
  await vi.advanceTimersByTimeAsync(HALF_HOUR)
  await vi.waitFor(() => expect(looked).toHaveBeenCalledTimes(3))
  expect(await price()).toBe(125)
  stop()
  await vi.advanceTimersByTimeAsync(2 * HALF_HOUR)
  expect(looked).toHaveBeenCalledTimes(3)
})
