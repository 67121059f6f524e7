import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownToasts } from '#catalogue/toasts.ts'
import type { SavedSearch } from '#domain/property/saved-search.ts'
import { stubBrowser } from '#tests/browser-storage.ts'

type Found = { id: string; price: number; postedOn: string }
let market: Found[] | undefined
const asked: unknown[] = []

vi.mock('#platform/market/market-client.ts', () => ({
  findInMarket: async (kind: string, query: { filters: object }) => {
    asked.push([kind, query.filters])
    if (!market) throw new Error('The listings could not be loaded')
    return { cards: market }
  },
}))
const session: { now: string | { uid: string } } = { now: { uid: 'somebody' } }
vi.mock('#platform/session/ask-to-sign-in.ts', () => ({ askToSignIn: () => {} }))
vi.mock('#platform/session/settled-session.ts', () => ({ settledSession: async () => session.now }))

const uid = 'somebody'
let store: typeof import('./saved-store.ts')
let kept: () => readonly SavedSearch[]
let said: string[]

beforeEach(async () => {
  vi.resetModules()
  stubBrowser()
  session.now = { uid }
  market = [{ id: 'a', price: 100, postedOn: '2026-11-01' }]
  store = await import('./saved-store.ts')
  const { itemsNow } = await import('#platform/kept/kept-lists.ts')
  kept = () => itemsNow('savedSearches', uid)
  said = []
  const { showToastsWith } = await import('#ui/layers/toast.ts')
  showToastsWith(({ sentence }) => void said.push(sentence))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a search is saved with what it finds now, once', async () => {
  await store.saveSearch('Flats in Pune', 'city=Pune')
  await store.saveSearch('The same again', 'city=Pune')
  expect(kept()).toMatchObject([{ name: 'Flats in Pune', query: 'city=Pune', known: [['a', 100]] }])
  expect(said).toEqual([ownToasts.searchSaved, ownToasts.alreadyThere])
  expect(asked).toContainEqual(['property', expect.objectContaining({ city: 'Pune' })])
})

test('whoever is signed out is asked to log in, and nothing is saved', async () => {
  session.now = 'signed-out'
  expect(await store.saveSearch('Flats', 'city=Pune')).toBe(false)
  expect(said).toEqual(['Please log in to save searches'])
  expect(kept()).toEqual([])
})

test('without the listings nothing is saved: later everything would be news', async () => {
  market = undefined
  expect(await store.saveSearch('Flats', 'city=Pune')).toBe(false)
  expect(kept()).toEqual([])
  expect(said).toEqual([ownToasts.searchNotSaved])
})

test('the 51st search is refused with its own sentence, one that is there is not', async () => {
  for (let at = 0; at < 50; at += 1) await store.saveSearch(`Search ${at}`, `q=${at}`)
  said.length = 0
  expect(await store.saveSearch('One more', 'city=Pune')).toBe(false)
  await store.saveSearch('Again', 'q=7')
  expect(kept()).toHaveLength(50)
  expect(said).toEqual(['You can save 50 searches. Remove one first.', ownToasts.alreadyThere])
})

test('a new price is news until it was looked at', async () => {
  const { newsOfSearches } = await import('../bell/news-of-searches.ts')
  await store.saveSearch('Flats', 'city=Pune')
  expect(await newsOfSearches(kept())).toEqual([])
  market = [
    { id: 'a', price: 90, postedOn: '2026-11-01' },
    { id: 'b', price: 80, postedOn: '2026-11-02' },
  ]
  expect(await newsOfSearches([...kept(), 'garbage'])).toMatchObject([
    { name: 'Flats', query: 'city=Pune', line: '1 new, 1 price change' },
  ])
  const { lookAt } = await import('./look/look-at.ts')
  expect(await lookAt(uid, kept()[0])).toHaveLength(2)
  expect(await newsOfSearches(kept())).toEqual([])
})

test('a search is renamed and removed; an empty name changes nothing', async () => {
  await store.saveSearch('Flats', 'city=Pune')
  const id = kept()[0]?.id ?? ''
  await store.renameSearch(uid, id, '  Near\n work ')
  await store.renameSearch(uid, id, '   ')
  expect(kept()).toMatchObject([{ name: 'Near work' }])
  await store.removeSearch(uid, id)
  expect(kept()).toEqual([])
  expect(said.at(-1)).toBe(ownToasts.searchRemoved)
})
