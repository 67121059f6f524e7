import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { errorToasts } from '#catalogue/errors.ts'
import { ownToasts, refusals, successToasts } from '#catalogue/toasts.ts'
import { stubBrowser } from '#tests/browser-storage.ts'

const user = { uid: 'u1', email: 'a@b.co', displayName: null, photoURL: null, creationTime: '2026-01-01T00:00:00.000Z' }
let browser: ReturnType<typeof stubBrowser>
let favorites: typeof import('./favorites-store.ts')
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
  favorites = await import('./favorites-store.ts')
}

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

test('duplicates are ignored for properties by projectId', async () => {
  session.setSession(user)
  const wanted = { projectId: 'some-id', name: 'Property some-id', currency: 'INR', price: null }
  await favorites.addFavorite(wanted)
  await favorites.addFavorite(wanted)
  expect(keep.itemsNow('propertyFavorites', user.uid)).toMatchObject([{ ...wanted, userId: 'u1' }])
  expect(said).toEqual([successToasts.favoriteAdded, ownToasts.alreadyThere])
})

test('Please log in to add properties to favorites: then it is added', async () => {
  await favorites.addFavorite({ projectId: 'a', name: 'Property a', currency: 'INR', price: null })
  session.setSession(user)
  await vi.waitFor(() => expect(said).toEqual([refusals.favoritesSignedOut, successToasts.favoriteAdded]))
})

test('Removed from favorite properties: Undo restores it', async () => {
  session.setSession(user)
  await favorites.addFavorite({ projectId: 'a', name: 'Property a', currency: 'INR', price: null })
  await favorites.removeFavorite(user.uid, 'a')
  expect(said.at(-1)).toBe(successToasts.favoriteRemoved)
  undo?.()
  await vi.waitFor(() => expect(keep.itemsNow('propertyFavorites', user.uid)).toHaveLength(1))
})

test('Failed to add to favorites, Failed to remove from favorites', async () => {
  session.setSession(user)
  browser.storage.room = 0
  await favorites.addFavorite({ projectId: 'a', name: 'Property a', currency: 'INR', price: null })
  await favorites.removeFavorite(user.uid, 'a')
  expect(said).toEqual([errorToasts.favoritesAdd, errorToasts.favoritesRemove])
})

test('a manual order is kept', async () => {
  session.setSession(user)
  for (const projectId of ['a', 'b', 'c'])
    await favorites.addFavorite({ projectId, name: `Property ${projectId}`, currency: 'INR', price: 1 })
  await favorites.moveFavorite(user.uid, 'a', 'up')
  expect(keep.itemsNow('propertyFavorites', user.uid).map(({ projectId }) => projectId)).toEqual(['c', 'a', 'b'])
})
