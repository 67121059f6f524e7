import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { refusals, successToasts } from '#catalogue/toasts.ts'
import type { Article } from '#domain/keeping/article.ts'
import { stubBrowser } from '#tests/browser-storage.ts'

const user = { uid: 'u1', email: 'a@b.co', displayName: null, photoURL: null, creationTime: '2026-01-01T00:00:00.000Z' }
const { uid } = user
const draft = { title: 'a', content: '', tags: [], category: 'idea' } as const
const todo = { type: 'buy', action: 'a', dueDate: null } as const
const article: Article = {
  id: 'x1',
  title: 'Rates',
  description: null,
  content: null,
  url: 'https://paper.example/a',
  urlToImage: null,
  publishedAt: '2026-11-01T00:00:00.000Z',
  source: { id: null, name: 'A paper' },
  author: null,
  category: 'business',
  country: 'in',
  language: 'en',
}

let keep: typeof import('#platform/kept/kept-lists.ts')
let notes: typeof import('./note-store.ts')
let todos: typeof import('./todo-store.ts')
let articles: typeof import('./article-store.ts')
let session: typeof import('#platform/session/session.ts')
let browser: ReturnType<typeof stubBrowser>
let said: string[]
let undo: (() => void) | undefined

beforeEach(async () => {
  vi.resetModules()
  browser = stubBrowser()
  vi.stubGlobal('document', { cookie: '', addEventListener: () => {}, visibilityState: 'hidden' })
  session = await import('#platform/session/session.ts')
  keep = await import('#platform/kept/kept-lists.ts')
  notes = await import('./note-store.ts')
  todos = await import('./todo-store.ts')
  articles = await import('./article-store.ts')
  said = []
  const { showToastsWith } = await import('#ui/layers/toast.ts')
  showToastsWith((message) => {
    said.push(message.sentence)
    undo = message.undo
  })
})
afterEach(() => vi.unstubAllGlobals())

const titles = () => keep.itemsNow('quickNotes', uid).map(({ title }) => title)
const actions = () => keep.itemsNow('todoItems', uid).map(({ action }) => action)
const saved = () => keep.itemsNow('savedNews', uid).map(({ id }) => id)

describe('adding requires a signed-in user, and happens once there is one', () => {
  test.each([
    [refusals.notesSignedOut, () => notes.addNote(draft, null), titles, ['a'], successToasts.noteAdded],
    [refusals.todosSignedOut, () => todos.addTodo(todo, null), actions, ['a'], successToasts.todoAdded],
    [refusals.articlesSignedOut, () => articles.saveArticle(article), saved, ['x1'], successToasts.articleSaved],
  ])('%s', async (refusal, act, items, expected, success) => {
    await act()
    expect(said).toEqual([refusal])
    expect(items()).toEqual([])
    session.setSession(user)
    await vi.waitFor(() => expect(items()).toEqual(expected))
    await vi.waitFor(() => expect(said).toEqual([refusal, success]))
  })
})

