import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { add, change, edit, itemsOf, type KeptList, merge, move, prune, remove, restore, revive } from './kept-list.ts'
import { keptList, listCheck } from './kept-list-schema.ts'

type Note = { readonly text: string }
type List = KeptList<Note>
const at = (second: number) => new Date(Date.UTC(2026, 0, 1) + second * 1000).toISOString()
const note = (text: string): Note => ({ text })
const texts = (list: List) => itemsOf(list).map(({ text }) => text)

test('added first or last; an existing id is ignored', () => {
  let list: List = add([], 'a', note('a'), 'last', at(0))
  list = add(list, 'b', note('b'), 'last', at(1))
  list = add(list, 'c', note('c'), 'first', at(2))
  expect(texts(list)).toEqual(['c', 'a', 'b'])
  expect(add(list, 'b', note('another b'), 'first', at(3))).toBe(list)
})

test('edited, removed, restored by undo and by adding again', () => {
  const list: List = add(add([], 'a', note('a'), 'last', at(0)), 'b', note('b'), 'last', at(1))
  const changed = change(list, 'a', () => note('A'), at(2))
  expect(texts(changed)).toEqual(['A', 'b'])
  const removed = remove(changed, 'a', at(3))
  expect(texts(removed)).toEqual(['b'])
  const [kept] = changed
  if (!kept) throw new Error('nothing to undo')
  expect(texts(restore(removed, kept, at(4)))).toEqual(['A', 'b'])
  expect(texts(add(removed, 'a', note('new'), 'last', at(4)))).toEqual(['b', 'new'])
})

test('undo beats a removal in another tab; of concurrent edit and removal the order is deterministic', () => {
  const list: List = add([], 'a', note('a'), 'last', at(0))
  const [kept] = list
  if (!kept) throw new Error('nothing kept')
  const removed = remove(list, 'a', at(1))
  const undone = restore(removed, kept, at(2))
  expect(texts(merge(removed, undone))).toEqual(['a'])
  const edited = (second: number) => change(list, 'a', () => note('edited'), at(second))
  expect(texts(merge(removed, edited(9)))).toEqual(['edited'])
  expect(texts(merge(remove(list, 'a', at(9)), edited(1)))).toEqual([])
  // At the same instant an edit beats a removal: nothing written is lost.
  expect(texts(merge(removed, edited(1)))).toEqual(['edited'])
  expect(texts(merge(edited(1), removed))).toEqual(['edited'])
})

test('undo restores only entries unchanged since', () => {
  const list: List = add(add([], 'a', note('a'), 'last', at(0)), 'b', note('b'), 'last', at(0))
  const [kept] = list
  if (!kept) throw new Error('nothing kept')
  const removed = remove(list, 'a', at(1))
  const again = add(removed, 'a', note('with a reason'), 'last', at(2))
  expect(restore(again, kept, at(3))).toBe(again)
  const goneAgain = remove(again, 'a', at(3))
  expect(restore(goneAgain, kept, at(4))).toBe(goneAgain)
  expect(texts(restore(removed, kept, at(2)))).toEqual(['a', 'b'])
  expect(restore([], kept, at(2))).toEqual([])
  expect(texts(revive(goneAgain, kept, at(4)))).toEqual(['a', 'b'])
  expect(revive(again, kept, at(4))).toBe(again)
})

test('editing a removed item restores it at its place', () => {
  let list: List = []
  for (const id of ['a', 'b', 'c']) list = add(list, id, note(id), 'last', at(0))
  const to = (old: Note | null) => note(`${old?.text ?? 'gone'}, edited`)
  expect(texts(edit(remove(list, 'b', at(1)), 'b', to, 'first', at(2)))).toEqual(['a', 'gone, edited', 'c'])
  expect(texts(edit(list, 'b', to, 'first', at(2)))).toEqual(['a', 'b, edited', 'c'])
  expect(texts(edit(list, 'd', to, 'first', at(2)))).toEqual(['gone, edited', 'a', 'b', 'c'])
})

test('entries are validated one by one, and duplicates become one entry', () => {
  const check = listCheck(z.strictObject({ id: z.string(), text: z.string() }), ({ id }) => id)
  const entry = (id: string, rev: number, item: unknown = { id, text: id }) => ({ id, rev, at: at(0), place: 0, item })
  const bad = [entry('x', 0), { ...entry('y', 1), more: true }, entry('z', 1, { text: 'no id' }), null, 5]
  const data = [entry('a', 1), ...bad, entry('b', 2), entry('b', 1), entry('other name', 3, { id: 'a', text: 'later' })]
  expect(check(data)).toEqual({ data: [{ ...entry('a', 3), item: { id: 'a', text: 'later' } }, entry('b', 2)], bad })
  expect(check({})).toBeUndefined()
})

