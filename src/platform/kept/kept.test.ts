import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { add, itemsOf, type KeptList, merge, remove } from '#domain/kept/kept-list.ts'
import { keptList, listCheck } from '#domain/kept/kept-list-schema.ts'
import { bySchema } from '#domain/kept/schema-check.ts'
import { endTimersAfterTest, stubBrowser } from '#tests/browser-storage.ts'
import { corruptValues } from '#tests/corrupt-values.ts'
import { setVersion } from '#tests/key-versions.ts'
import { isAside } from './aside.ts'
import type { KeptKind } from './kept.ts'

type Note = { readonly text: string }
const item = z.strictObject({ text: z.string() })
const notes: KeptKind<KeptList<Note>> = {
  key: 'quickNotes',
  check: bySchema(keptList(item)),
  fallback: [],
  merge,
}
/** Version 1 notes had no envelope. */
const steps = {
  1: (old: unknown) =>
    (old as { text: string }[]).map(({ text }, place) => ({ id: text, rev: 1, at, place, item: { text } })),
}
const NAME = 'banyan:quick-notes:u1'
const at = '2026-01-01T00:00:00.000Z'
const noted = (text: string) => (list: KeptList<Note>) => add(list, text, { text }, 'last', at)
const texts = (list: KeptList<Note>) => itemsOf(list).map(({ text }) => text)
const envelope = (texts_: string[], v = 2) =>
  JSON.stringify({ v, updatedAt: at, data: texts_.reduce<KeptList<Note>>((list, text) => noted(text)(list), []) })

const asides = () =>
  Object.keys(browser.storage)
    .filter(isAside)
    .map((name) => browser.storage.getItem(name))

