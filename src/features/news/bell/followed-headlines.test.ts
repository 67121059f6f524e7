import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { keyTable } from '#catalogue/storage-keys.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { fakeStorage, stubBrowser } from '#tests/browser-storage.ts'
import { story } from '#tests/stories.ts'

let allowed = true
vi.mock('#platform/storage/consent-choice.ts', () => ({
  mayKeep: () => allowed,
  consentFor: () => undefined,
  cacheSettings: () => keyTable.cacheSettings.default,
}))

const entry = (symbol: string, name: string) => ({ item: { symbol, name } })
const lists = { funds: [], stocks: [entry('INFY', 'Infosys Limited')], favorites: [], goals: [] }
const stories = [
  story('a', { title: 'Infosys wins an order', publishedAt: '2026-11-18T08:00:00.000Z' }),
  story('b', { title: 'Rain in the hills' }),
]
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
  asked = []
  bell = await import('./followed-headlines.ts')
})

test('finds the headlines about what is followed, in the list that everybody gets', async () => {
  expect(await ask()).toEqual(found)
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
  expect(await ask()).toEqual(found)
  expect(asked).toHaveLength(1)
  const dates = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 60_000)
  await ask()
  expect(asked).toHaveLength(2)
  dates.mockRestore()
})

test('another person, or another list, is not told what was found before', async () => {
  await ask()
  await ask({ uid: 'u2' })
  expect(await ask({ lists: { ...lists, stocks: [entry('TCS', 'Tata Consultancy Services Limited')] } })).toEqual([])
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
  expect(await ask({ queries, uid: 'u2' })).toEqual(found)
  expect(asked).toHaveLength(2)
  expect(queries.getQueryData(query?.queryKey ?? [])).toEqual(old)
})
