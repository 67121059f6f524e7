import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StorageKey } from '#catalogue/storage-keys.ts'
import { endTimersAfterTest, stubBrowser } from '#tests/browser-storage.ts'
import { setVersion } from '#tests/key-versions.ts'

/** Every reader and writer of a stored value, with a key whose version went from 1 to 2. */
const at = '2026-01-01T00:00:00.000Z'
const written = (v: number, data: unknown) => JSON.stringify({ v, updatedAt: at, data })
const todo = (action: string) => ({
  id: 't1',
  type: 'pay',
  action,
  dueDate: null,
  done: false,
  link: null,
  createdAt: at,
})
const listOf = (...items: object[]) => items.map((item, place) => ({ id: 't1', rev: 1, at, place, item }))
const TODOS = 'banyan:todo-items:u1'
const THEME = 'banyan:theme'

let browser: ReturnType<typeof stubBrowser>
beforeEach(async () => {
  browser = stubBrowser()
  endTimersAfterTest()
  vi.resetModules()
  await setVersion('todoItems', 2, { 1: (old) => listOf(...(old as string[]).map(todo)) })
  await setVersion('theme', 2, { 1: (old) => (old === 'night' ? 'dark' : old) })
  await setVersion('userProfile', 2, { 1: (old) => old })
})
afterEach(() => vi.unstubAllGlobals())

const stored = (name: string) => JSON.parse(browser.storage.getItem(name) ?? 'null')

test('a list: an older version is migrated, the current one is read and written, a newer one is left alone', async () => {
  const { openKept } = await import('./kept.ts')
  const { listKinds } = await import('./list-kinds.ts')
  const { currentTroubles } = await import('./trouble.ts')
  browser.storage.setItem(TODOS, written(1, ['Old']))
  const kept = openKept(listKinds.todoItems, 'u1')
  expect(kept.read()).toMatchObject(listOf(todo('Old')))
  expect(stored(TODOS).v, 'reading writes nothing').toBe(1)
  expect(await kept.update((list) => [...list])).toBe('saved')
  expect(stored(TODOS)).toMatchObject({ v: 2, data: listOf(todo('Old')) })
  browser.fromOtherTab(TODOS, written(3, 'something new'))
  expect(await kept.update((list) => [...list])).toBe('unsaved')
  expect(currentTroubles()).toMatchObject([{ kind: 'newer' }, { kind: 'unsaved' }])
  expect(stored(TODOS)).toMatchObject({ v: 3, data: 'something new' })
})

test.each([
  ['todoItems', written(1, ['Old']), listOf(todo('Old'))],
  ['todoItems', written(2, listOf(todo('Now'))), listOf(todo('Now'))],
  ['todoItems', written(3, 'something new'), undefined],
  ['todoItems', written(0, []), undefined],
  // Without a version in the table it is 1.
  ['quickNotes', written(1, []), []],
  ['quickNotes', written(2, []), undefined],
] as const)('what every page reads without a schema: %s from %s', async (key: StorageKey, text, data) => {
  const { storedData } = await import('./use-stored-data.ts')
  expect(storedData(key, text)).toEqual(data)
})

test.each([
  [written(1, 'night'), 'dark'],
  [written(2, 'dark'), 'dark'],
  [written(3, 'dark'), 'nature'],
])('a browser preference: %s is %s, and it is written in the current version', async (text, theme) => {
  const { browserValue, isText } = await import('#platform/storage/browser-value.ts')
  browser.storage.setItem(THEME, text)
  const value = browserValue('theme', isText)
  expect(value.read()).toBe(theme)
  expect(browser.storage.getItem(THEME)).toBe(text)
  value.write('dark')
  expect(stored(THEME)).toMatchObject({ v: 2, data: 'dark' })
})

test.each([
  [2, 'dark'],
  [1, 'nature'],
  [3, 'nature'],
])('the early script treats a theme of version %s as %s', async (v, theme) => {
  const { earlyLookScript } = await import('#app/first-paint/early-look.ts')
  browser.storage.setItem(THEME, written(v, 'dark'))
  const dataset: Record<string, string> = {}
  const document = {
    readyState: 'loading',
    documentElement: { dataset },
    currentScript: { dataset: {} },
    createElement: () => ({}),
    head: { append: () => {} },
    write: () => {},
  }
  new Function('document', 'localStorage', earlyLookScript)(document, browser.storage)
  expect(dataset.theme).toBe(theme)
})

test('a backup: older values are migrated, newer ones stay in the file', async () => {
  const { sortValues, upToDate } = await import('./all-kinds.ts')
  const now = new Date('2026-11-01T00:00:00.000Z')
  const { values, newer, aside } = sortValues(
    {
      [TODOS]: written(1, ['Old']),
      [THEME]: written(3, 'dusk'),
      'banyan:user-profile:u1': written(3, null),
      'banyan:quick-notes:u1': written(2, []),
      'banyan:font-size': written(1, 'large'),
    },
    'u1',
    now,
  )
  expect(JSON.parse(values[TODOS] ?? '')).toEqual({ v: 2, updatedAt: at, data: listOf(todo('Old')) })
  expect(Object.keys(values).toSorted()).toEqual(['banyan:font-size', TODOS])
  expect(newer.toSorted()).toEqual(['banyan:quick-notes:u1', THEME, 'banyan:user-profile:u1'])
  expect(aside).toEqual({})
  // Local values are migrated before merging; unreadable ones stay as they are.
  const here = { [TODOS]: written(1, ['Old']), [THEME]: written(1, 'night'), 'banyan:drafts:u1': 'broken', gone: null }
  expect(upToDate(here, now)).toEqual({ ...here, [TODOS]: values[TODOS], [THEME]: written(2, 'dark') })
})

test('the demo’s data has the current version', async () => {
  const { fillDataOf } = await import('./user-data.ts')
  fillDataOf('demo', { todoItems: [], quickNotes: [] })
  expect([stored('banyan:todo-items:demo').v, stored('banyan:quick-notes:demo').v]).toEqual([2, 1])
})

test('every key has a migration from each older version', async () => {
  vi.resetModules()
  const { keyTable, versionOf } = await import('#catalogue/storage-keys.ts')
  const { keptMigrations } = await import('#domain/kept/kept-migrations.ts')
  for (const key of Object.keys(keyTable) as StorageKey[]) {
    const older = Array.from({ length: versionOf(key) - 1 }, (_, at) => String(at + 1))
    expect(Object.keys(keptMigrations[key] ?? {}), key).toEqual(older)
  }
})
