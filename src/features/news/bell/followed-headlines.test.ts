import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { keyTable } from '#catalogue/storage-keys.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { fakeStorage, stubBrowser } from '#tests/browser-storage.ts'
import { story } from '#tests/stories.ts'

let allowed = true
let autoRefresh = true
vi.mock('#platform/storage/consent-choice.ts', () => ({
  mayKeep: () => allowed,
  consentFor: () => undefined,
  cacheSettings: () => keyTable.cacheSettings.default,
}))
vi.mock('#platform/kept/use-late-kept.ts', () => ({
  openLate: async () => ({ read: () => ({ ...keyTable.newsPreferences.default, autoRefresh }) }),
}))

const entry = (symbol: string, name: string) => ({ item: { symbol, name } })
const lists = { funds: [], stocks: [entry('INFY', 'Infosys Limited')], favorites: [], goals: [] }
const stories = [
  story('a', { title: 'Infosys wins an order', publishedAt: '2026-11-18T08:00:00.000Z' }),
  story('b', { title: 'Rain in the hills' }),
]
const MINUTE = 60_000
const found = [{ id: 'a', at: Date.parse('2026-11-18T08:00:00.000Z') }]

let asked: object[]
let bell: typeof import('./followed-headlines.ts')
const ask = (more: object = {}) =>
  bell.followedHeadlines({ ...{ uid: 'u1', lists, near: undefined, queries: new QueryClient(), client }, ...more })
const client = {
  read: async (_: unknown, { query }: { query: object }) => {
    asked.push(query)
    return { tag: null, answer: { stories } }
  },
} as unknown as ApiClient

beforeEach(async () => {
  vi.resetModules()
  stubBrowser()
  vi.stubGlobal('sessionStorage', fakeStorage())
  allowed = true
  autoRefresh = true
  asked = []
  bell = await import('./followed-headlines.ts')
})

test('finds the headlines about what is followed, in the list that everybody gets', async () => {
  expect((await ask()).found).toEqual(found)
  expect(asked).toEqual([
    {
      categories: 'general,business,technology,local',
      countries: 'in,us',
      providers: 'the-times-of-india,the-economic-times,the-hindu,bbc-news',
    },
  ])
  expect(JSON.stringify(asked)).not.toMatch(/infy|infosys/i)
})

test('a tab asks once per interval, also after a reload', async () => {
  await ask()
  expect((await ask()).found).toEqual(found)
  expect(asked).toHaveLength(1)
  const dates = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 60_000)
  await ask()
  expect(asked).toHaveLength(2)
  dates.mockRestore()
})

test('another person, or another list, is not told what was found before', async () => {
  await ask()
  await ask({ uid: 'u2' })
  expect(
    (await ask({ lists: { ...lists, stocks: [entry('TCS', 'Tata Consultancy Services Limited')] } })).found,
  ).toEqual([])
  expect(asked).toHaveLength(3)
})

test('without consent nothing is remembered, and what is remembered names nobody', async () => {
  allowed = false
  await ask()
  expect(sessionStorage.length).toBe(0)
  allowed = true
  await ask()
  expect(JSON.stringify(Object.values({ ...sessionStorage }))).not.toMatch(/infy|infosys/i)
  expect(sessionStorage.length).toBe(1)
})

test('a list that somebody reads is asked for again when it is old, and stays as it is', async () => {
  const queries = new QueryClient()
  await ask({ queries })
  const [query] = queries.getQueryCache().getAll()
  const old = { tag: 'old', answer: { stories: [] } }
  queries.setQueryData(query?.queryKey ?? [], old, { updatedAt: Date.now() - 31 * 60_000 })
  expect((await ask({ queries, uid: 'u2' })).found).toEqual(found)
  expect(asked).toHaveLength(2)
  expect(queries.getQueryData(query?.queryKey ?? [])).toEqual(old)
})

test('the next look is due an interval after the last request, and never where auto-refresh is off', async () => {
  const dates = vi.spyOn(Date, 'now').mockReturnValue(1_000 * MINUTE)
  expect((await ask()).dueAt).toBe(1_030 * MINUTE)
  dates.mockReturnValue(1_010 * MINUTE)
  expect((await ask()).dueAt).toBe(1_030 * MINUTE)
  dates.mockReturnValue(1_030 * MINUTE)
  expect((await ask()).dueAt).toBe(1_060 * MINUTE)
  expect(asked).toHaveLength(2)
  autoRefresh = false
  expect((await ask()).dueAt).toBeUndefined()
  dates.mockRestore()
})