describe('a signed-in user', () => {
  beforeEach(() => session.setSession(user))

  test('adding a note puts it first', async () => {
    await notes.addNote(draft, null)
    await notes.addNote({ ...draft, title: 'b' }, null)
    expect(titles()).toEqual(['b', 'a'])
    expect(keep.itemsNow('quickNotes', uid)[0]).toMatchObject({ userId: uid, isPinned: false })
  })

  test('adding a todo appends it', async () => {
    await todos.addTodo(todo, null)
    await todos.addTodo({ ...todo, action: 'b' }, null)
    expect(actions()).toEqual(['a', 'b'])
  })

  test('pinning a note sets isPinned true or false and updates updatedAt', async () => {
    await notes.addNote(draft, null)
    const [before] = keep.itemsNow('quickNotes', uid)
    await new Promise((resolve) => setTimeout(resolve, 5))
    await notes.pinNote(uid, before?.id ?? '', true)
    const [pinned] = keep.itemsNow('quickNotes', uid)
    expect(pinned?.isPinned).toBe(true)
    expect(pinned && before && pinned.updatedAt > before.updatedAt).toBe(true)
    await notes.pinNote(uid, before?.id ?? '', false)
    expect(keep.itemsNow('quickNotes', uid)[0]?.isPinned).toBe(false)
  })

  test('saving an article is idempotent and puts the newest first', async () => {
    await articles.saveArticle(article)
    await articles.saveArticle({ ...article, id: 'x2' })
    await articles.saveArticle(article)
    expect(saved()).toEqual(['x2', 'x1'])
    expect(keep.itemsNow('savedNews', uid)[0]?.isSaved).toBe(true)
    await articles.forgetArticle(uid, 'x2')
    expect(said.at(-1)).toBe(successToasts.articleRemoved)
    undo?.()
    await vi.waitFor(() => expect(saved()).toEqual(['x2', 'x1']))
  })

  test('a note deleted in another tab while it was edited here is not lost', async () => {
    await notes.addNote(draft, null)
    const [{ id } = { id: '' }] = keep.itemsNow('quickNotes', uid)
    await notes.removeNote(uid, id)
    await notes.updateNote(uid, id, { ...draft, title: 'mine' })
    expect(titles()).toEqual(['mine'])
  })

  test('a to-do deleted in another tab while it was edited here is not lost, and keeps its place', async () => {
    for (const action of ['a', 'b', 'c']) await todos.addTodo({ ...todo, action }, null)
    const [, before] = keep.itemsNow('todoItems', uid)
    if (!before) throw new Error('It was added')
    await todos.removeTodo(uid, before.id)
    await todos.updateTodo(uid, before, { ...todo, action: 'mine' })
    expect(actions()).toEqual(['a', 'mine', 'c'])
    expect(keep.itemsNow('todoItems', uid)[1]).toEqual({ ...before, action: 'mine' })
    expect(said.at(-1)).toBe(successToasts.todoUpdated)
    // Undoing the removal must not overwrite what was typed since.
    undo?.()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(actions()).toEqual(['a', 'mine', 'c'])
  })

  test('Undo restores exactly what was removed, even if another tab had changed it just before', async () => {
    await todos.addTodo(todo, null)
    const [{ id } = { id: '' }] = keep.itemsNow('todoItems', uid)
    const removing = todos.removeTodo(uid, id)
    const name = 'banyan:todo-items:u1'
    const stored = JSON.parse(browser.storage.getItem(name) ?? '')
    stored.data[0] = { ...stored.data[0], rev: 2, item: { ...stored.data[0].item, action: 'changed elsewhere' } }
    browser.fromOtherTab(name, JSON.stringify(stored))
    await removing
    undo?.()
    await vi.waitFor(() => expect(actions()).toEqual(['changed elsewhere']))
  })

  test('every to-do change has its toast, and Undo restores the place', async () => {
    await todos.addTodo(todo, null)
    await todos.addTodo({ ...todo, action: 'b' }, null)
    const [{ id } = { id: '' }] = keep.itemsNow('todoItems', uid)
    const [before] = keep.itemsNow('todoItems', uid)
    if (before) await todos.updateTodo(uid, before, { ...todo, action: 'c' })
    await todos.markDone(uid, id, true)
    await todos.clearDone(uid)
    expect(actions()).toEqual(['b'])
    undo?.()
    await vi.waitFor(() => expect(actions()).toEqual(['c', 'b']))
    const { todoAdded, todoUpdated, todoRemoved } = successToasts
    expect(said).toEqual([todoAdded, todoAdded, todoUpdated, todoUpdated, todoRemoved])
  })

  test('a refusal by storage is not a success', async () => {
    browser.storage.room = 0
    await notes.addNote(draft, null)
    expect(said).not.toContain(successToasts.noteAdded)
    expect(titles()).toEqual(['a'])
  })
})

test('a refused action in session storage is validated', async () => {
  const { refuseUntilSignedIn } = await import('#platform/session/refused-action.ts')
  for (const [name, about] of [
    ['add-note', { ...draft, title: 5, link: null }],
    ['add-todo', { ...todo, type: 'steal', link: null }],
    ['save-article', { ...article, url: 'javascript:alert(1)' }],
  ] as const) {
    session.setSession(null)
    refuseUntilSignedIn({ name, about }, () => {})
    session.setSession(user)
  }
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect([titles(), actions(), saved()]).toEqual([[], [], []])
})
