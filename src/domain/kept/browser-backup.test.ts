import { describe, expect, test } from 'vitest'
import { compare, restored, undone } from './backup-merge.ts'
import { readBackup, writeBackup } from './browser-backup.ts'
import { add, change, type KeptList, remove } from './kept-list.ts'

const at = (day: number) => `2026-11-0${day}T00:00:00.000Z`
type Note = { readonly text: string }
const list = (...texts: string[]) =>
  texts.reduce<KeptList<Note>>((sum, text) => add(sum, text, { text }, 'last', at(1)), [])
const kept = (data: unknown, day = 1) => JSON.stringify({ v: 1, updatedAt: at(day), data })
const none = { added: 0, changed: 0, conflicting: 0, deletedThere: 0, deletedHere: 0 }
const NOTES = 'banyan:quick-notes:u1'

test('any content round-trips', () => {
  const values = { [NOTES]: kept(list('<script>alert(1)</script>', '₹ 😀 \u2028')), 'banyan:theme': kept('dark') }
  expect(readBackup(writeBackup(values, at(1)))).toEqual({ ok: true, madeAt: at(1), values })
})

describe('a foreign file is refused with a reason', () => {
  const good = writeBackup({ [NOTES]: kept(list('a')) }, at(1))
  test.each([
    ['', 'broken'],
    [good.slice(0, -20), 'broken'],
    ['null', 'broken'],
    ['5', 'broken'],
    ['{}', 'foreign'],
    ['[]', 'foreign'],
    [JSON.stringify({ format: 'another-app', values: {} }), 'foreign'],
    [good.replace('"version": 1', '"version": 2'), 'newer'],
    [good.replace('quick-notes', 'quick-nites'), 'edited'],
    [good.replace('\\"a\\"', '\\"b\\"'), 'edited'],
    [JSON.stringify({ format: 'banyan-browser-backup', version: 1, madeAt: at(1), sum: '0', values: [] }), 'edited'],
    [good.replace('banyan:quick', 'other:quick'), 'edited'],
    ['x'.repeat(140_000_000), 'tooLarge'],
  ])('%#', (text, why) => {
    expect(readBackup(text)).toEqual({ ok: false, why })
  })
})

test.each(['merge', 'merge and revive', 'replace'] as const)('%s does not touch a newer version’s value', (way) => {
  const here = { [NOTES]: JSON.stringify({ v: 2, updatedAt: at(1), data: 'something new' }) }
  const backup = { [NOTES]: kept(list('a'), 2) }
  expect(restored(here, backup, way, at(3))).toEqual({})
  expect(compare(here, backup)).toMatchObject([{ state: 'older' }])
})

test('the preview counts what is new, equal and newer', () => {
  const here = { 'banyan:theme': kept('dark'), [NOTES]: kept(list('a')) }
  const backup = { 'banyan:theme': kept('dark'), [NOTES]: kept(list('a', 'b')), 'banyan:font-size': kept('large') }
  expect(compare(here, backup)).toEqual([
    { name: 'banyan:theme', state: 'same', items: 1, counts: none },
    { name: NOTES, state: 'list', items: 2, counts: { ...none, added: 1 } },
    { name: 'banyan:font-size', state: 'new', items: 1, counts: none },
  ])
  expect(compare({ 'banyan:theme': kept('dark', 2) }, { 'banyan:theme': kept('light', 1) })[0]?.state).toBe('older')
  expect(compare({ 'banyan:theme': kept('dark', 1) }, { 'banyan:theme': kept('light', 2) })[0]?.state).toBe('newer')

  const both = list('changed', 'conflict', 'gone here', 'gone there', 'same')
  const edit = (notes: KeptList<Note>, id: string, text: string) => change(notes, id, () => ({ text }), at(2))
  const mine = remove(edit(both, 'conflict', 'mine'), 'gone here', at(2))
  const theirs = remove(edit(edit(both, 'conflict', 'theirs'), 'changed', 'later'), 'gone there', at(2))
  expect(compare({ [NOTES]: kept(mine) }, { [NOTES]: kept(theirs) })[0]?.counts).toEqual({
    added: 0,
    changed: 1,
    conflicting: 1,
    deletedThere: 1,
    deletedHere: 1,
  })
})

