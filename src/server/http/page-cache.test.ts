import { expect, test, vi } from 'vitest'
import { asCachedResponse } from './cached-response.ts'
import { createPageCache } from './page-cache.ts'

const page = (text: string) =>
  asCachedResponse({ identity: new TextEncoder().encode(text) }, { place: '/', headers: {} })
const made = (text: string, state?: string) => ({
  page: page(text),
  state: state === undefined ? undefined : { address: `/page-state/${state}`, answer: page(state) },
})
const setup = (maxBytes = 1_000) => {
  const clock = { time: 0 }
  const waiting: (() => void)[] = []
  const cache = createPageCache({
    freshMs: 10,
    staleMs: 100,
    maxBytes,
    now: () => clock.time,
    later: (act) => waiting.push(act),
  })
  const filesSent = async () => {
    for (const act of waiting.splice(0)) act()
    await settled()
  }
  return { clock, cache, cached: cache.get, filesSent }
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

test('an unknown state is found by rendering the page', async () => {
  const { cache } = setup()
  const render = vi.fn(async () => made('a', 's'))
  expect(await cache.state('/', '/page-state/s', render)).toEqual(page('s'))
  expect(render).toHaveBeenCalledTimes(1)
})
