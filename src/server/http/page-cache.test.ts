import { expect, test, vi } from 'vitest'
import { createTurns } from '../limits/turns.ts'
import { asCachedResponse, type CachedResponse } from './cached-response.ts'
import { limits } from './limits.ts'
import { createPageCache } from './page-cache.ts'

const page = (text: string) =>
  asCachedResponse({ identity: new TextEncoder().encode(text) }, { place: '/', headers: {} })
const made = (text: string, state?: string) => ({
  page: page(text),
  state: state === undefined ? undefined : { address: `/page-state/${state}`, answer: page(state) },
})
const setup = (maxBytes = 1_000) => {
  const clock = { time: 0 }
  const recompress = vi.fn(async (_: CachedResponse): Promise<CachedResponse> => Promise.reject(new Error('busy')))
  const waiting: (() => void)[] = []
  const cache = createPageCache({
    freshMs: 10,
    staleMs: 100,
    maxBytes,
    now: () => clock.time,
    later: (act) => waiting.push(act),
    recompress,
  })
  const filesSent = async () => {
    for (const act of waiting.splice(0)) act()
    await settled()
  }
  return { clock, cache, cached: cache.get, filesSent, recompress }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('concurrent requests render a fresh page once', async () => {
  const { cached } = setup()
  const render = vi.fn(async () => made('a'))
  await Promise.all([cached('/', render), cached('/', render), cached('/', render)])
  await cached('/', render)
  expect(render).toHaveBeenCalledTimes(1)
})

test('a stale page is sent and re-rendered once its files were sent; an expired one waits for the new one', async () => {
  const { cached, clock, filesSent } = setup()
  let version = 1
  const render = vi.fn(async () => made(`v${version}`))
  const first = await cached('/', render)
  version = 2
  clock.time = 50
  expect(await cached('/', render)).toBe(first)
  expect(await cached('/', render)).toBe(first)
  await settled()
  expect(render).toHaveBeenCalledTimes(1)
  await filesSent()
  expect(render).toHaveBeenCalledTimes(2)
  expect(await cached('/', render)).toEqual(page('v2'))
  version = 3
  clock.time = 500
  expect(await cached('/', render)).toEqual(page('v3'))
})

test('a failed render is reported to those waiting, not to readers of an older page, and is tried again', async () => {
  const { cached, clock, filesSent } = setup()
  const good = async () => made('good')
  const bad = () => Promise.reject(new Error('no'))
  await expect(cached('/', bad)).rejects.toThrow('no')
  const kept = await cached('/', good)
  clock.time = 50
  expect(await cached('/', bad)).toBe(kept)
  await filesSent()
  clock.time = 500
  await expect(cached('/', bad)).rejects.toThrow('no')
})

test('a failed page is not cached', async () => {
  const { cached } = setup()
  const broken = asCachedResponse({ identity: new Uint8Array() }, { place: '/', headers: {}, status: 500 })
  expect(await cached('/', async () => ({ page: broken }))).toBe(broken)
  expect(await cached('/', async () => made('good'))).toEqual(page('good'))
})

test('the least recently used page is evicted', async () => {
  const { cached } = setup(35)
  const render = vi.fn(async () => made('0123456789'))
  await cached('/a', render)
  await cached('/b', render)
  await cached('/a', render)
  await cached('/c', render)
  expect(render).toHaveBeenCalledTimes(3)
  await cached('/a', render)
  expect(render).toHaveBeenCalledTimes(3)
  await cached('/b', render)
  expect(render).toHaveBeenCalledTimes(4)
})

test('a fresh page is available at once, an older one is not', async () => {
  const { cache, clock } = setup()
  expect(cache.fresh('/')).toBeUndefined()
  const sent = await cache.get('/', async () => made('a'))
  expect(cache.fresh('/')).toBe(sent)
  clock.time = 11
  expect(cache.fresh('/')).toBeUndefined()
})

test('a page scheduled for renewal is sent at once until it expires', async () => {
  const { cache, clock, filesSent } = setup()
  let version = 1
  const render = async () => made(`v${version}`)
  const sent = await cache.get('/', render)
  clock.time = 11
  expect(await cache.get('/', render)).toBe(sent)
  expect(cache.fresh('/')).toBe(sent)
  clock.time = 101
  expect(cache.fresh('/')).toBeUndefined()
  version = 2
  await filesSent()
  expect(cache.fresh('/')).toEqual(page('v2'))
  clock.time = 112
  expect(cache.fresh('/')).toBeUndefined()
})

test('a page’s state is available while the page or its successor is cached', async () => {
  const { cache, clock } = setup()
  let version = 1
  const render = vi.fn(async () => made(`v${version}`, `s${version}`))
  const state = (address: string) => cache.state('/', `/page-state/${address}`, render)
  await cache.get('/', render)
  expect(await state('s1')).toEqual(page('s1'))
  // Unknown hashes must not cause work.
  expect(await state('guessed')).toBeUndefined()
  expect(render).toHaveBeenCalledTimes(1)

  version = 2
  clock.time = 200
  expect(await cache.get('/', render)).toEqual(page('v2'))
  expect([await state('s2'), await state('s1')]).toEqual([page('s2'), page('s1')])
  // Re-rendered without a change, it still knows the previous state.
  clock.time = 400
  await cache.get('/', render)
  expect(await state('s1')).toEqual(page('s1'))
  version = 3
  clock.time = 600
  await cache.get('/', render)
  expect(await state('s1')).toBeUndefined()
})

test('a forgotten page is rendered anew, and its state stays for those who have just received it', async () => {
  const { cache } = setup()
  let version = 1
  const render = vi.fn(async () => made(`v${version}`, `s${version}`))
  const state = (address: string) => cache.state('/', `/page-state/${address}`, render)
  await cache.get('/', render)
  version = 2
  cache.forget((key) => key === '/')
  expect(cache.fresh('/')).toBeUndefined()
  expect(await state('s1')).toEqual(page('s1'))
  expect(await cache.get('/', render)).toEqual(page('v2'))
  expect([await state('s1'), await state('s2')]).toEqual([page('s1'), page('s2')])
})

test('what was forgotten while it was rendered is sent with its state, and rendered anew for the next reader', async () => {
  const { cache } = setup()
  const rendering = Promise.withResolvers<ReturnType<typeof made>>()
  const first = cache.get('/', () => rendering.promise)
  cache.forget(() => true)
  rendering.resolve(made('v1', 's1'))
  expect(await first).toEqual(page('v1'))
  const render = vi.fn(async () => made('v2', 's2'))
  expect(await cache.state('/', '/page-state/s1', render)).toEqual(page('s1'))
  expect(await cache.get('/', render)).toEqual(page('v2'))
})

test('an unknown state is found by rendering the page', async () => {
  const { cache } = setup()
  const render = vi.fn(async () => made('a', 's'))
  expect(await cache.state('/', '/page-state/s', render)).toEqual(page('s'))
  expect(render).toHaveBeenCalledTimes(1)
})

test('a page requested once is not recompressed, one requested again once only', async () => {
  const { cached, cache, filesSent, recompress } = setup()
  const render = async () => made('long')
  const smaller = page('s')
  recompress.mockResolvedValue(smaller)
  const first = await cached('/', render)
  await filesSent()
  expect(recompress).not.toHaveBeenCalled()

  expect([cache.fresh('/'), await cached('/', render)]).toEqual([first, first])
  expect(recompress).not.toHaveBeenCalled()
  await filesSent()
  expect(recompress.mock.calls).toEqual([[first]])
  expect([cache.fresh('/'), await cached('/', render)]).toEqual([smaller, smaller])
  await filesSent()
  expect(recompress).toHaveBeenCalledTimes(1)
})

test('the state of a page requested again is recompressed after it, once', async () => {
  const { cached, cache, filesSent, recompress } = setup()
  const whole = made('a page', 'one')
  const render = async () => whole
  const [smaller, smallState] = [page('a'), page('o')]
  recompress.mockResolvedValueOnce(smaller).mockResolvedValueOnce(smallState)
  await cached('/', render)
  await cached('/', render)
  await filesSent()
  expect(recompress.mock.calls).toEqual([[whole.page], [whole.state?.answer]])
  expect(await cache.state('/', '/page-state/one', render)).toBe(smallState)
  await cached('/', render)
  await filesSent()
  expect(recompress).toHaveBeenCalledTimes(2)
})

test('a page requested again after a long time, and not changed, is recompressed', async () => {
  const { cached, clock, filesSent, recompress } = setup()
  const first = await cached('/', async () => made('long'))
  clock.time = 500
  expect(await cached('/', async (previous) => previous ?? made('long'))).toBe(first)
  await filesSent()
  expect(recompress.mock.calls).toEqual([[first]])
})

test('many pages requested again are recompressed one at a time, and those too many at a later request', async () => {
  const { cached, filesSent, recompress } = setup(10_000)
  const { atOnce, waiting } = limits.recompressions
  const turns = createTurns({ atOnce, waiting })
  const running: (() => void)[] = []
  let started = 0
  recompress.mockImplementation((one) =>
    turns('', async () => {
      started += 1
      await new Promise<void>((resolve) => running.push(resolve))
      return one
    }),
  )
  const paths = Array.from({ length: atOnce + waiting + 10 }, (_, at) => `/${at}`)
  const askAll = () => Promise.all(paths.map((path) => cached(path, async () => made(path))))
  await askAll()
  await askAll()
  await filesSent()
  expect([recompress.mock.calls.length, started]).toEqual([paths.length, atOnce])
  while (running.length > 0) {
    expect(running.length).toBe(atOnce)
    for (const finish of running.splice(0)) finish()
    // A turn is passed on in a task of its own.
    await settled()
    await settled()
  }
  expect(started).toBe(atOnce + waiting)
  await askAll()
  await filesSent()
  expect(recompress).toHaveBeenCalledTimes(paths.length + 10)
})

test('a recompressed page that is rendered again without a change stays as it is', async () => {
  const { cached, clock, filesSent, recompress } = setup()
  const smaller = page('s')
  recompress.mockResolvedValue(smaller)
  await cached('/', async () => made('long'))
  await cached('/', async () => made('long'))
  await filesSent()
  clock.time = 500
  expect(await cached('/', async (previous) => previous ?? made('long'))).toBe(smaller)
  await cached('/', async () => made('long'))
  await filesSent()
  expect(recompress).toHaveBeenCalledTimes(1)
})

test('a declined recompression is tried at a later request', async () => {
  const { cached, filesSent, recompress } = setup()
  const render = async () => made('long')
  const first = await cached('/', render)
  for (const times of [1, 2]) {
    expect(await cached('/', render)).toBe(first)
    await filesSent()
    expect(recompress).toHaveBeenCalledTimes(times)
  }
})

test('a page that changed or left meanwhile is not recompressed, nor replaced by its smaller predecessor', async () => {
  const { cached, clock, filesSent, recompress } = setup()
  let finish = (_: CachedResponse) => {}
  recompress.mockImplementation(() => new Promise((resolve) => (finish = resolve)))
  const again = (text: string) => cached('/', async () => made(text))
  await again('v1')
  await again('v1')
  clock.time = 500
  const second = await again('v2')
  await filesSent()
  expect(recompress).not.toHaveBeenCalled()

  await again('v2')
  await filesSent()
  expect(recompress.mock.calls).toEqual([[second]])
  clock.time = 1_000
  const third = await again('v3')
  finish(page('s'))
  await settled()
  expect(await again('v3')).toBe(third)
})

test('what recompression saves makes room for other pages', async () => {
  const { cached, filesSent, recompress } = setup(30)
  recompress.mockResolvedValue(page('1'))
  const render = vi.fn(async () => made('0123456789'))
  await cached('/a', render)
  await cached('/a', render)
  await filesSent()
  await cached('/b', render)
  await cached('/c', render)
  expect(render).toHaveBeenCalledTimes(3)
  await cached('/a', render)
  expect(render).toHaveBeenCalledTimes(3)
})
