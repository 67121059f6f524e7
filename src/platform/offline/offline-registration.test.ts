import { beforeEach, expect, test, vi } from 'vitest'
import { settingsOf } from '#domain/kept/consent.ts'

const settings = settingsOf('all', { analytics: false, preferences: true, hours: 24 })

vi.mock('#platform/browser/build.ts', () => ({ build: 'a build' }))
vi.mock('#platform/storage/consent-choice.ts', () => ({ cacheSettings: () => settings }))
vi.mock('#platform/storage/offline-caches.ts', () => ({ writeOfflineSettings: async () => {} }))

/** A browser that loaded `/search-funds`; its worker is registered when `register` is called. */
function browser(controller: object | null) {
  const told: object[] = []
  const worker = { postMessage: (message: object) => told.push(message) }
  const known = { active: worker, waiting: null, addEventListener: () => {}, update: async () => {} }
  const { promise: registered, resolve: register } = Promise.withResolvers<object>()
  const serviceWorker = {
    controller,
    ready: registered,
    register: () => registered,
    getRegistrations: async () => [],
    addEventListener: () => {},
  }
  const place = { href: 'https://banyan.test/search-funds?q=gold', pathname: '/search-funds' }
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('caches', {})
  vi.stubGlobal('location', place)
  const arrival = { name: place.href } as PerformanceEntry
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([arrival])
  vi.stubGlobal('addEventListener', () => {})
  const goTo = (path: string) => Object.assign(place, { href: `https://banyan.test${path}`, pathname: path })
  return { told, goTo, register: () => register(known), copies: () => told.filter((each) => 'path' in each) }
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setInterval'] })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})
const opened = () => import('./offline-registration.ts')

test('a link that was followed before the worker was known is copied once it is', async () => {
  const { goTo, register, copies } = browser({})
  const { copyPage, followCacheSettings } = await opened()
  goTo('/fund/900005')
  followCacheSettings(settings)
  const copied = copyPage('/fund/900005')
  await Promise.resolve()
  expect(copies()).toEqual([])
  register()
  await copied
  expect(copies()).toEqual([{ do: 'copy', path: '/fund/900005' }])
})

test('the page that the worker has answered is not asked for again', async () => {
  const { register, told, copies } = browser({})
  const { copyPage, followCacheSettings } = await opened()
  register()
  followCacheSettings(settings)
  await copyPage('/search-funds')
  expect(told).toEqual([{ do: 'fill' }])
  expect(copies()).toEqual([])
})

test('a new worker copies the page in view, once', async () => {
  const { goTo, register, copies } = browser(null)
  const { copyPage, followCacheSettings } = await opened()
  goTo('/fund/900005')
  register()
  followCacheSettings(settings)
  await copyPage('/fund/900005')
  expect(copies()).toEqual([{ do: 'copy', path: '/fund/900005' }])
})