test('moved before another, to the front and to the end', () => {
  let list: List = []
  for (const id of ['a', 'b', 'c', 'd']) list = add(list, id, note(id), 'last', at(0))
  expect(texts(move(list, 'd', 'b', at(1)))).toEqual(['a', 'd', 'b', 'c'])
  expect(texts(move(list, 'd', 'a', at(1)))).toEqual(['d', 'a', 'b', 'c'])
  expect(texts(move(list, 'a', null, at(1)))).toEqual(['b', 'c', 'd', 'a'])
  expect(move(list, 'a', 'nobody', at(1))).toBe(list)
})

test('removal marks last ninety days', () => {
  const list = remove(add([] as List, 'a', note('a'), 'last', at(0)), 'a', at(1))
  const days = (count: number) => new Date(Date.UTC(2026, 0, 1) + count * 86_400_000)
  expect(prune(list, days(89))).toHaveLength(1)
  expect(prune(list, days(91))).toHaveLength(0)
})

test('the schema accepts what the rules produce', () => {
  const list = remove(add([] as List, 'a', note('a'), 'last', at(0)), 'a', at(1))
  expect(keptList(z.strictObject({ text: z.string() })).parse(list)).toEqual(list)
})

const ids = ['a', 'b', 'c', 'd', 'e']
const command = fc.record({
  tab: fc.constantFrom(0, 1, 2),
  kind: fc.constantFrom('add', 'change', 'remove', 'undo', 'move', 'write', 'read', 'crash'),
  id: fc.constantFrom(...ids),
  other: fc.constantFrom(...ids),
  where: fc.constantFrom<'first' | 'last'>('first', 'last'),
  clock: fc.integer({ min: -50, max: 50 }),
})

/** Three tabs with own copies that merge at times; clocks that disagree; crashes. */
function play(commands: readonly (typeof command extends fc.Arbitrary<infer C> ? C : never)[]) {
  let stored: List = []
  const tabs: List[] = [[], [], []]
  const removed = new Map<string, List[number]>()
  const live = (tab: number) => tabs[tab] ?? []
  for (const [step, { tab, kind, id, other, where, clock }] of commands.entries()) {
    const now = at(1000 + step + clock)
    const mine = live(tab)
    const text = `${tab}-${step}`
    if (kind === 'add') tabs[tab] = add(mine, id, note(text), where, now)
    if (kind === 'change') tabs[tab] = change(mine, id, () => note(text), now)
    if (kind === 'remove') {
      const before = mine.find((entry) => entry.id === id && entry.item)
      if (before) removed.set(id, before)
      tabs[tab] = remove(mine, id, now)
    }
    if (kind === 'undo') {
      const before = removed.get(id)
      if (before) tabs[tab] = restore(mine, before, now)
    }
    if (kind === 'move') tabs[tab] = move(mine, id, other, now)
    if (kind === 'write') stored = merge(stored, mine)
    if (kind === 'read') tabs[tab] = merge(stored, mine)
    // Unwritten changes are lost; the rest is as stored.
    if (kind === 'crash') tabs[tab] = stored
  }
  return { stored, tabs }
}

describe('three tabs in any order, with crashes', () => {
  test('end with the same list, in any order of writes', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
        const { stored, tabs } = play(commands)
        const orders = [
          [0, 1, 2],
          [2, 1, 0],
          [1, 2, 0, 1, 0],
        ]
        const ends = orders.map((order) => order.reduce<List>((sum, tab) => merge(sum, tabs[tab] ?? []), stored))
        expect(ends[1]).toEqual(ends[0])
        expect(ends[2]).toEqual(ends[0])
        expect(merge(ends[0] ?? [], ends[0] ?? [])).toEqual(ends[0])
      }),
      { numRuns: 500 },
    )
  })

  test('no write is lost, and no removed item comes back by itself', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60 }), fc.constantFrom(...ids), (commands, id) => {
        const { stored } = play(commands)
        // A tab that is up to date adds or removes one item; then every other tab writes its old copy.
        const adds = add(stored, id, note('mine'), 'last', at(5000))
        const removes = remove(stored, id, at(5000))
        for (const stale of play(commands.slice(0, -1)).tabs) {
          const older = merge(stored, stale).find((entry) => entry.id === id)
          // Only a concurrent change may win, by its revision.
          const mine = (list: List) => list.find((entry) => entry.id === id)
          const kept = mine(merge(adds, stale))
          expect((kept?.rev ?? 0) >= (mine(adds)?.rev ?? 0)).toBe(true)
          const gone = mine(merge(removes, stale))
          if ((older?.rev ?? 0) <= (mine(stored)?.rev ?? 0)) expect(gone?.item ?? null).toBeNull()
        }
      }),
      { numRuns: 300 },
    )
  })
})