describe('merging', () => {
  const texts = (text: string | undefined) =>
    (JSON.parse(text ?? '{"data":[]}').data as KeptList<Note>).flatMap(({ item }) => (item ? [item.text] : []))

  test('keeps local items, adds the backup’s, and does not restore deleted ones', () => {
    const mine = remove(list('a', 'b'), 'a', at(2))
    const values = restored({ [NOTES]: kept(mine) }, { [NOTES]: kept(list('a', 'c')) }, 'merge', at(3))
    expect(texts(values[NOTES]).toSorted()).toEqual(['b', 'c'])
    const nothingNew = restored({ [NOTES]: kept(mine) }, { [NOTES]: kept(list('a', 'b')) }, 'merge', at(3))
    expect(nothingNew).toEqual({})
  })

  test('restores deleted items only on request, and then for good', () => {
    const mine = remove(list('a', 'b'), 'a', at(2))
    const values = restored({ [NOTES]: kept(mine) }, { [NOTES]: kept(list('a')) }, 'merge and revive', at(3))
    expect(texts(values[NOTES]).toSorted()).toEqual(['a', 'b'])
    const again = restored(values, { [NOTES]: kept(mine) }, 'merge', at(4))
    expect(again).toEqual({})
  })

  test('of single values the newer one wins', () => {
    expect(restored({ 'banyan:theme': kept('dark', 2) }, { 'banyan:theme': kept('light', 1) }, 'merge', at(3))).toEqual(
      {},
    )
    expect(restored({ 'banyan:theme': kept('dark', 1) }, { 'banyan:theme': kept('light', 2) }, 'merge', at(3))).toEqual(
      {
        'banyan:theme': kept('light', 2),
      },
    )
  })

  test('replacing writes the backup’s values, also against an open tab with newer ones, and leaves others alone', () => {
    const mine = change(list('a', 'both'), 'both', () => ({ text: 'mine' }), at(2))
    const here = { [NOTES]: kept(mine), 'banyan:theme': kept('dark') }
    const values = restored(here, { [NOTES]: kept(list('both', 'c')) }, 'replace', at(3))
    expect(Object.keys(values)).toEqual([NOTES])
    expect(texts(values[NOTES]).toSorted()).toEqual(['both', 'c'])
    const stale = restored(values, { [NOTES]: kept(mine) }, 'merge', at(4))
    expect(stale).toEqual({})
  })

  test('undo removes what was imported, but nothing written since', () => {
    const before = { [NOTES]: kept(list('a')), 'banyan:theme': kept('dark', 1), 'banyan:font-size': kept('small', 1) }
    const backup = {
      [NOTES]: kept(change(list('a', 'b', 'c'), 'a', () => ({ text: 'A' }), at(2))),
      'banyan:theme': kept('light', 2),
      'banyan:font-size': kept('large', 2),
    }
    const after = { ...before, ...restored(before, backup, 'merge', at(3)) }
    expect(texts(after[NOTES]).toSorted()).toEqual(['A', 'b', 'c'])
    // Changed since: a new note, an edit of an imported one, another theme.
    const data = JSON.parse(after[NOTES]).data as KeptList<Note>
    const since = change(add(data, 'new', { text: 'new' }, 'first', at(4)), 'c', () => ({ text: 'C' }), at(4))
    const now = { ...after, [NOTES]: kept(since, 4), 'banyan:theme': kept('nature', 4) }
    const changes = undone(now, before, after, at(5))
    expect(texts(changes[NOTES] ?? '').toSorted()).toEqual(['C', 'a', 'new'])
    expect(changes['banyan:font-size']).toBe(before['banyan:font-size'])
    expect(changes).not.toHaveProperty('banyan:theme')
  })

  test('undo of an untouched import restores everything', () => {
    const before = { [NOTES]: null, 'banyan:theme': kept('dark', 1) }
    const after = { [NOTES]: kept(list('a')), 'banyan:theme': kept('light', 2) }
    expect(undone(after, before, after, at(5))).toEqual(before)
  })
})
