import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keyTable, type UndoableKey } from '#catalogue/storage-keys.ts'
import { ownToasts, refusals, successToasts } from '#catalogue/toasts.ts'
import { quote } from '#domain/keeping/quote.ts'
import { add } from '#domain/kept/kept-list.ts'
import { stubBrowser } from '#tests/browser-storage.ts'

const user = { uid: 'u1', email: 'a@b.co', displayName: null, photoURL: null, creationTime: '2026-01-01T00:00:00.000Z' }
const { uid } = user
const sentences = { signedOut: refusals.notesSignedOut, added: ownToasts.quoteAdded }
const wanted = (text: string) => ({ text, author: '', source: '', tags: [] })

let browser: ReturnType<typeof stubBrowser>
let session: typeof import('#platform/session/session.ts')
let keep: typeof import('./kept-lists.ts')
let kept: typeof import('./last-removal.ts')
let said: (string | boolean | undefined)[][]
let undo: (() => void) | undefined
let resumed: number

/** Simulates a page load: fresh modules, the same storage. Quotes are identified by text here. */
async function load(alreadyThere?: string) {
  vi.resetModules()
  session = await import('#platform/session/session.ts')
  keep = await import('./kept-lists.ts')
  kept = await import('./last-removal.ts')
  const { createListCommands } = await import('./list-commands.ts')
  const commands = createListCommands({
    list: 'wisdomQuotes',
    toasts: {
      say: (...words) => said.push(['say', ...words]),
      refuse: (...words) => said.push(['refuse', ...words]),
      outcome: (...words) => said.push(['outcome', ...words]),
      removed(sentence, takeBack) {
        said.push(['removed', sentence])
        undo = takeBack
      },
    },
    sentences: { removed: ownToasts.quoteRemoved },
  })
  const addQuote = commands.adding({
    action: 'add-quote',
    schema: quote.omit({ id: true, isFavorite: true, createdAt: true }),
    put: (list, draft, { now }) =>
      add(list, draft.text, { id: draft.text, ...draft, isFavorite: false, createdAt: now }, 'first', now),
    sentences: alreadyThere === undefined ? sentences : { ...sentences, alreadyThere },
    resumed: () => {
      resumed += 1
    },
  })
  return { ...commands, addQuote }
}

const texts = () => keep.itemsNow('wisdomQuotes', uid).map(({ text }) => text)

beforeEach(() => {
  said = []
  resumed = 0
  browser = stubBrowser()
  vi.stubGlobal('document', { cookie: '', visibilityState: 'hidden', addEventListener: () => {} })
})
afterEach(() => vi.unstubAllGlobals())

test('a visitor is refused, and it happens after sign-in, also after a redirect', async () => {
  const { addQuote } = await load()
  session.setSession(null)
  expect(await addQuote(wanted('a'))).toBe(false)
  expect(said).toEqual([['refuse', sentences.signedOut]])
  expect(resumed).toBe(0)
  await load()
  session.setSession(user)
  await vi.waitFor(() => expect(said.at(-1)).toEqual(['outcome', true, ownToasts.notSaved, sentences.added]))
  expect([texts(), resumed]).toEqual([['a'], 1])
})

test('a stored action is validated', async () => {
  await load()
  const { refuseUntilSignedIn } = await import('#platform/session/refused-action.ts')
  session.setSession(null)
  refuseUntilSignedIn({ name: 'add-quote', about: { ...wanted('a'), text: 5 } }, () => {})
  session.setSession(user)
  expect([said, resumed]).toEqual([[], 0])
})

test('an existing item is reported, if there is a sentence for it', async () => {
  for (const alreadyThere of [undefined, ownToasts.alreadyThere]) {
    const { addQuote } = await load(alreadyThere)
    session.setSession(user)
    await addQuote(wanted('a'))
    await addQuote(wanted('a'))
  }
  const done = ['outcome', true, ownToasts.notSaved, sentences.added]
  const there = ['say', ownToasts.alreadyThere]
  expect(said).toEqual([done, done, there, there])
})

test('a refusal by storage is a failure, and a removal then has no undo', async () => {
  const { addQuote, change, remove } = await load()
  session.setSession(user)
  browser.storage.room = 0
  await addQuote(wanted('a'))
  await change(uid, (list) => [...list])
  await remove(uid, ['a'])
  expect(said.map(([how, done, failure]) => [how, done, failure])).toEqual(
    Array.from({ length: 3 }, () => ['outcome', false, ownToasts.notSaved]),
  )
})

test('a removal can be undone, also after a reload', async () => {
  const { addQuote, remove } = await load()
  session.setSession(user)
  await addQuote(wanted('a'))
  await remove(uid, ['a'])
  expect(said.slice(1)).toEqual([
    ['removed', ownToasts.quoteRemoved],
    ['outcome', true, ownToasts.notSaved],
  ])
  undo?.()
  await vi.waitFor(() => expect(texts()).toEqual(['a']))
  await remove(uid, ['a'])
  await load()
  const { readText } = await import('#platform/storage/storage-text.ts')
  const { data: stored } = JSON.parse(readText('banyan:last-removal', 'tab') ?? '')
  expect(kept.isRemoval(stored)).toBe(true)
  keep.bringBackFrom(stored)
  await vi.waitFor(() => expect(texts()).toEqual(['a']))
})

test('the key table says which lists can be undone after a reload; each has a schema', async () => {
  await load()
  const { listKinds } = await import('./list-kinds.ts')
  const undoable = Object.entries(keyTable).flatMap(([key, row]) => ('undoable' in row ? [key as UndoableKey] : []))
  expect(Object.keys(listKinds).toSorted()).toEqual(undoable.toSorted())
  const removal = (list: string) => ({ list, uid, entries: [], sentence: successToasts.noteDeleted, at: 1 })
  for (const key of Object.keys(keyTable))
    expect(kept.isRemoval(removal(key)), key).toBe(undoable.includes(key as UndoableKey))
  for (const name of ['constructor', '__proto__', '', 'no-such-list']) expect(kept.isRemoval(removal(name))).toBe(false)
})
