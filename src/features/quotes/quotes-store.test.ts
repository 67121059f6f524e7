import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { starterQuotes } from '#catalogue/starter-quotes.ts'
import { ownToasts } from '#catalogue/toasts.ts'
import { stubBrowser } from '#tests/browser-storage.ts'

const uid = 'somebody'
const draft = { text: 'Wait.', author: '', source: '', tags: [] }
let browser: ReturnType<typeof stubBrowser>
let store: typeof import('./quotes-store.ts')
let kept: () => readonly { id: string; text: string; isFavorite: boolean }[]
let said: string[]
let undo: (() => void) | undefined

beforeEach(async () => {
  vi.resetModules()
  browser = stubBrowser()
  store = await import('./quotes-store.ts')
  const { itemsNow } = await import('#platform/kept/kept-lists.ts')
  kept = () => itemsNow('wisdomQuotes', uid)
  said = []
  const { showToastsWith } = await import('#ui/layers/toast.ts')
  showToastsWith((message) => {
    said.push(message.sentence)
    undo = message.undo
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('the newest quote comes first', async () => {
  await store.addQuote(uid, draft)
  await store.addQuote(uid, { ...draft, text: 'Wait more.' })
  expect(kept().map(({ text }) => text)).toEqual(['Wait more.', 'Wait.'])
  expect(said).toEqual([ownToasts.quoteAdded, ownToasts.quoteAdded])
})

test('the starter set is added once, in order, without existing quotes, and undone as a whole', async () => {
  const [first, second] = starterQuotes
  await store.addQuote(uid, { ...draft, text: first.text.toUpperCase() })
  await Promise.all([store.addStarters(uid), store.addStarters(uid)])
  expect(kept()).toHaveLength(12)
  expect(kept()[0]?.text).toBe(second.text)
  expect(store.missingStarters(kept())).toEqual([])
  undo?.()
  await vi.waitFor(() => expect(kept()).toHaveLength(1))
  await store.addStarters(uid)
  expect(kept()).toHaveLength(12)
})

test('a removed quote comes back at its place', async () => {
  await store.addStarters(uid)
  const before = kept()
  await store.removeQuote(uid, 'starter-drop')
  expect(kept()).toHaveLength(11)
  undo?.()
  await vi.waitFor(() => expect(kept()).toEqual(before))
})

test('an edit keeps the star, and survives a removal meanwhile', async () => {
  await store.addStarters(uid)
  await store.markFavorite(uid, 'starter-drop', true)
  await store.editQuote(uid, 'starter-drop', draft)
  expect(kept().find(({ id }) => id === 'starter-drop')).toMatchObject({ text: 'Wait.', isFavorite: true })
  await store.removeQuote(uid, 'starter-drop')
  await store.editQuote(uid, 'starter-drop', { ...draft, text: 'Wait longer.' })
  expect(kept().find(({ id }) => id === 'starter-drop')).toMatchObject({ text: 'Wait longer.' })
})

test('a refusal by storage is reported, and the quote stays in the tab', async () => {
  browser.storage.refuses = true
  await store.addQuote(uid, draft)
  expect(said).toEqual([ownToasts.notSaved])
  expect(kept()).toHaveLength(1)
})