let browser: ReturnType<typeof stubBrowser>
beforeEach(() => {
  vi.useFakeTimers()
  browser = stubBrowser()
  endTimersAfterTest()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A newly opened tab. */
async function openTab(kind = notes) {
  vi.resetModules()
  await setVersion('quickNotes', 2, steps)
  const { openKept } = await import('./kept.ts')
  const { currentTroubles: troubles } = await import('./trouble.ts')
  return { kept: openKept(kind, 'u1'), troubles }
}

/** Subscribes like a page that shows it. */
const shown = (kept: { subscribe(changed: () => void): () => void }) => {
  const changed = vi.fn()
  kept.subscribe(changed)
  return changed
}

test('a change is visible at once, before it is written', async () => {
  const { kept } = await openTab()
  const saving = Promise.all([kept.update(noted('a')), kept.update(noted('b'))])
  expect(texts(kept.read())).toEqual(['a', 'b'])
  expect(kept.read()).toBe(kept.read())
  expect(browser.storage.getItem(NAME) ?? '').not.toContain('"b"')
  expect(await saving).toEqual(['saved', 'saved'])
  expect(texts(kept.read())).toEqual(['a', 'b'])
})

test('a change is stored, and the next visit finds it', async () => {
  const { kept } = await openTab()
  expect(await kept.update(noted('a'))).toBe('saved')
  expect(texts(kept.read())).toEqual(['a'])
  expect(kept.read()).toBe(kept.read())
  expect(texts((await openTab()).kept.read())).toEqual(['a'])
})

test('another tab’s change is visible at once', async () => {
  const { kept } = await openTab()
  const changed = vi.fn()
  kept.subscribe(changed)
  browser.fromOtherTab(NAME, envelope(['b']))
  expect(changed).toHaveBeenCalledOnce()
  expect(texts(kept.read())).toEqual(['b'])
  await kept.update(noted('c'))
  expect(texts(kept.read())).toEqual(['b', 'c'])
})

test.each(['with', 'without'])(
  'a tab %s locks that was written over at the same moment brings both together',
  async (locks) => {
    if (locks === 'without') vi.stubGlobal('navigator', {})
    const { kept } = await openTab()
    await kept.update(noted('mine'))
    browser.fromOtherTab(NAME, envelope(['theirs']))
    await vi.advanceTimersByTimeAsync(0)
    expect(texts(kept.read()).toSorted()).toEqual(['mine', 'theirs'])
    expect(texts((await openTab()).kept.read()).toSorted()).toEqual(['mine', 'theirs'])
  },
)

test('a write overwritten by a tab that has closed since is merged back', async () => {
  const { kept } = await openTab()
  await kept.update(noted('mine'))
  browser.lateFromOtherTab(NAME, envelope(['theirs']))
  await vi.advanceTimersByTimeAsync(0)
  expect(texts(kept.read()).toSorted()).toEqual(['mine', 'theirs'])
})

test('a deleted value does not come back from a tab that wrote it or could not save it', async () => {
  const { kept, troubles } = await openTab()
  await kept.update(noted('a'))
  browser.fromOtherTab(NAME, null)
  browser.fromOtherTab(NAME, envelope(['new']))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(texts(kept.read())).toEqual(['new'])
  browser.storage.room = 0
  expect(await kept.update(noted('unsaved'))).toBe('unsaved')
  const { forgetKept } = await import('./kept.ts')
  browser.storage.removeItem(NAME)
  forgetKept([NAME])
  browser.storage.room = 5_000_000
  await vi.advanceTimersByTimeAsync(20_000)
  expect(texts(kept.read())).toEqual([])
  expect(browser.storage.getItem(NAME)).toBeNull()
  expect(troubles()).toEqual([])
})

test('many concurrent changes cost few writes', async () => {
  const { kept } = await openTab()
  const writes = vi.spyOn(browser.storage, 'setItem')
  const all = Array.from({ length: 200 }, (_, at) => kept.update(noted(`n${at}`)))
  expect(kept.read()).toHaveLength(200)
  expect(new Set(await Promise.all(all))).toEqual(new Set(['saved']))
  expect(kept.read()).toHaveLength(200)
  expect(writes.mock.calls.length).toBeLessThan(10)
})

test('an older version is migrated', async () => {
  browser.storage.setItem(NAME, JSON.stringify({ v: 1, updatedAt: at, data: [{ text: 'old' }] }))
  const { kept } = await openTab()
  expect(texts(kept.read())).toEqual(['old'])
  await kept.update(noted('new'))
  expect(JSON.parse(browser.storage.getItem(NAME) ?? '').v).toBe(2)
  expect(texts(kept.read())).toEqual(['old', 'new'])
})

test.each([...corruptValues, 'null', '{"v":2,"data":{}}', '{"v":2,"data":[{"id":1}]}'])(
  'a value that cannot be read (%j) is put aside, whole, and told',
  async (text) => {
    browser.storage.setItem(NAME, text)
    const { kept, troubles } = await openTab()
    shown(kept)
    expect(kept.read()).toEqual([])
    await vi.advanceTimersByTimeAsync(0)
    expect(asides()).toEqual([text])
    expect(troubles()).toMatchObject([{ name: NAME, kind: 'set-aside' }])
    expect(await kept.update(noted('a'))).toBe('saved')
    expect(asides()).toHaveLength(1)
  },
)

test('a newer version’s value is not touched; additions stay in this tab', async () => {
  const newer = JSON.stringify({ v: 3, updatedAt: at, data: 'something new' })
  browser.storage.setItem(NAME, newer)
  const { kept, troubles } = await openTab()
  expect(await kept.update(noted('a'))).toBe('unsaved')
  expect(texts(kept.read())).toEqual(['a'])
  expect(browser.storage.getItem(NAME)).toBe(newer)
  expect(
    troubles()
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['newer', 'unsaved'])
})

test('full storage: nothing is lost, it is reported, and saved once there is space, merged with other tabs', async () => {
  const { kept, troubles } = await openTab()
  await kept.update(noted('a'))
  browser.storage.room = 0
  expect(await kept.update(noted('b'))).toBe('unsaved')
  expect(await kept.update((list) => remove(list, 'a', at))).toBe('unsaved')
  expect(texts(kept.read())).toEqual(['b'])
  expect(troubles()).toMatchObject([{ name: NAME, kind: 'unsaved' }])
  browser.storage.room = 5_000_000
  browser.storage.setItem(NAME, envelope(['a', 'c']))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(texts(kept.read()).toSorted()).toEqual(['b', 'c'])
  expect(troubles()).toEqual([])
  expect(texts((await openTab()).kept.read()).toSorted()).toEqual(['b', 'c'])
})

test('a newer version’s value: reading has no effects; it is reported once', async () => {
  browser.storage.setItem(NAME, JSON.stringify({ v: 3, updatedAt: at, data: 'something new' }))
  const { kept, troubles } = await openTab()
  const writes = vi.spyOn(browser.storage, 'setItem')
  const changed = shown(kept)
  for (let n = 0; n < 20; n += 1) {
    kept.read()
    await vi.advanceTimersByTimeAsync(0)
  }
  const told = troubles()
  expect(told).toMatchObject([{ name: NAME, kind: 'newer' }])
  for (let n = 0; n < 20; n += 1) {
    kept.read()
    await vi.advanceTimersByTimeAsync(0)
  }
  expect(troubles()).toBe(told)
  expect(changed).not.toHaveBeenCalled()
  expect(writes).not.toHaveBeenCalled()
  // Reloaded elsewhere; this tab's version can read it again.
  browser.fromOtherTab(NAME, envelope(['a']))
  await vi.advanceTimersByTimeAsync(0)
  expect(troubles()).toEqual([])
})

test('a bad entry does not affect the others: it is set aside and reported', async () => {
  const bad = { id: 'x', rev: 1, at, place: 0, item: { text: 5 } }
  const good = JSON.parse(envelope(['a', 'b'])).data
  browser.storage.setItem(NAME, JSON.stringify({ v: 2, updatedAt: at, data: [...good, bad] }))
  const { troubles, kept } = await openTab({ ...notes, check: listCheck(item, ({ text }) => text) })
  shown(kept)
  await vi.advanceTimersByTimeAsync(0)
  expect(texts(kept.read())).toEqual(['a', 'b'])
  expect(troubles()).toMatchObject([{ name: NAME, kind: 'set-aside', entries: 1 }])
  expect(asides().map((text) => JSON.parse(text ?? '').data)).toEqual([[bad]])
  expect(await kept.update(noted('c'))).toBe('saved')
  expect(texts(kept.read())).toEqual(['a', 'b', 'c'])
})

test('a corrupt value with space only in its own place is set aside and reported', async () => {
  browser.storage.setItem(NAME, 'x'.repeat(1000))
  browser.storage.room = 1300
  const { kept, troubles } = await openTab()
  shown(kept)
  await vi.advanceTimersByTimeAsync(0)
  expect(asides()).toEqual(['x'.repeat(1000)])
  expect(troubles()).toMatchObject([{ name: NAME, kind: 'set-aside', unread: 'x'.repeat(1000) }])
})

test('a corrupt value without space for a copy stays in place and is reported', async () => {
  browser.storage.setItem(NAME, 'x'.repeat(1000))
  browser.storage.room = 1050
  const { kept, troubles } = await openTab()
  expect(await kept.update(noted('a'))).toBe('unsaved')
  expect(browser.storage.getItem(NAME)).toBe('x'.repeat(1000))
  expect(asides()).toEqual([])
  expect(texts(kept.read())).toEqual(['a'])
  expect(
    troubles()
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['set-aside', 'unsaved'])
})

test('setting aside is not a deletion: another tab’s pending write is not lost', async () => {
  browser.storage.setItem(NAME, 'broken')
  const { kept } = await openTab()
  const saving = kept.update(noted('mine'))
  // The other tab set it aside first.
  browser.storage.setItem('banyan:set-aside:2026:banyan:quick-notes:u1', 'broken')
  browser.fromOtherTab(NAME, envelope([]))
  await vi.advanceTimersByTimeAsync(200)
  expect(await saving).toBe('saved')
  expect(texts(kept.read())).toEqual(['mine'])
})

test('refused locks count as none: everything is saved, in turn', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) },
  })
  const { kept } = await openTab()
  expect(await Promise.all([kept.update(noted('a')), kept.update(noted('b'))])).toEqual(['saved', 'saved'])
  expect(texts((await openTab()).kept.read())).toEqual(['a', 'b'])
})

test('APIs that throw when accessed: the tab works in memory', async () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(globalThis, name, { configurable: true, get: refuse })
  vi.stubGlobal('BroadcastChannel', refuse)
  try {
    const { kept } = await openTab()
    expect(await kept.update(noted('a'))).toBe('unsaved')
    expect(texts(kept.read())).toEqual(['a'])
    const signal = await import('#platform/storage/outbox-signal.ts')
    const heard = vi.fn()
    signal.onOutbox(heard)
    signal.announceOutbox()
    expect(heard).toHaveBeenCalledOnce()
    const { hasCache } = await import('#platform/storage/database-name.ts')
    expect(await hasCache()).toBe(false)
  } finally {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Reflect.deleteProperty(globalThis, name)
  }
})

test('refused storage: the tab works in memory', async () => {
  browser.storage.refuses = true
  const { kept } = await openTab()
  expect(kept.read()).toEqual([])
  expect(await kept.update(noted('a'))).toBe('unsaved')
  expect(await kept.update(noted('b'))).toBe('unsaved')
  expect(texts(kept.read())).toEqual(['a', 'b'])
})
