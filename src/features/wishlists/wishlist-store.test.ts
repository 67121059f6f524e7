import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { errorToasts } from '#catalogue/errors.ts'
import { ownToasts, refusals, successToasts } from '#catalogue/toasts.ts'
import { wantedOf } from '#domain/wishlist/wishlist-form.ts'
import { stubBrowser } from '#tests/browser-storage.ts'

const user = { uid: 'u1', email: 'a@b.co', displayName: null, photoURL: null, creationTime: '2026-01-01T00:00:00.000Z' }
const fund = (code: string) => wantedOf('fund', code, { currency: 'INR' })
let browser: ReturnType<typeof stubBrowser>
let store: typeof import('./wishlist-store.ts')
let session: typeof import('#platform/session/session.ts')
let keep: typeof import('#platform/kept/kept-lists.ts')
let said: string[]
let undo: (() => void) | undefined

/** Simulates a page load: fresh modules, the same storage. */
async function load() {
  vi.resetModules()
  session = await import('#platform/session/session.ts')
  keep = await import('#platform/kept/kept-lists.ts')
  const { showToastsWith } = await import('#ui/layers/toast.ts')
  showToastsWith((message) => {
    said.push(message.sentence)
    undo = message.undo
  })
  store = await import('./wishlist-store.ts')
}

const funds = () => keep.itemsNow('fundWishlist', user.uid).map(({ schemeCode }) => schemeCode)

beforeEach(async () => {
  said = []
  browser = stubBrowser()
  // A hidden page never paints, so nothing waits for a paint.
  vi.stubGlobal('document', { cookie: '', visibilityState: 'hidden', addEventListener: () => {} })
  await load()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('Fund added to wishlist: the newest comes first', async () => {
  session.setSession(user)
  await store.addWish('fund', fund('119551'))
  await store.addWish('fund', fund('122639'))
  expect(funds()).toEqual(['122639', '119551'])
  expect(said).toEqual([successToasts.fundAdded, successToasts.fundAdded])
})

test('duplicates are ignored for funds by schemeCode', async () => {
  session.setSession(user)
  await Promise.all([store.addWish('fund', fund('119551')), store.addWish('fund', fund('119551'))])
  expect(funds()).toEqual(['119551'])
  expect(said).toEqual([successToasts.fundAdded, ownToasts.alreadyThere])
})

test('duplicates are ignored for stocks by symbol', async () => {
  session.setSession(user)
  await store.addWish('stock', wantedOf('stock', 'INFY', {}))
  await store.addWish('stock', wantedOf('stock', 'INFY', { name: 'Infosys' }))
  expect(keep.itemsNow('stockWishlist', user.uid)).toMatchObject([{ symbol: 'INFY', name: 'INFY' }])
  expect(said).toEqual([successToasts.stockAdded, ownToasts.alreadyThere])
})

test('Please log in to add items to your wishlist: then it is added, also after a redirect', async () => {
  await store.addWish('fund', fund('119551'))
  expect(said).toEqual([refusals.wishlistSignedOut])
  expect(funds()).toEqual([])
  await load()
  session.setSession(user)
  await vi.waitFor(() => expect(said).toEqual([refusals.wishlistSignedOut, successToasts.fundAdded]))
  expect(funds()).toEqual(['119551'])
})

test('a stored action is validated', async () => {
  await store.addWish('fund', { ...fund('119551'), code: '<script>' })
  session.setSession(user)
  await new Promise((done) => setTimeout(done, 20))
  expect(funds()).toEqual([])
  expect(said).toEqual([refusals.wishlistSignedOut])
})

test('Removed from wishlist: Undo restores the place', async () => {
  session.setSession(user)
  for (const code of ['1', '2', '3']) await store.addWish('fund', fund(code))
  await store.removeWish('fund', user.uid, '2')
  expect(funds()).toEqual(['3', '1'])
  expect(said.at(-1)).toBe(successToasts.wishlistRemoved)
  undo?.()
  await vi.waitFor(() => expect(funds()).toEqual(['3', '2', '1']))
})

test('Undo never overwrites a wish added again since', async () => {
  session.setSession(user)
  await store.addWish('fund', fund('1'))
  await store.removeWish('fund', user.uid, '1')
  const wayBack = undo
  await store.addWish('fund', { ...fund('1'), reason: 'typed with care', target: 5 })
  wayBack?.()
  await new Promise((done) => setTimeout(done, 20))
  expect(keep.itemsNow('fundWishlist', user.uid)).toMatchObject([{ reason: 'typed with care', target: 5 }])
})

test('a manual order, and an edit that keeps the date added', async () => {
  session.setSession(user)
  for (const code of ['1', '2']) await store.addWish('fund', fund(code))
  await store.moveWish('fund', user.uid, '1', 'up')
  expect(funds()).toEqual(['1', '2'])
  const [before] = keep.itemsNow('fundWishlist', user.uid)
  if (!before) throw new Error('It was added')
  const { schemeCode, ...rest } = before
  const wish = { code: schemeCode, ...rest }
  const draft = { code: '1', name: 'Gold', currency: 'INR', target: 5, reason: 'why' }
  await store.editWish('fund', user.uid, wish, draft, '2026-11-13')
  const edited = { ...before, name: 'Gold', target: 5, targetDate: '2026-11-13', reason: 'why' }
  expect(keep.itemsNow('fundWishlist', user.uid)[0]).toEqual(edited)
  // The same target again keeps its day: splits since then count.
  await store.editWish('fund', user.uid, wish, { ...draft, reason: 'because' }, '2026-11-16')
  expect(keep.itemsNow('fundWishlist', user.uid)[0]).toEqual({ ...edited, reason: 'because' })
  expect(said.at(-1)).toBe(ownToasts.wishUpdated)
  await store.removeWish('fund', user.uid, '1')
  await store.editWish('fund', user.uid, wish, draft)
  expect(funds()).toEqual(['1', '2'])
})

test('Failed to add to wishlist, Failed to remove from wishlist: it stays in the tab', async () => {
  session.setSession(user)
  browser.storage.room = 0
  await store.addWish('fund', fund('119551'))
  expect(funds()).toEqual(['119551'])
  await store.removeWish('fund', user.uid, '119551')
  expect(said).toEqual([errorToasts.wishlistAdd, errorToasts.wishlistRemove])
})
